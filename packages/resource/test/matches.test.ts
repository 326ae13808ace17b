import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { and, type BoolExp, couldMatch, eq, isIn, matches, not, or, truthOf } from '../src/index.ts';

const row = {
  name: 'Gloves (M)',
  stock: 4,
  price: '12.50',
  gone: null,
  done: false,
  at: '2026-11-21T01:00:00Z',
  tags: ['a', 'b'],
  info: { size: { cm: 4 }, list: [1, 2] },
  user: { id: 'u1', name: null },
  comments: [{ by: 'u1' }, { by: null }],
  room: null,
  empty: [],
};

describe('a filter on one row', () => {
  it.each<[string, BoolExp, boolean | null]>([
    ['_eq with the same number is true', { stock: { _eq: 4 } }, true],
    ['a number stored as text is compared as a number', { price: { _gt: 12 } }, true],
    ['a number stored as text is less than one with more digits', { price: { _lt: 100 } }, true],
    ['_eq on a null column is unknown', { gone: { _eq: 1 } }, null],
    ['_neq on a null column is unknown', { gone: { _neq: 1 } }, null],
    ['_is_null: true on a null column is true', { gone: { _is_null: true } }, true],
    ['_is_null: false on a null column is false', { gone: { _is_null: false } }, false],
    ['_in with the value in the list is true', { stock: { _in: [1, 4] } }, true],
    ['_in with an empty list is false, even on a null column', { gone: { _in: [] } }, false],
    ['_nin with an empty list is true, even on a null column', { gone: { _nin: [] } }, true],
    ['_in without the value but with a null is unknown', { stock: { _in: [1, null] } }, null],
    ['_like with fitting wildcards is true', { name: { _like: 'Gl%(_)' } }, true],
    ['_like with another case is false', { name: { _like: 'gl%' } }, false],
    ['_ilike with another case is true', { name: { _ilike: '%GLOVES%' } }, true],
    ['_like with an escaped wildcard is false', { name: { _like: 'Gl\\%' } }, false],
    ['_similar with a fitting alternative is true', { name: { _similar: '(Gloves|Masks)%' } }, true],
    ['_regex that fits in the middle of the text is true', { name: { _regex: 'ove' } }, true],
    ['_iregex with another case is true', { name: { _iregex: '^GLOVES' } }, true],
    ['_contains with one of the list’s values is true', { tags: { _contains: ['a'] } }, true],
    ['_contained_in with a longer list is true', { tags: { _contained_in: ['a', 'b', 'c'] } }, true],
    [
      '_contains with a nested part of a JSON value is true',
      { info: { _contains: { size: { cm: 4 } } } },
      true,
    ],
    ['_has_key with an existing key is true', { info: { _has_key: 'size' } }, true],
    ['_has_keys_all with a missing key is false', { info: { _has_keys_all: ['size', 'no'] } }, false],
    [
      '_eq with the same instant in another time zone is true',
      { at: { _eq: '2026-11-21T12:00:00+11:00' } },
      true,
    ],
    ['_eq with the same boolean is true', { done: { _eq: false } }, true],
    ['a condition that the related record meets is true', { user: { id: { _eq: 'u1' } } }, true],
    ['a condition that is unknown for the related record is false', { user: { name: { _eq: 'x' } } }, false],
    [
      'a condition that one of several child records meets is true',
      { comments: { by: { _eq: 'u1' } } },
      true,
    ],
    [
      'the negation of a condition that no child record meets is true',
      { _not: { comments: { by: { _eq: 'u9' } } } },
      true,
    ],
    ['a condition on a missing related record is false', { room: { id: { _eq: 'r' } } }, false],
    ['an empty condition on a list without child records is false', { empty: {} }, false],
    ['a condition on a column that the row lacks is unknown', { nowhere: { _eq: 1 } }, null],
    ['_cgte with a larger column is false', { stock: { _cgte: 'price' } }, false],
    ['_cneq with another value in the root row is true', { user: { id: { _cneq: ['$', 'name'] } } }, true],
    ['an empty _and is true', { _and: [] }, true],
    ['an empty _or is false', { _or: [] }, false],
  ])('%s', (_, filter, expected) => {
    expect(truthOf(filter, row)).toBe(expected);
  });
  it('resolves session variables only if they are given', () => {
    const session = { 'x-hasura-user-id': 'u1', 'x-hasura-clinic-ids': '{u1,u2}', 'x-hasura-none': '{}' };
    expect(matches({ user: { id: { _eq: 'X-Hasura-User-Id' } } }, row, { session })).toBe(true);
    expect(matches({ user: { id: { _in: 'X-Hasura-Clinic-Ids' } } }, row, { session })).toBe(true);
    expect(matches({ user: { id: { _in: 'X-Hasura-None' } } }, row, { session })).toBe(false);
    expect(matches({ user: { id: { _eq: 'X-Hasura-User-Id' } } }, row)).toBe(false);
  });
});

const scalar = fc.oneof(fc.constant(null), fc.integer({ min: -2, max: 2 }));
const someRow = fc.record({ a: scalar, b: scalar });
const leaf: fc.Arbitrary<BoolExp> = fc
  .tuple(
    fc.constantFrom('a', 'b'),
    fc.oneof(
      fc.tuple(fc.constantFrom('_eq', '_neq', '_gt', '_gte', '_lt', '_lte'), fc.integer({ min: -2, max: 2 })),
      fc.tuple(fc.constantFrom('_in', '_nin'), fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 3 })),
      fc.tuple(fc.constant('_is_null'), fc.boolean()),
    ),
  )
  .map(([column, [name, value]]) => ({ [column]: { [name]: value } }));
const filter: fc.Arbitrary<BoolExp> = fc.letrec<{ filter: BoolExp }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('filter'), { maxLength: 3 }).map((parts) => and(...parts)),
    fc.array(tie('filter'), { maxLength: 3 }).map((parts) => or(...parts)),
    tie('filter').map(not),
  ),
})).filter;

describe('algebraic laws', () => {
  const law = (
    name: string,
    left: (a: BoolExp, b: BoolExp) => BoolExp,
    right: (a: BoolExp, b: BoolExp) => BoolExp,
  ) =>
    it(name, () => {
      fc.assert(
        fc.property(
          filter,
          filter,
          someRow,
          (a, b, value) => truthOf(left(a, b), value) === truthOf(right(a, b), value),
        ),
      );
    });
  law(
    'a double negation cancels out',
    (a) => not(not(a)),
    (a) => a,
  );
  law(
    'not (a and b) equals (not a) or (not b)',
    (a, b) => not(and(a, b)),
    (a, b) => or(not(a), not(b)),
  );
  law(
    'and commutes',
    (a, b) => and(a, b),
    (a, b) => and(b, a),
  );
  law(
    'a or (a and b) equals a',
    (a, b) => or(a, and(a, b)),
    (a) => a,
  );
  law(
    'the keys of one filter are joined by and',
    (a, b) => ({ _and: [a], _or: [b] }),
    (a, b) => and(a, b),
  );
  law(
    'and with an empty filter changes nothing',
    (a) => and(a, {}),
    (a) => a,
  );
  it('_in is a disjunction of equalities, and _nin is its negation', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 1, maxLength: 4 }),
        someRow,
        (values, value) => {
          expect(truthOf(isIn('a', values), value)).toBe(
            truthOf(or(...values.map((one) => eq('a', one))), value),
          );
          expect(truthOf({ a: { _nin: values } }, value)).toBe(truthOf(not(isIn('a', values)), value));
        },
      ),
    );
  });
});

describe('couldMatch with only some columns of a row', () => {
  const columns = ['a', 'b', 'c'];
  const value = fc.constantFrom(null, 1, 2);
  const whole = fc.record({ a: value, b: value, c: value, d: fc.record({ a: value }) });
  const { filter } = fc.letrec<{ filter: BoolExp; one: BoolExp }>((tie) => ({
    one: fc.oneof(
      fc
        .tuple(fc.constantFrom(...columns), fc.constantFrom('_eq', '_neq', '_in'), fc.constantFrom(1, 2))
        .map(([column, name, given]) => ({ [column]: { [name]: name === '_in' ? [given] : given } })),
      fc
        .tuple(fc.constantFrom(...columns), fc.boolean())
        .map(([column, is]) => ({ [column]: { _is_null: is } })),
      fc
        .tuple(fc.constantFrom(...columns), fc.constantFrom(...columns))
        .map(([a, b]) => ({ [a]: { _ceq: b } })),
      fc.constantFrom(1, 2).map((given) => ({ d: { a: { _eq: given } } })),
    ),
    filter: fc.oneof(
      { depthSize: 'small' },
      tie('one'),
      fc.array(tie('filter'), { maxLength: 3 }).map((_and) => ({ _and })),
      fc.array(tie('filter'), { maxLength: 3 }).map((_or) => ({ _or })),
      tie('filter').map((_not) => ({ _not })),
    ),
  }));

  it('never rejects a row that matches as a whole', () => {
    fc.assert(
      fc.property(filter, whole, fc.subarray([...columns, 'd']), (asked, row, held) => {
        const part = Object.fromEntries(Object.entries(row).filter(([column]) => held.includes(column)));
        return couldMatch(asked, part) || !matches(asked, row);
      }),
    );
  });

  it('rejects a row if the given columns rule it out', () => {
    const rule = and({ deleted_at: { _is_null: true } }, isIn('clinic_id', ['c1']));
    expect(couldMatch(rule, { clinic_id: 'c1' })).toBe(true);
    expect(couldMatch(rule, { clinic_id: 'c2' })).toBe(false);
    expect(couldMatch(rule, { clinic_id: null })).toBe(false);
    expect(couldMatch(rule, {})).toBe(true);
    expect(couldMatch(or(rule, eq('user_id', 'me')), { clinic_id: 'c2', user_id: 'other' })).toBe(false);
    expect(couldMatch(not(rule), { clinic_id: 'c1' })).toBe(true);
  });
});
