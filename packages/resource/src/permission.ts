import type { BoolExp, Value } from './bool-exp.ts';

/** A right that a session may have, e.g. `tasks:VIEW`, `package:inventory_management`. */
export type Grant = string;
/** One right, or several that are all required. */
export type Needs = Grant | readonly Grant[];

export const grantsOf = (needs: Needs | undefined): readonly Grant[] =>
  needs === undefined ? [] : typeof needs === 'string' ? [needs] : needs;
/** Whether a session with these rights satisfies the rule's requirements. */
export const isMet = (needs: Needs | undefined, holds: (grant: Grant) => boolean): boolean =>
  grantsOf(needs).every(holds);

/** Columns of a rule: names, or `'*'` for every column that is not secret. */
export type Columns = '*' | readonly string[];

export interface SelectRule {
  /** The rule applies only to sessions with these rights. The first rule of a table that applies is used. */
  readonly needs?: Needs;
  readonly filter: BoolExp;
  readonly columns: Columns;
  /** Columns that are null on rows that do not match their filter. They can never be filtered, sorted or aggregated. */
  readonly masks?: Readonly<Record<string, BoolExp>>;
  readonly limit?: number;
  readonly aggregates?: boolean;
  /**
   * The rule also makes rows readable when a readable row refers to them, but only these columns; the others are null. This keeps a
   * deleted record's name visible on the rows that refer to it.
   */
  readonly referred?: { readonly filter: BoolExp; readonly columns: readonly string[] };
  /** Exposes only the id, name and similar columns to everybody. Array relationships cannot be reached through such a rule. */
  readonly reference?: boolean;
  /** Masked columns may also be compared; the comparison uses the values that the session sees. */
  readonly comparesMasked?: boolean;
  /** The computed fields that are readable. */
  readonly computed?: Columns;
  /** The root fields that exist; by default all of them (`select`, `select_by_pk`, `select_aggregate`, `select_stream`). */
  readonly queryRoots?: readonly string[];
  readonly subscriptionRoots?: readonly string[];
  /** Reads rows of every tenant through the platform's connection pool (only for the four sources of platform staff). */
  readonly acrossTenants?: boolean;
}
export interface InsertRule {
  readonly needs?: Needs;
  readonly check: BoolExp;
  readonly columns: Columns;
  /** Columns set by the server and absent from the input: constants, session variables, or `{ sql: 'now' }`. */
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
  /** Soft delete: the rows get these values, e.g. `{ deleted_at: { sql: 'now' } }`, and are reported to the caller as deleted. */
  readonly marks?: Readonly<Record<string, Value>>;
}

/** The first select rule that applies to a session with these rights, or undefined. */
export const selectRuleOf = (
  permissions: TablePermissions | undefined,
  holds: (grant: Grant) => boolean,
): SelectRule | undefined => permissions?.select?.find(({ needs }) => isMet(needs, holds));

/** What one role may do with one table. An absent operation is forbidden. The rules of a list are tried in order. */
export interface TablePermissions {
  readonly select?: readonly SelectRule[];
  readonly insert?: readonly InsertRule[];
  readonly update?: readonly UpdateRule[];
  readonly delete?: readonly DeleteRule[];
}
