import { isScalarType } from 'graphql';
import type { Chance } from '../isolation/chance.ts';
import { catalog } from '../isolation/world.ts';
import type { Words } from './grammar.ts';

const texts = [
  '',
  'a',
  '%a%',
  '_',
  'Canary near of north',
  'PENDING',
  'ACTIVE',
  'TEXT',
  'ümläut',
  'x'.repeat(300),
];
const patterns = ['%', 'a%', '^a', '[', '(', '\\', '%\\'];
const instants = ['2026-11-01', '2026-11-01T00:00:00Z', 'infinity', '2026-02-31', '9999-12-31', '25:00'];
const numbers = ['0', '-1', '1.5', '12345678901234567890.5', 'NaN', '1e400', '1'];
const jsons: readonly unknown[] = [{}, [], { of: 'north' }, [1, 'x'], 'x', 1, null, { a: { b: [null] } }];
const hostile: readonly unknown[] = [
  "'; drop table tasks; --",
  'X-Hasura-User-Id',
  'x-hasura-client-id',
  '{',
  '\\',
  '\u0000',
  '__proto__',
  '99999999999999999999999999',
  -2_147_483_649,
  1e308,
  true,
  [[[]]],
  { _eq: { _eq: 1 } },
  { constructor: 1, __proto__x: 2 },
  [null],
  'engine: check failed ',
  '%s%n{{7*7}}',
  '../../etc/passwd',
];

/** Words of this product: ids of one's own rows, of other people's and of nobody, and what columns take. */
export function wordsFor(ids: {
  readonly own: readonly string[];
  readonly foreign: readonly string[];
  readonly none: string;
}): Words {
  const id = (chance: Chance): string => {
    const draw = chance.below(20);
    return draw < 14 ? chance.pick(ids.own) : draw < 19 ? chance.pick(ids.foreign) : ids.none;
  };
  return {
    hostile: (chance) => chance.pick(hostile),
    value(type, chance) {
      if (!isScalarType(type)) return null;
      switch (type.name) {
        case 'uuid':
        case 'ID':
          return id(chance);
        case 'Int':
        case 'smallint':
        case 'bigint':
          return chance.pick([0, 1, 2, 5, 11, 90, -1, 2_147_483_647]);
        case 'Boolean':
          return chance.yes();
        case 'Float':
          return chance.pick([0, 0.5, -1]);
        case 'numeric':
          return chance.yes() ? chance.pick(numbers) : 1;
        case 'date':
        case 'timestamptz':
          return chance.pick(instants);
        case 'jsonb':
        case 'json':
          return chance.pick(jsons);
        case 'String':
          return chance.yes(4) ? id(chance) : chance.yes(4) ? chance.pick(patterns) : chance.pick(texts);
        default:
          return chance.pick(catalog.enums[type.name] ?? texts);
      }
    },
  };
}
