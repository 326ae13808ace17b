import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isJsonObject,
  isJsonTooDeep,
  jsonToBind,
  plainNumbers,
  readJson,
  writeJson,
} from '../src/read/json.ts';
import { checkVariables } from '../src/read/limits.ts';
import { Numeral } from '../src/read/numeral.ts';
import { propertyRuns } from './property-runs.ts';

const exact = (text: string) => new Numeral(text, 'json');

test.each([
  ['9007199254740993', '9007199254740993'],
  ['-9223372036854775809', '-9223372036854775809'],
  ['9007199254740993.0', '9007199254740993'],
  ['90071992547409930e-1', '9007199254740993'],
  ['12345678901234567E+2', '1234567890123456700'],
  ['0.1234567890123456789012345', '0.1234567890123456789012345'],
  ['-0.10000000000000000000001', '-0.10000000000000000000001'],
  ['5.00000000000000000001', '5.00000000000000000001'],
  ['1e400', '1e400'],
  ['-1e-400', '-1e-400'],
  ['1.2345678901234567890e30', '1234567890123456789000000000000'],
  ['12e500', '12e500'],
])('the digits of %s are kept', (text, kept) => {
  expect(readJson(`{"n": [${text}]}`)).toEqual({ n: [exact(kept)] });
});

test.each([
  '0',
  '-0',
  '1',
  '-1.5',
  '0.1',
  '1.50',
  '9007199254740992',
  '0.30000000000000004',
  '1e21',
  '5e-324',
  '1.7976931348623157e308',
  '10000000000000000000000',
  '0.0000000000000000000',
])('%s is read as an ordinary number', (text) => {
  expect(readJson(text)).toBe(Number(text));
});

test('a text is read as by JSON.parse, apart from long numbers', () => {
  const text =
    '{"a\\"1234567890123456789":"1234567890123456789 \\\\","b":[true,false,null,"é☃\\u0041"],"c":1,"c":2,"n":12345678901234567890}';
  expect(readJson(text)).toEqual({ ...(JSON.parse(text) as object), n: exact('12345678901234567890') });
  expect(writeJson(readJson(text))).toBe(
    '{"a\\"1234567890123456789":"1234567890123456789 \\\\","b":[true,false,null,"é☃A"],"c":2,"n":12345678901234567890}',
  );
});

test('long digit sequences inside a string are text', () => {
  const text = '{"barcode":"01095060001343528200","code":"\\\\\\"1e500"}';
  expect(readJson(text)).toEqual(JSON.parse(text));
});

test('a key named __proto__ is an ordinary key and sets no prototype', () => {
  const read = readJson('{"__proto__":{"admin":true},"n":12345678901234567890}') as {
    readonly admin?: boolean;
  };
  expect(read.admin).toBeUndefined();
  expect(Object.keys(read)).toEqual(['__proto__', 'n']);
  expect(writeJson(read)).toBe('{"__proto__":{"admin":true},"n":12345678901234567890}');
  expect((plainNumbers(read) as { readonly admin?: boolean }).admin).toBeUndefined();
});

test.each([
  '',
  '{',
  '{"a":01}',
  '[12345678901234567890,]',
  "{'a':12345678901234567890}",
  '12345678901234567890 1',
])('%j is refused with the error message of JSON.parse', (text) => {
  const sentence = (read: (text: string) => unknown) => {
    try {
      return read(text);
    } catch (error) {
      return String(error);
    }
  };
  expect(sentence(readJson)).toBe(sentence(JSON.parse));
  expect(sentence(readJson)).toContain('SyntaxError');
});

test('extremely deep nesting can be read, but is refused as variables', () => {
  const deep = `${'['.repeat(200_000)}12345678901234567890${']'.repeat(200_000)}`;
  const value = readJson(deep);
  expect(() => checkVariables(value)).toThrow('variables are deeper than 64 levels');
});

test('nesting that is too deep is detected before parsing, ignoring the contents of strings', () => {
  const arrays = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect([9_999, 10_000, 10_001, 200_000].map((depth) => isJsonTooDeep(arrays(depth)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(isJsonTooDeep(`${'{"a":['.repeat(5_001)}`)).toBe(true);
  expect(isJsonTooDeep(`[${'[],{},'.repeat(20_000)}0]`)).toBe(false);
  expect(isJsonTooDeep(JSON.stringify({ a: `\\" ${'['.repeat(20_000)}`, b: '\\' }))).toBe(false);
  expect(isJsonTooDeep(`"${'['.repeat(20_000)}`)).toBe(false);
});

test('a long number may be nested as deeply as a short one', () => {
  const nested = (number: string) => readJson(`${'['.repeat(65)}${number}${']'.repeat(65)}`);
  expect(() => checkVariables(nested('1'))).not.toThrow();
  expect(() => checkVariables(nested('12345678901234567890'))).not.toThrow();
});

test('a number of half a million digits can be read', () => {
  const text = `{"a":0.${'0'.repeat(500_000)}1,"b":"${'1'.repeat(500_000)}"}`;
  expect(readJson(text)).toMatchObject({ a: exact('1e-500001') });
});

test('a number inside json that PostgreSQL would expand to very many zeros cannot be bound as a parameter', () => {
  expect(() => jsonToBind(readJson('[12e500]'))).toThrow('a number in json has an exponent beyond 400');
  expect(writeJson(readJson('[12e500]'))).toBe('[12e500]');
});

test('exact numbers can be converted to doubles for code that needs plain numbers', () => {
  const read = readJson('{"a":[9007199254740993,{"b":1e400}],"c":"x"}');
  expect(plainNumbers(read)).toEqual({ a: [9007199254740992, { b: Number.POSITIVE_INFINITY }], c: 'x' });
  const plain = { a: [1, { b: 2 }] };
  expect(plainNumbers(plain)).toBe(plain);
});

test('a long number is not a JSON object', () => {
  expect([readJson('12345678901234567890'), [], null, {}].map(isJsonObject)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('any JSON is read as by JSON.parse, except that long numbers keep their digits', () => {
  const spaced = fc
    .tuple(fc.json(), fc.constantFrom(undefined, 1))
    .map(([json, space]) => JSON.stringify(JSON.parse(json), undefined, space));
  fc.assert(
    fc.property(spaced, fc.bigInt(), (json, number) => {
      expect(plainNumbers(readJson(json))).toEqual(JSON.parse(json));
      const beside = `{"json":${json},"number":${number}}`;
      expect(JSON.parse(writeJson(readJson(beside)))).toEqual(JSON.parse(beside));
      expect(writeJson(readJson(beside))).toContain(`"number":${number}}`);
    }),
    propertyRuns,
  );
});
