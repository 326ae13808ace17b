import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Condition,
  type ConditionGroup,
  type ConditionNode,
  completeConditionsOf,
  conditionCount,
  containing,
  type Field,
  type FilterableFields,
  isCompleteCondition,
  matches,
  noConditions,
  type Row,
  readConditions,
  testOf,
  testsOf,
  whereOf,
  writeConditions,
} from '../src/index.ts';

const options = [
  { value: 'ACTIVE', label: 'Active' },
  { value: 'INACTIVE', label: 'Inactive' },
];
const fields: Record<string, Field> = {
  name: { kind: 'text' },
  stock: { kind: 'number' },
  price: { kind: 'money' },
  done: { kind: 'boolean' },
  day: { kind: 'date' },
  at: { kind: 'dateTime' },
  opens: { kind: 'time' },
  status: { kind: 'enum', options },
  tags: { kind: 'list' },
  room: { kind: 'reference', table: 'rooms', relationship: 'room' },
};
const room: FilterableFields = {
  fieldAt: ([name = '', ...rest]) => (rest.length === 0 ? fields[name] : undefined),
  related: () => undefined,
};
const askable: FilterableFields = {
  fieldAt: ([first = '', ...rest]) =>
    rest.length === 0 ? fields[first] : first === 'room_row' ? room.fieldAt(rest) : undefined,
  related: (name) => (name === 'parts' ? room : undefined),
};
const context = {
  dayBounds: (day: string) => {
    // Days in a zone ten hours ahead of UTC.
    const start = new Date(`${day}T00:00+10:00`);
    return { start, end: new Date(start.getTime() + 86_400_000) };
  },
};
const times = { opens: 'time' };
const types = { ...times, room_row: times, parts: times };
const ids = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
const samples: Record<string, readonly string[]> = {
  name: ['a', 'B', 'ab', '50%', '_', '\\'],
  stock: ['0', '1', '2.5', '-3'],
  price: ['9.50', '10', '0'],
  done: ['true'],
  day: ['2026-01-01', '2026-01-02', '2026-03-01'],
  at: ['2026-01-01', '2026-01-02', '2026-03-01'],
  opens: ['08:00', '17:30'],
  status: ['ACTIVE', 'INACTIVE'],
  tags: ['x', 'y'],
  room: ids,
};
const someOf: Record<string, fc.Arbitrary<unknown>> = {
  name: fc.constantFrom('', 'a', 'AB', 'cab', '50% off', 'a_b', 'back\\slash'),
  stock: fc.constantFrom(0, 1, 2.5, -3, 7),
  price: fc.constantFrom('9.50', '10.00', '0.00', '100.00'),
  done: fc.boolean(),
  day: fc.constantFrom('2026-01-01', '2026-01-02', '2026-02-28'),
  at: fc.constantFrom(
    '2025-12-31T14:00:00+00:00',
    '2026-01-01T13:59:59.9+00:00',
    '2026-01-01T14:00:00+00:00',
  ),
  opens: fc.constantFrom('07:59:00', '08:00:00', '23:00:00'),
  status: fc.constantFrom('ACTIVE', 'INACTIVE'),
  tags: fc.subarray(['x', 'y', 'z']),
  room: fc.constantFrom(...ids),
};
const plainRow = fc.record(
  Object.fromEntries(Object.entries(someOf).map(([name, value]) => [name, fc.option(value)])),
) as fc.Arbitrary<Row>;
const rowOf = fc
  .tuple(plainRow, fc.option(plainRow), fc.array(plainRow, { maxLength: 3 }))
  .map(([row, room_row, parts]): Row => ({ ...row, room_row, parts }));

const conditionOn = (prefix: readonly string[]): fc.Arbitrary<Condition> =>
  fc.constantFrom(...Object.keys(fields)).chain((name) => {
    const field = fields[name] as Field;
    return fc.constantFrom(...testsOf(field)).chain((test) => {
      const value = fc.constantFrom(...(samples[name] ?? []));
      const [minLength, maxLength] = { nothing: [0, 0], one: [1, 1], two: [2, 2], many: [1, 3] }[
        test.takes
      ] as [number, number];
      return fc
        .array(value, { minLength, maxLength })
        .map((values): Condition => ({ kind: 'is', path: [...prefix, name], test: test.name, values }));
    });
  });
const groupOf = (inner: fc.Arbitrary<ConditionNode>, minLength = 0): fc.Arbitrary<ConditionGroup> =>
  fc.record({
    kind: fc.constantFrom('all' as const, 'any' as const, 'none' as const),
    of: fc.array(inner, { minLength, maxLength: 3 }),
  });
const within = groupOf(fc.oneof(conditionOn([]), groupOf(conditionOn([]))));
const related = fc.record({
  kind: fc.constantFrom('some' as const, 'no' as const),
  relationship: fc.constant('parts'),
  of: within.map(({ of }) => of),
});
const node = fc.oneof(conditionOn([]), conditionOn(['room_row']), related, within);
const tree = groupOf(fc.oneof(node, groupOf(node)), 1);

/**
 * Whether a row meets a filter, of which each condition is either true or false, and never unknown as in SQL.
 */
function holds(node: ConditionNode, row: Row): boolean {
  switch (node.kind) {
    case 'is': {
      const owner = node.path.length > 1 ? (row.room_row as Row | null) : row;
      const name = node.path.at(-1) ?? '';
      const test = testOf(fields[name] as Field, node.test);
      const so = owner !== null && isSo(name, node, owner[name] ?? null);
      return test?.not ? !so : so;
    }
    case 'all':
      return node.of.every((each) => holds(each, row));
    case 'any':
      return node.of.length === 0 || node.of.some((each) => holds(each, row));
    case 'none':
      return !node.of.some((each) => holds(each, row));
    default: {
      const any = (row.parts as Row[]).some((part) => node.of.every((each) => holds(each, part)));
      return node.kind === 'some' ? any : !any;
    }
  }
}
/** Evaluates a condition without its negation. */
function isSo(name: string, { test, values }: Condition, value: unknown): boolean {
  if (value === null) return false;
  const text = String(value).toLowerCase();
  const [first = '', second = ''] = values.map((each) => each.toLowerCase());
  const kind = fields[name]?.kind;
  const order = (other: string): number => {
    if (kind === 'number' || kind === 'money') return Number(value) - Number(other);
    const [left, right] = [String(value).padEnd(8, ':00'), other.padEnd(8, ':00')];
    return left < right ? -1 : left > right ? 1 : 0;
  };
  const dayAt = () => new Date(Date.parse(String(value)) + 36_000_000).toISOString().slice(0, 10);
  if (kind === 'dateTime' && test !== 'filled' && test !== 'empty')
    return {
      on: dayAt() === first,
      before: dayAt() < first,
      after: dayAt() > first,
      between: dayAt() >= first && dayAt() <= second,
    }[test] as boolean;
  const filled = kind === 'text' ? value !== '' : kind === 'list' ? (value as string[]).length > 0 : true;
  const answers: Record<string, () => boolean> = {
    has: () => text.includes(first),
    lacks: () => text.includes(first),
    starts: () => text.startsWith(first),
    ends: () => text.endsWith(first),
    is: () => (kind === 'text' ? text === first : order(first) === 0),
    isnt: () => (kind === 'text' ? text === first : order(first) === 0),
    on: () => order(first) === 0,
    under: () => order(first) < 0,
    before: () => order(first) < 0,
    over: () => order(first) > 0,
    after: () => order(first) > 0,
    between: () => order(first) >= 0 && order(second) <= 0,
    in: () => values.includes(String(value)),
    notin: () => values.includes(String(value)),
    any: () => values.some((each) => (value as string[]).includes(each)),
    nothing: () => values.some((each) => (value as string[]).includes(each)),
    yes: () => value === true,
    no: () => value === true,
    filled: () => filled,
    empty: () => filled,
  };
  return answers[test]?.() === true;
}

describe('a filter of the condition builder', () => {
  it('matches the same rows as a plain evaluation, also with negation, references and child records', () => {
    fc.assert(
      fc.property(tree, rowOf, (root, row) => {
        const where = whereOf(root, askable, context);
        expect(where).not.toBeNull();
        expect(matches(where ?? {}, row, { types })).toBe(holds(root, row));
      }),
      { numRuns: 4000 },
    );
  });

  it('survives a round trip through the URL', () => {
    const any = fc.record({
      kind: fc.constant('is' as const),
      path: fc.array(fc.constantFrom('name', 'room_row', 'x1'), { minLength: 1, maxLength: 3 }),
      test: fc.constantFrom('has', 'between'),
      values: fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 }),
    });
    const root = groupOf(fc.oneof(any, node, groupOf(fc.oneof(any, node))), 1);
    fc.assert(
      fc.property(root, (given) => {
        const text = writeConditions(given);
        expect(readConditions(text)).toEqual(given);
        expect(writeConditions(readConditions(text) ?? noConditions)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it('is not read from a malformed, too deep or too long text, and random text does not throw', () => {
    const tokens = fc.constantFrom('name', '.', ':', ',', '(', ')', '~', 'any', 'some', 'has', 'ü', ' ', '');
    fc.assert(
      fc.property(fc.array(tokens, { maxLength: 30 }), (parts) => {
        const read = readConditions(parts.join(''));
        if (read) expect(readConditions(writeConditions(read))).not.toBeNull();
      }),
      { numRuns: 2000 },
    );
    for (const text of [
      'name',
      'name:',
      'any(',
      'any(name:has:x',
      'any(a:is:1))',
      'x(a:is:1)',
      '1:is:2',
      ',',
      '~',
    ])
      expect(readConditions(text), text).toBeNull();
    const deep = `${'any('.repeat(50)}a:is:1${')'.repeat(50)}`;
    expect(readConditions(deep)).toBeNull();
    expect(readConditions(Array.from({ length: 200 }, () => 'a:is:1').join(','))).toBeNull();
  });

  it('is parsed from its short text and converted to a bool_exp', () => {
    const root = readConditions(
      'name:has:Dr~, Lee,any(status:in:ACTIVE,room_row.name:starts:Sur),no(parts,stock:over:4)',
    );
    expect(root?.of).toHaveLength(3);
    expect(conditionCount(root ?? noConditions)).toBe(4);
    expect(whereOf(root ?? noConditions, askable, context)).toEqual({
      _and: [
        { name: containing('Dr, Lee') },
        { _or: [{ status: { _in: ['ACTIVE'] } }, { room_row: { name: containing('Sur', 'start') } }] },
        { _not: { parts: { _and: [{ stock: { _gt: 4 } }] } } },
      ],
    });
  });

  it('is rejected for a column, relationship or test that it may not use, and for a value that does not fit', () => {
    for (const text of [
      'salary:is:1',
      'name:under:1',
      'stock:is:many',
      'stock:is:1:2',
      'at:on:2026-02-30',
      'status:in:GONE',
      'room:in:x',
      'other.name:is:x',
      'no(tasks,name:is:x)',
      'some(parts,parts.name:is:x)',
    ]) {
      const root = readConditions(text);
      expect(root, text).not.toBeNull();
      expect(whereOf(root ?? noConditions, askable, context), text).toBeNull();
    }
  });

  it('ignores incomplete conditions', () => {
    const half: Condition = { kind: 'is', path: ['name'], test: 'has', values: [] };
    const whole: Condition = { ...half, values: ['x'] };
    expect(isCompleteCondition(half, askable)).toBe(false);
    expect(
      completeConditionsOf({ kind: 'all', of: [half, { kind: 'any', of: [half] }, whole] }, askable),
    ).toEqual({
      kind: 'all',
      of: [whole],
    });
    expect(completeConditionsOf({ kind: 'some', relationship: 'parts', of: [half] }, askable)).toEqual({
      kind: 'some',
      relationship: 'parts',
      of: [],
    });
  });
});
