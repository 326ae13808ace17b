import { buildSchema, type GraphQLSchema, getIntrospectionQuery, isObjectType, Kind, parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import { checkIntrospection } from '../src/read/introspection-size.ts';

const types = Array.from(
  { length: 60 },
  (_, n) => `type T${n} { a(x: Int, y: String): T${(n + 1) % 60} b: [T0!]! c: String d: T0 e: T1 f: T2 }`,
);
const schema: GraphQLSchema = buildSchema(`type Query { t: T0 } ${types.join(' ')}`);

function check(text: string, beforeCounting?: () => void): void {
  const { definitions } = parse(text);
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('no operation');
  const fragments = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  checkIntrospection(operation, fragments, schema, beforeCounting);
}
const aliased = (count: number, selection: string) =>
  `{ __schema { ${Array.from({ length: count }, (_, n) => `t${n}: ${selection}`).join(' ')} } }`;
const whole =
  'types { kind name fields(includeDeprecated: true) { name args { name type { name } } type { name ofType { name } } } }';

test.each([
  ['the standard introspection query', getIntrospectionQuery({ inputValueDeprecation: true })],
  [
    'the standard introspection query with __typename everywhere',
    getIntrospectionQuery({ inputValueDeprecation: true }).replaceAll(/\{(?=\s)/g, '{ __typename'),
  ],
  ['the names of all types under three aliases', aliased(3, 'types { name }')],
  ['one type', '{ __type(name: "T3") { name fields { name type { name } } } }'],
  ['a query without introspection', '{ t { c } }'],
])('%s may be requested', (_, text) => expect(() => check(text)).not.toThrow());

test.each([
  ['all types under forty aliases', aliased(40, whole)],
  [
    'types within fields within types, at four levels',
    '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
  ],
  [
    'a chain of fragments that each include the next one twice',
    `{ __schema { ...F0 } } ${Array.from({ length: 30 }, (_, n) => `fragment F${n} on __Schema { ...F${n + 1} ...F${n + 1} }`).join(' ')} fragment F30 on __Schema { queryType { name } }`,
  ],
  [
    'one type under forty aliases',
    `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: __type(name: "T3") { fields { type { fields { type { fields { name args { name type { name } } } } } } } }`).join(' ')} }`,
  ],
])('%s may not be requested', (_, text) =>
  expect(() => check(text)).toThrow('the introspection asks for more'),
);

test('the size of an introspection query that selects no more than the standard one is not calculated', () => {
  const counting = vi.fn();
  const standard = getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true });
  check(standard, counting);
  check(standard.replaceAll(/\{(?=\s)/g, '{ __typename'), counting);
  check(
    'query Q { __schema { ...A types { ... { name } kind } } } fragment A on __Schema { queryType { name } }',
    counting,
  );
  expect(counting).not.toHaveBeenCalled();
  const more = [
    aliased(2, 'types { name }'),
    '{ __schema { types { name again: name } } }',
    '{ __schema { types { name } ...A } } fragment A on __Schema { types { kind } }',
    '{ __schema { types { fields { type { fields { name } } } } } }',
    '{ __type(name: "T3") { name } }',
    'query Q { s: __schema { queryType { name } } }',
  ];
  for (const text of more) check(text, counting);
  expect(counting).toHaveBeenCalledTimes(more.length);
});

test('a selection with forty aliases is traversed only once', () => {
  const [type] = ['T0'].map((name) => schema.getType(name)).filter(isObjectType);
  if (!type) throw new Error('no type');
  const names = 'types { name fields { name args { name } } }';
  // Checks one standard query first, so that its cost is known.
  check(aliased(1, names));
  const walked = vi.spyOn(type, 'getFields');
  expect(() => check(aliased(40, names))).toThrow('the introspection asks for more');
  expect(walked).toHaveBeenCalledTimes(1);
});

test('types selected by fragments of the same shape are distinguished', () => {
  const asked = (name: string) =>
    `... on Query { __type(name: "${name}") { fields { type { fields { type { fields { name args { name } } } } } } } }`;
  expect(() => check(`{ ${asked('String')} ${asked('T3')} }`)).not.toThrow();
  expect(() =>
    check(`{ ${asked('String')} ${Array.from({ length: 60 }, (_, n) => asked(`T${n}`)).join(' ')} }`),
  ).toThrow('the introspection asks for more');
});
