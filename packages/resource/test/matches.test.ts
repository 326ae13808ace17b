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

describe('one operator', () => {
  it.each<[string, BoolExp, boolean | null]>([
    ['eq', { stock: { _eq: 4 } }, true],
    ['numbers as text', { price: { _gt: 12 } }, true],
    ['numbers as text, more digits', { price: { _lt: 100 } }, true],
    ['null is unknown', { gone: { _eq: 1 } }, null],
    ['null neq', { gone: { _neq: 1 } }, null],
    ['is null', { gone: { _is_null: true } }, true],
    ['is not null', { gone: { _is_null: false } }, false],
    ['in', { stock: { _in: [1, 4] } }, true],
    ['in nothing, even of null', { gone: { _in: [] } }, false],
    ['nin nothing, even of null', { gone: { _nin: [] } }, true],
    ['in with a null in it', { stock: { _in: [1, null] } }, null],
    ['like', { name: { _like: 'Gl%(_)' } }, true],
    ['like minds case', { name: { _like: 'gl%' } }, false],
    ['ilike', { name: { _ilike: '%GLOVES%' } }, true],
    ['escaped', { name: { _like: 'Gl\\%' } }, false],
    ['similar', { name: { _similar: '(Gloves|Masks)%' } }, true],
    ['regex finds anywhere', { name: { _regex: 'ove' } }, true],
    ['iregex', { name: { _iregex: '^GLOVES' } }, true],
    ['contains', { tags: { _contains: ['a'] } }, true],
    ['contained in', { tags: { _contained_in: ['a', 'b', 'c'] } }, true],
    ['json contains', { info: { _contains: { size: { cm: 4 } } } }, true],
    ['json has key', { info: { _has_key: 'size' } }, true],
    ['json has all', { info: { _has_keys_all: ['size', 'no'] } }, false],
    ['instants across zones', { at: { _eq: '2026-11-21T12:00:00+11:00' } }, true],
    ['boolean', { done: { _eq: false } }, true],
    ['object relationship', { user: { id: { _eq: 'u1' } } }, true],
    ['unknown inside a relationship is no', { user: { name: { _eq: 'x' } } }, false],
    ['array relationship, any', { comments: { by: { _eq: 'u1' } } }, true],
    ['array relationship, not any', { _not: { comments: { by: { _eq: 'u9' } } } }, true],
    ['no row there', { room: { id: { _eq: 'r' } } }, false],
    ['no rows there', { empty: {} }, false],
    ['a column the row lacks', { nowhere: { _eq: 1 } }, null],
    ['column with column', { stock: { _cgte: 'price' } }, false],
    ['column with the root', { user: { id: { _cneq: ['$', 'name'] } } }, true],
    ['empty and', { _and: [] }, true],
    ['empty or', { _or: [] }, false],
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
    'de Morgan',
    (a, b) => not(and(a, b)),
    (a, b) => or(not(a), not(b)),
  );
  law(
    'and commutes',
    (a, b) => and(a, b),
    (a, b) => and(b, a),
  );
  law(
    'or absorbs',
    (a, b) => or(a, and(a, b)),
    (a) => a,
  );
  law(
    'the keys of one filter are joined by and',
    (a, b) => ({ _and: [a], _or: [b] }),
    (a, b) => and(a, b),
  );
  law(
    'true is neutral',
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
