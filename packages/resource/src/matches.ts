import type { BoolExp } from './bool-exp.ts';
import {
  compare,
  every,
  jsonContains,
  likePattern,
  negate,
  similarPattern,
  some,
  type Truth,
} from './compare.ts';

export type Row = Readonly<Record<string, unknown>>;
export interface MatchOptions {
  /** Session variables, names in lower case; given, a string `X-Hasura-…` in the filter stands for one (rules only). */
  readonly session?: Readonly<Record<string, string>>;
  /** Answers `_exists`; without it such a condition is unknown. */
  readonly exists?: (table: string, where: BoolExp, root: Row) => Truth;
}

/**
 * Does `filter` hold for `row`? Unknown (null) is not a yes, as in SQL's WHERE.
 * A relationship's condition looks into the rows nested in `row` under its name;
 * a column that the row does not hold is unknown.
 */
export const matches = (filter: BoolExp, row: Row, options: MatchOptions = {}): boolean =>
  truthOf(filter, row, options) === true;

/** Three-valued: true, false, or null where SQL would say unknown. */
export const truthOf = (filter: BoolExp, row: Row, options: MatchOptions = {}): Truth =>
  condition(filter, row, row, options);

type Conditions = readonly BoolExp[];
type Entry = Readonly<Record<string, unknown>>;

function condition(filter: BoolExp, row: Row, root: Row, options: MatchOptions): Truth {
  return every(
    Object.entries(filter).map(([key, value]): Truth => {
      if (key === '_and') return every(listOf(value).map((part) => condition(part, row, root, options)));
      if (key === '_or') return some(listOf(value).map((part) => condition(part, row, root, options)));
      if (key === '_not') return negate(condition(value as BoolExp, row, root, options));
      if (key === '_exists') {
        const { _table, _where } = value as { _table: string; _where: BoolExp };
        return options.exists?.(_table, _where, root) ?? null;
      }
      return isComparison(value as Entry)
        ? every(
            Object.entries(value as Entry).map(([name, operand]) =>
              operator(name, row[key], operand, row, root, options),
            ),
          )
        : related(value as BoolExp, row[key], root, options);
    }),
  );
}
const listOf = (value: unknown): Conditions =>
  Array.isArray(value) ? (value as Conditions) : [value as BoolExp];

const connectives = new Set(['_and', '_or', '_not', '_exists']);
const isComparison = (value: Entry): boolean => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => key.startsWith('_') && !connectives.has(key));
};

/** Any nested row satisfies the condition: SQL's EXISTS, which is never unknown unless the row holds nothing there. */
function related(filter: BoolExp, value: unknown, root: Row, options: MatchOptions): Truth {
  if (Object.keys(filter).length === 0 && !(Array.isArray(value) && value.every(isRow))) return true;
  if (value === undefined) return null;
  const rows = Array.isArray(value) ? value : value === null ? [] : [value];
  return rows.some((row: unknown) => isRow(row) && condition(filter, row, root, options) === true);
}
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const columnOperators: Readonly<Record<string, string>> = {
  _ceq: '_eq',
  _cne: '_neq',
  _cneq: '_neq',
  _cgt: '_gt',
  _clt: '_lt',
  _cgte: '_gte',
  _clte: '_lte',
};

function operator(
  name: string,
  value: unknown,
  given: unknown,
  row: Row,
  root: Row,
  options: MatchOptions,
): Truth {
  const plain = columnOperators[name];
  if (plain !== undefined)
    return operator(plain, value, columnOf(given, row, root), row, root, { ...options, session: undefined });
  const operand = resolved(
    given,
    options.session,
    name === '_in' || name === '_nin' || name.startsWith('_has_keys'),
  );
  if (name === '_is_null') return value === undefined ? null : (value === null) === operand;
  if (name === '_in') return isOneOf(value, operand);
  if (name === '_nin') return negate(isOneOf(value, operand));
  if (value === null || value === undefined || operand === null || operand === undefined) return null;
  const order = orderings[name];
  if (order) {
    const found = compare(value, operand);
    return found === null ? null : order(found);
  }
  const text = textOperators[name];
  if (text) return typeof value === 'string' && typeof operand === 'string' ? text(value, operand) : null;
  const json = jsonOperators[name];
  return json ? json(value, operand) : null;
}

/** `'column'` of the same row, or `['$', 'column']` of the row that the filter began with. */
const columnOf = (given: unknown, row: Row, root: Row): unknown =>
  Array.isArray(given) ? (given[0] === '$' ? root : row)[String(given.at(-1))] : row[String(given)];

function isOneOf(value: unknown, list: unknown): Truth {
  if (!Array.isArray(list)) return null;
  return some(
    list.map((item: unknown): Truth => {
      if (value === null || value === undefined || item === null) return null;
      const order = compare(value, item);
      return order === null ? null : order === 0;
    }),
  );
}

const orderings: Readonly<Record<string, (order: number) => boolean>> = {
  _eq: (order) => order === 0,
  _neq: (order) => order !== 0,
  _gt: (order) => order > 0,
  _gte: (order) => order >= 0,
  _lt: (order) => order < 0,
  _lte: (order) => order <= 0,
};
const textOperators: Readonly<Record<string, (value: string, pattern: string) => boolean>> = {
  _like: (value, pattern) => likePattern(pattern, false).test(value),
  _nlike: (value, pattern) => !likePattern(pattern, false).test(value),
  _ilike: (value, pattern) => likePattern(pattern, true).test(value),
  _nilike: (value, pattern) => !likePattern(pattern, true).test(value),
  _similar: (value, pattern) => similarPattern(pattern).test(value),
  _nsimilar: (value, pattern) => !similarPattern(pattern).test(value),
  _regex: (value, pattern) => new RegExp(pattern, 's').test(value),
  _nregex: (value, pattern) => !new RegExp(pattern, 's').test(value),
  _iregex: (value, pattern) => new RegExp(pattern, 'is').test(value),
  _niregex: (value, pattern) => !new RegExp(pattern, 'is').test(value),
};
const keysOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : typeof value === 'object' && value !== null ? Object.keys(value) : [value];
const jsonOperators: Readonly<Record<string, (value: unknown, operand: unknown) => boolean>> = {
  _contains: (value, operand) => jsonContains(value, operand),
  _contained_in: (value, operand) => jsonContains(operand, value),
  _has_key: (value, key) => keysOf(value).includes(key),
  _has_keys_any: (value, keys) =>
    Array.isArray(keys) && keys.some((key: unknown) => keysOf(value).includes(key)),
  _has_keys_all: (value, keys) =>
    Array.isArray(keys) && keys.every((key: unknown) => keysOf(value).includes(key)),
};

const isVariable = (value: unknown): value is string =>
  typeof value === 'string' && /^x-hasura-/i.test(value);

/** A session variable's value; where a list is wanted, `{a,b}` becomes one. A variable that is not set is unknown. */
function resolved(given: unknown, session: MatchOptions['session'], wantsList: boolean): unknown {
  if (session === undefined) return given;
  if (!isVariable(given)) return given;
  const value = session[given.toLowerCase()];
  if (value === undefined) return null;
  if (!wantsList) return value;
  const inner = value.replace(/^\{|\}$/g, '');
  return inner === '' ? [] : inner.split(',').map((item) => item.trim().replace(/^"|"$/g, ''));
}
