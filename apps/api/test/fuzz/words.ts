import { isScalarType } from 'graphql';
import type { Chance } from '../isolation/chance.ts';
import { catalog } from '../isolation/world.ts';
import { Bare, type Place, type Words } from './inputs.ts';

/** The run itself writes some of these texts, so showing one reveals nothing. */
export const texts: readonly string[] = [
  '',
  'a',
  '%a%',
  '_',
  'Canary near of north',
  'PENDING',
  'ACTIVE',
  'TEXT',
  'ümläut ☃ 𝄞 “q” \\ "',
  'x'.repeat(300),
];
const patterns = ['%', 'a%', '^a', '[', '(', '\\', '%\\', '%of%', '(a|b)%', '(?i)a'];
const instants = [
  '2026-11-01',
  '2026-11-01T00:00:00Z',
  '2026-11-01T00:00:00.123456+10:30',
  'infinity',
  '2026-02-31',
  '9999-12-31',
  '25:00',
];
const numbers = ['0', '-0', '-1', '1.5', '12.50', '1e20', '12345678901234567890.5', 'NaN', '1e400', '1'];
const jsons: readonly unknown[] = [{}, [], { of: 'north' }, [1, 'x'], 'x', 1, null, { a: { b: [null] } }];
const paths = ['$', '$.a', 'of', "$.a['b'][0]", '$[1]', '$..', "$['", '$.a[99999999999999999999]'];
const hostile: readonly unknown[] = [
  "'; drop table tasks; --",
  'X-Hasura-User-Id',
  'x-hasura-client-id',
  '{',
  '\\',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00 alone',
  '\u2028\uffff',
  '__proto__',
  '99999999999999999999999999',
  new Bare('99999999999999999999999999'),
  new Bare('1e999'),
  new Bare('nope'),
  new Bare('$undeclared'),
  -2_147_483_649,
  9_007_199_254_740_992,
  1e308,
  -0.5,
  true,
  [[[]]],
  { _eq: { _eq: 1 } },
  { constructor: 1, __proto__x: 2 },
  { data: [], on_conflict: {} },
  [null],
  'engine: check failed ',
  '%s%n{{7*7}}',
  '../../etc/passwd',
  'x'.repeat(10_000),
];

/** The table is found by `table.column` and by the column's name alone. */
const targets = new Map<string, string>();
for (const { name, relationships } of Object.values(catalog.tables))
  for (const { kind, table, on } of Object.values(relationships)) {
    const ours = on.find(([our]) => our !== 'client_id')?.[0];
    if (kind !== 'object' || ours === undefined) continue;
    targets.set(`${name}.${ours}`, table);
    targets.set(ours, table);
  }

/**
 * The values are ids of the person's own rows, of other people's rows and of missing rows, and valid column
 * values.
 */
export function wordsFor(ids: {
  readonly own: readonly string[];
  readonly ownOf: Readonly<Record<string, readonly string[]>>;
  readonly foreign: readonly string[];
  readonly none: string;
}): Words {
  const id = (chance: Chance, { table, column = '' }: Place): string => {
    const draw = chance.below(20);
    if (draw > 18) return ids.none;
    if (draw > 14) return chance.pick(ids.foreign);
    const target = targets.get(`${table}.${column}`) ?? targets.get(column) ?? (column === 'id' ? table : '');
    const meant = ids.ownOf[target ?? ''] ?? [];
    return chance.pick(meant.length > 0 && draw < 12 ? meant : ids.own);
  };
  return {
    hostile: (chance) => chance.pick(hostile),
    value(type, place, chance) {
      if (!isScalarType(type)) return null;
      if (place.name === 'path') return chance.pick(paths);
      switch (type.name) {
        case 'uuid':
        case 'ID':
          return id(chance, place);
        case 'Int':
        case 'smallint':
        case 'bigint':
          return chance.pick([0, 1, 2, 5, 11, 90, 1, 2, chance.pick([-1, 2_147_483_647])]);
        case 'Boolean':
          return chance.yes();
        case 'Float':
          return chance.pick([0, 0.5, -1]);
        case 'numeric':
          return chance.yes()
            ? chance.pick(numbers)
            : chance.pick([1, 12.5, new Bare('12.50'), new Bare('1e20')]);
        case 'date':
        case 'timestamptz':
          return chance.pick(instants);
        case 'jsonb':
        case 'json':
          return chance.pick(jsons);
        case 'String':
          if (/like|regex|similar/.test(place.name)) return chance.pick(patterns);
          return chance.yes(6) || /(^|_)id$/.test(place.column ?? place.name)
            ? id(chance, { ...place, column: place.column ?? place.name })
            : chance.yes(6)
              ? chance.pick(patterns)
              : chance.pick(texts);
        default:
          return chance.pick(catalog.enums[type.name] ?? texts);
      }
    },
  };
}
