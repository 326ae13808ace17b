import { compare, jsonContains } from './compare.ts';
import { likePattern, similarPattern, unicodeRegExp } from './patterns.ts';
import { notTruth, orTruths, type Truth } from './truth.ts';
import { lowered } from './values.ts';

/** All other code about a filter operator derives from this definition. */
export interface Operator {
  /**
   * True if the operator applies to columns of this PostgreSQL type or, if `array` is true, to arrays of
   * it.
   */
  readonly fits: (type: string, array: boolean) => boolean;
  /** The operand's PostgreSQL type; `self` means the column's own type. */
  readonly operand: string;
  readonly list?: boolean;
  /** PostgreSQL compiles the operand as a regular expression, so the engine must check it first. */
  readonly pattern?: true;
  /**
   * The SQL between column and operand. `$` marks the operand if it is not at the end, `{column}` the
   * column if it is not at the beginning.
   */
  readonly sql: string;
  /**
   * Evaluates the operator on JSON values in three-valued logic, using their type if it is known. Undefined
   * if only the database can evaluate it.
   */
  readonly holds?: (value: unknown, operand: unknown, type?: string) => Truth;
}

const texts = new Set(['text', 'varchar', 'bpchar', 'citext', 'name']);
// PostgreSQL has no equality operator for json.
const any = (type: string) => type !== 'json';
const single = (type: string, array: boolean) => !array && any(type);
const text = (type: string, array: boolean) => !array && texts.has(type);
const jsonb = (type: string, array: boolean) => !array && type === 'jsonb';
const ltree = (type: string, array: boolean) => !array && type === 'ltree';
const containing = (type: string, array: boolean) => array || type === 'jsonb';

/** A null on either side makes the result unknown, as in SQL. */
const strict =
  (holds: (value: NonNullable<unknown>, operand: NonNullable<unknown>, type?: string) => Truth) =>
  (value: unknown, operand: unknown, type?: string): Truth =>
    value === null || value === undefined || operand === null || operand === undefined
      ? null
      : holds(value, operand, type);

const ordered = (sql: string, holds: (order: number) => boolean): Operator => ({
  fits: any,
  operand: 'self',
  sql,
  holds: strict((value, operand, type) => {
    const order = compare(value, operand, type);
    if (order === null) return null;
    // When two values differ and their collation is unknown, their order cannot be determined here.
    return Number.isNaN(order) && holds(1) !== holds(-1) ? null : holds(order);
  }),
});
type Test = (value: string, pattern: string, anyCase: boolean) => boolean;
/** PostgreSQL's citext always ignores case. */
const patterned = (sql: string, test: Test, { anyCase = false, not = false } = {}): Operator => ({
  fits: text,
  operand: 'self',
  sql,
  ...(test === like ? {} : { pattern: true as const }),
  holds: strict((value, pattern, type) =>
    typeof value === 'string' && typeof pattern === 'string'
      ? test(value, pattern, anyCase || type === 'citext') !== not
      : null,
  ),
});
const like: Test = (value, pattern, anyCase) =>
  anyCase ? likePattern(lowered(pattern)).test(lowered(value)) : likePattern(pattern).test(value);
const similar: Test = (value, pattern, anyCase) => similarPattern(pattern, anyCase).test(value);
const regex: Test = (value, pattern, anyCase) => unicodeRegExp(pattern, anyCase ? 'is' : 's').test(value);

const isOneOf = (value: unknown, list: unknown, type?: string): Truth =>
  Array.isArray(list)
    ? orTruths(
        list.map((item: unknown): Truth => {
          if (value === null || value === undefined || item === null) return null;
          const order = compare(value, item, type);
          return order === null ? null : order === 0;
        }),
      )
    : null;

const keysOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : typeof value === 'object' && value !== null ? Object.keys(value) : [value];
const onJson = (
  operand: string,
  sql: string,
  holds?: (value: unknown, operand: unknown) => boolean,
): Operator => ({
  fits: jsonb,
  operand,
  sql,
  holds: holds && strict(holds),
});
const spatial = (named: string, types: readonly string[] = ['geometry']): Operator => ({
  fits: (type, array) => !array && types.includes(type),
  operand: 'self',
  sql: `${named}({column}, $)`,
});
const onTree = (operand: string, sql: string, list = false): Operator => ({
  fits: ltree,
  operand,
  sql,
  list,
});

export const operators: Readonly<Record<string, Operator>> = {
  _eq: ordered('=', (order) => order === 0),
  _neq: ordered('<>', (order) => order !== 0),
  _gt: ordered('>', (order) => order > 0),
  _gte: ordered('>=', (order) => order >= 0),
  _lt: ordered('<', (order) => order < 0),
  _lte: ordered('<=', (order) => order <= 0),
  _in: { fits: single, operand: 'self', list: true, sql: '= any ($)', holds: isOneOf },
  _nin: {
    fits: single,
    operand: 'self',
    list: true,
    sql: '<> all ($)',
    holds: (value, list, type) => notTruth(isOneOf(value, list, type)),
  },
  _like: patterned('like', like),
  _nlike: patterned('not like', like, { not: true }),
  _ilike: patterned('ilike', like, { anyCase: true }),
  _nilike: patterned('not ilike', like, { anyCase: true, not: true }),
  _similar: patterned('similar to', similar),
  _nsimilar: patterned('not similar to', similar, { not: true }),
  _regex: patterned('~', regex),
  _nregex: patterned('!~', regex, { not: true }),
  _iregex: patterned('~*', regex, { anyCase: true }),
  _niregex: patterned('!~*', regex, { anyCase: true, not: true }),
  _contains: {
    fits: containing,
    operand: 'self',
    sql: '@>',
    holds: strict((value, part) => jsonContains(value, part)),
  },
  _contained_in: {
    fits: containing,
    operand: 'self',
    sql: '<@',
    holds: strict((value, whole) => jsonContains(whole, value)),
  },
  _has_key: onJson('text', '?', (value, key) => keysOf(value).includes(key)),
  _has_keys_any: {
    ...onJson(
      'text',
      '?|',
      (value, keys) => Array.isArray(keys) && keys.some((key: unknown) => keysOf(value).includes(key)),
    ),
    list: true,
  },
  _has_keys_all: {
    ...onJson(
      'text',
      '?&',
      (value, keys) => Array.isArray(keys) && keys.every((key: unknown) => keysOf(value).includes(key)),
    ),
    list: true,
  },
  _jsonb_path_exists: onJson('jsonpath', '@?'),
  _jsonb_path_match: onJson('jsonpath', '@@'),
  _ancestor: onTree('self', '@>'),
  _ancestor_any: onTree('self', '@>', true),
  _descendant: onTree('self', '<@'),
  _descendant_any: onTree('self', '<@', true),
  _matches: onTree('lquery', '~'),
  _matches_any: onTree('lquery', '?', true),
  _matches_fulltext: onTree('ltxtquery', '@'),
  _st_contains: spatial('st_contains'),
  _st_crosses: spatial('st_crosses'),
  _st_equals: spatial('st_equals'),
  _st_intersects: spatial('st_intersects', ['geometry', 'geography']),
  _st_intersects_rast: spatial('st_intersects', ['raster']),
  _st_3d_intersects: spatial('st_3dintersects'),
  _st_overlaps: spatial('st_overlaps'),
  _st_touches: spatial('st_touches'),
  _st_within: spatial('st_within'),
};

const distance = { from: 'self', distance: 'float8', use_spheroid: 'bool' };
/**
 * PostGIS functions with several operands have them listed with their types in the order of the SQL
 * arguments.
 */
export const spatialCalls: Readonly<
  Record<
    string,
    {
      readonly sql: string;
      readonly types: readonly string[];
      readonly operands: Readonly<Record<string, string>>;
    }
  >
> = {
  _st_d_within: { sql: 'st_dwithin', types: ['geometry', 'geography'], operands: distance },
  _st_3d_d_within: { sql: 'st_3ddwithin', types: ['geometry'], operands: distance },
  _st_intersects_geom_nband: {
    sql: 'st_intersects',
    types: ['raster'],
    operands: { geommin: 'geometry', nband: 'int4' },
  },
  _st_intersects_nband_geom: {
    sql: 'st_intersects',
    types: ['raster'],
    operands: { nband: 'int4', geommin: 'geometry' },
  },
};

/** @returns Undefined if columns of that type do not support the operator. */
export function operatorOf(name: string, type: string, array = false): Operator | undefined {
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  return operator?.fits(type, array) ? operator : undefined;
}

/**
 * Operators that compare with another column, each with the one that compares with a value. Only permission
 * rules use them.
 */
export const columnOperators: Readonly<Record<string, string>> = {
  _ceq: '_eq',
  _cne: '_neq',
  _cneq: '_neq',
  _cgt: '_gt',
  _clt: '_lt',
  _cgte: '_gte',
  _clte: '_lte',
};
