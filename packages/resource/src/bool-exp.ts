/** In a permission rule, a string `X-Hasura-…` refers to that session variable. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: unknown };

/**
 * The operators on one column are Hasura's, e.g. `{ _eq: 'HIGH' }`, `{ _in: [...] }`, `{ _is_null: true }`.
 */
export type Comparison = { readonly [operator: `_${string}`]: Value };

/**
 * Hasura's `bool_exp` as data is the one filter language for permission rules, saved views, URL filters,
 * pickers and the browser's own `matches()`. The filter `{}` is true.
 */
export interface BoolExp {
  readonly _and?: readonly BoolExp[];
  readonly _or?: readonly BoolExp[];
  readonly _not?: BoolExp;
  /** A matching row exists in another table (permission rules only). */
  readonly _exists?: { readonly _table: string; readonly _where: BoolExp };
  /** A column is compared, or a relationship's rows satisfy a condition (any of the rows, for arrays). */
  readonly [columnOrRelationship: string]: BoolExp | readonly BoolExp[] | Comparison | unknown;
}

export const all: BoolExp = {};
export const none: BoolExp = { _or: [] };
export const and = (...filters: readonly BoolExp[]): BoolExp => ({ _and: filters });
export const or = (...filters: readonly BoolExp[]): BoolExp => ({ _or: filters });
export const not = (filter: BoolExp): BoolExp => ({ _not: filter });
export const eq = (column: string, value: Value): BoolExp => ({ [column]: { _eq: value } });
export const isIn = (column: string, values: Value): BoolExp => ({ [column]: { _in: values } });
export const isNull = (column: string, yes = true): BoolExp => ({ [column]: { _is_null: yes } });
