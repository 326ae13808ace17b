import type { BoolExp, Value } from './bool-exp.ts';

/** A right that a session holds or not, e.g. `tasks:VIEW`, `package:inventory_management`. */
export type Grant = string;
/** One right, or several that are all held. */
export type Needs = Grant | readonly Grant[];

export const grantsOf = (needs: Needs | undefined): readonly Grant[] =>
  needs === undefined ? [] : typeof needs === 'string' ? [needs] : needs;
/** Whether a rule holds for a session with these rights. */
export const isMet = (needs: Needs | undefined, holds: (grant: Grant) => boolean): boolean =>
  grantsOf(needs).every(holds);

/** Columns of a rule: names, or `'*'` for every column that is not secret. */
export type Columns = '*' | readonly string[];

export interface SelectRule {
  /** The rule holds only for sessions with what it needs; of a table's rules the first that holds counts. */
  readonly needs?: Needs;
  readonly filter: BoolExp;
  readonly columns: Columns;
  /** Columns that are null on rows that do not match their filter; never filterable, sortable or aggregable. */
  readonly masks?: Readonly<Record<string, BoolExp>>;
  readonly limit?: number;
  readonly aggregates?: boolean;
  /**
   * Further rows that show these columns, and null for the rest, where they are the object of a row that is read:
   * what was deleted keeps its name on what refers to it.
   */
  readonly referred?: { readonly filter: BoolExp; readonly columns: readonly string[] };
  /** Only id, name and the like for everybody: no array relationships are reached through such a rule. */
  readonly reference?: boolean;
  /** Masked columns may be compared too: by their shown values. */
  readonly comparesMasked?: boolean;
  /** Computed fields that may be read. */
  readonly computed?: Columns;
  /** Roots that exist: all, unless named here (`select`, `select_by_pk`, `select_aggregate`, `select_stream`). */
  readonly queryRoots?: readonly string[];
  readonly subscriptionRoots?: readonly string[];
  /** Rows of every tenant (platform staff's four sources only): runs on the platform's pool. */
  readonly acrossTenants?: boolean;
}
export interface InsertRule {
  readonly needs?: Needs;
  readonly check: BoolExp;
  readonly columns: Columns;
  /** Set by the server, absent from the input: constants, session variables, or `{ sql: 'now' }`. */
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
  /** The rows stay and get these values instead, e.g. `{ deleted_at: { sql: 'now' } }`: the caller sees a deletion. */
  readonly marks?: Readonly<Record<string, Value>>;
}

/** The rule by which a session with these rights reads the table: the first that holds. */
export const selectRuleOf = (
  permissions: TablePermissions | undefined,
  holds: (grant: Grant) => boolean,
): SelectRule | undefined => permissions?.select?.find(({ needs }) => isMet(needs, holds));

/** What one role may do with one table. Absent means never. Lists are tried in order. */
export interface TablePermissions {
  readonly select?: readonly SelectRule[];
  readonly insert?: readonly InsertRule[];
  readonly update?: readonly UpdateRule[];
  readonly delete?: readonly DeleteRule[];
}
