import type { BoolExp, Value } from './bool-exp.ts';

/** For example, `tasks:VIEW` and `package:inventory_management` are rights that a session may have. */
export type Grant = string;
/** If there are several rights, all are required. */
export type Needs = Grant | readonly Grant[];

export const grantsOf = (needs: Needs | undefined): readonly Grant[] =>
  needs === undefined ? [] : typeof needs === 'string' ? [needs] : needs;
export const isMet = (needs: Needs | undefined, holds: (grant: Grant) => boolean): boolean =>
  grantsOf(needs).every(holds);

/** The columns of a rule are names, or `'*'` for every column that is not secret. */
export type Columns = '*' | readonly string[];

export interface SelectRule {
  /** The rule applies only to sessions with these rights. The first rule of a table that applies is used. */
  readonly needs?: Needs;
  readonly filter: BoolExp;
  readonly columns: Columns;
  /**
   * These columns are null on rows that do not match their filter. Unless `comparesMasked` is set, they
   * cannot be filtered, sorted or aggregated, because that would reveal them.
   */
  readonly masks?: Readonly<Record<string, BoolExp>>;
  readonly limit?: number;
  readonly aggregates?: boolean;
  /**
   * A row that does not match the rule is readable if a readable row refers to it, but only these columns;
   * the others are null. This keeps a deleted record's name visible on the rows that refer to it.
   */
  readonly referred?: { readonly filter: BoolExp; readonly columns: readonly string[] };
  /**
   * The rule exposes only the id, name and similar columns to everybody. Array relationships cannot be
   * reached through such a rule.
   */
  readonly reference?: boolean;
  /** Masked columns may also be compared; the comparison uses the values that the session sees. */
  readonly comparesMasked?: boolean;
  readonly computed?: Columns;
  /**
   * The root fields that exist; by default all of them (`select`, `select_by_pk`, `select_aggregate`,
   * `select_stream`).
   */
  readonly queryRoots?: readonly string[];
  readonly subscriptionRoots?: readonly string[];
  /** The rule reads rows of every tenant, through the platform's connection pool. */
  readonly acrossTenants?: boolean;
}
export interface InsertRule {
  readonly needs?: Needs;
  readonly check: BoolExp;
  readonly columns: Columns;
  /**
   * The server sets these columns, so they are absent from the input: constants, session variables, or `{
   * sql: 'now' }`.
   */
  readonly presets?: Readonly<Record<string, Value>>;
}
export interface UpdateRule {
  readonly needs?: Needs;
  readonly filter: BoolExp;
  readonly check?: BoolExp;
  readonly columns: Columns;
  readonly presets?: Readonly<Record<string, Value>>;
}
export interface DeleteRule {
  readonly needs?: Needs;
  readonly filter: BoolExp;
  /**
   * A soft delete gives the rows these values, e.g. `{ deleted_at: { sql: 'now' } }`, and reports them to the
   * caller as deleted.
   */
  readonly marks?: Readonly<Record<string, Value>>;
}

/** @returns Undefined if no select rule applies. */
export const selectRuleOf = (
  permissions: TablePermissions | undefined,
  holds: (grant: Grant) => boolean,
): SelectRule | undefined => permissions?.select?.find(({ needs }) => isMet(needs, holds));

/** An absent operation is forbidden to the role. The rules of a list are tried in order. */
export interface TablePermissions {
  readonly select?: readonly SelectRule[];
  readonly insert?: readonly InsertRule[];
  readonly update?: readonly UpdateRule[];
  readonly delete?: readonly DeleteRule[];
}
