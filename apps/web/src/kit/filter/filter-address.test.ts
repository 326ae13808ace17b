import { modules, register, states } from '@operatory/domain';
import {
  type ConditionNode,
  completeConditionsOf,
  type Field,
  readConditions,
  testsOf,
  whereOf,
  writeConditions,
} from '@operatory/resource';
import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listSearch } from '#kit/definition/list-search.ts';
import { searchOfView, viewOf } from '#kit/views/saved-views.ts';
import { type FilterTable, filterableFieldsOf, filterTable as tableOf } from './filter-fields.ts';

const me = {
  role: 'client_admin',
  grants: modules.flatMap(({ name }) => [
    `package:${name}`,
    ...['VIEW', 'ADD', 'EDIT', 'DELETE'].map((action) => `${name}:${action}`),
  ]),
};
/** Caches results, because each is needed many times. */
const kept = <Key, Value>(make: (key: Key) => Value) => {
  const made = new Map<Key, Value>();
  return (key: Key): Value => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Value;
  };
};
const filterTable = kept((table: string) => tableOf(table, me));
const context = {
  dayBounds: (day: string) => ({ start: new Date(day), end: new Date(Date.parse(day) + 86_400_000) }),
};
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Generates values that a user may enter in the field. */
function entryOf(field: Field): fc.Arbitrary<string> {
  if ('unit' in field && field.unit === 'bytes')
    return fc
      .tuple(fc.nat(9_999), fc.constantFrom('', ' KB', ' MB', ' GB'))
      .map(([size, unit]) => `${size}${unit}`);
  switch (field.kind) {
    case 'number':
    case 'money':
    case 'percent':
      return fc.integer({ min: -1_000_000, max: 1_000_000 }).map(String);
    case 'date':
    case 'dateTime':
      return day;
    case 'time':
      return fc
        .tuple(fc.nat(23), fc.nat(59))
        .map((parts) => parts.map((n) => `${n}`.padStart(2, '0')).join(':'));
    case 'enum':
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case 'address':
      return fc.constantFrom(...states.map(({ value }) => value));
    case 'reference':
      return fc.uuid();
    default:
      return fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  }
}
const conditionOf = kept(({ fields, references }: FilterTable): fc.Arbitrary<ConditionNode> => {
  const beyond = references.flatMap(({ name, table }) =>
    (filterTable(table)?.fields ?? []).map((each) => ({ ...each, path: [name, each.name] })),
  );
  const all = [...fields.map((each) => ({ ...each, path: [each.name] })), ...beyond];
  return fc.constantFrom(...all).chain(({ path, field }) =>
    fc.constantFrom(...testsOf(field)).chain(({ name, takes }) => {
      const [minLength, maxLength] = { nothing: [0, 0], one: [1, 1], two: [2, 2], many: [1, 3] }[takes] as [
        number,
        number,
      ];
      return fc
        .array(entryOf(field), { minLength, maxLength })
        .map((values) => ({ kind: 'is' as const, path, test: name, values }));
    }),
  );
});
function nodeOf(table: FilterTable, depth: number): fc.Arbitrary<ConditionNode> {
  if (depth === 0) return conditionOf(table);
  const of = (inner: FilterTable) => fc.array(nodeOf(inner, depth - 1), { minLength: 1, maxLength: 2 });
  const group = fc.record({
    kind: fc.constantFrom('all' as const, 'any' as const, 'none' as const),
    of: of(table),
  });
  if (table.parts.length === 0) return fc.oneof(conditionOf(table), group);
  const related = fc.constantFrom(...table.parts).chain(({ name, table: other }) => {
    const inner = filterTable(other);
    return fc.record({
      kind: fc.constantFrom('some' as const, 'no' as const),
      relationship: fc.constant(name),
      of: inner && inner.fields.length > 0 ? of(inner) : fc.constant([]),
    });
  });
  return fc.oneof(conditionOf(table), group, related);
}

test('a filter that is read back from the URL or a saved view is the same, and selects the same rows', () => {
  for (const { table } of register) {
    const known = filterTable(table);
    const askable = filterableFieldsOf(table, me);
    if (!known || !askable || known.fields.length === 0) continue;
    const root = fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const, 'none' as const),
      of: fc.array(nodeOf(known, 2), { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(root, (built) => {
        expect(completeConditionsOf(built, askable)).toEqual(built);
        const where = writeConditions(built);
        const inAddress = v.parse(listSearch, defaultParseSearch(defaultStringifySearch({ where })));
        const inView = searchOfView(viewOf(inAddress));
        for (const text of [inAddress.where, inView.where]) {
          const read = readConditions(text ?? '');
          // A group that is the only condition becomes the root, which has the same effect.
          const alone = built.kind === 'all' && built.of.length === 1 && read?.of[0] !== built.of[0];
          if (!alone) expect(read, text).toEqual(built);
          const asked = whereOf(built, askable, context);
          expect(asked).not.toBeNull();
          expect(read && whereOf(read, askable, context)).toEqual(asked);
        }
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 1) },
    );
  }
});
