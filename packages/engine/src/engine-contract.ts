import type { FieldNode, GraphQLSchema } from 'graphql';
import type { Catalog } from './catalog.ts';
import type { LiveHub } from './live/hub.ts';
import type { LivePlanner } from './live/live-plan.ts';
import type { ColumnUse } from './plan/columns-used.ts';
import type { Limits } from './read/limits.ts';
import type { ColumnCipher } from './run/column-cipher.ts';
import type { ExplainedStatement } from './run/explain.ts';
import type { OperationText, Prepared } from './run/planner.ts';
import type { Cancel, PgPool, Query, Settings } from './run/pool-contract.ts';
import type { HiddenRoots } from './schema/role-schema.ts';
import type { Permissions, Session } from './session.ts';
import type { CellAsked } from './sql/cells.ts';

export interface EngineOptions {
  readonly catalog: Catalog;
  readonly permissions: Permissions;
  /** `platform` runs plans of rules that span tenants and of tables that only the platform reads; without it they are refused. */
  readonly pools: {
    readonly tenant: PgPool;
    readonly platform?: PgPool;
    /** Of exports, which hold a connection for as long as their reader takes; without them the others'. */
    readonly exports?: { readonly tenant: PgPool; readonly platform?: PgPool };
  };
  /** Further settings of every transaction, e.g. `app.now`. */
  readonly settings?: () => Settings;
  /** Further settings of a mutation's transaction, for triggers and defaults that ask who writes. */
  readonly writerSettings?: (session: Session) => Settings;
  readonly limits?: Partial<Limits>;
  /** bigint, numeric and double columns as strings. */
  readonly stringifyNumeric?: boolean;
  /**
   * Where Hasura and the product's rules differ, as Hasura has it: a write's targets and what it returns are bounded by
   * the write's own permission only, and a nested insert needs no right to read.
   */
  readonly hasuraRules?: boolean;
  /** A comparison with null is no condition, as in Hasura 1; else it is an error. */
  readonly nullIsNoCondition?: boolean;
  readonly hidden?: HiddenRoots;
  /** The database's function for `{ sql: 'now' }` in rules; `app.now` where there is tenancy, else `now`. */
  readonly now?: string;
  /** Called before an unknown introspection is examined, which takes time: may throw for callers who ask too often. */
  readonly beforeIntrospection?: (session: Session) => void;
  /** Encrypts and decrypts columns; without it encrypted columns are null and cannot be written. */
  readonly cipher?: ColumnCipher;
}

/** Stages in milliseconds, filled in when given: for a Server-Timing header. */
export interface Timings {
  plan?: number;
  database?: number;
}
/** What a host knows of a request beside the operation. */
export interface Asking {
  readonly timings?: Timings;
  /** Aborted when no client waits any more: the statement is cancelled, and the promise rejects with the reason. */
  readonly signal?: Cancel;
  /** The answer comes as `{"data":…}`: putting it round a large text later would copy it once more. */
  readonly enveloped?: boolean;
}
export type Variables = Readonly<Record<string, unknown>>;

export interface TakeRows {
  /** Lines of CSV as PostgreSQL's COPY writes them, a cell for each path. */
  lines(rows: readonly Buffer[]): Promise<void>;
  /** The whole rows as json texts, where COPY cannot have a path's value: encrypted and json columns, figures. */
  objects(rows: readonly Buffer[]): Promise<void>;
}

/** Within a transaction that is given to several runs of one mutation. */
export interface Together {
  /** The answer's `data` object as JSON text. A failed run is undone, and the transaction continues. @throws EngineError */
  attempt(variables: Variables): Promise<Buffer>;
  readonly query: Query;
}

export interface Engine {
  /** The role's schema, with the host's roots once `extend` was called. Built on first use. */
  schemaFor(role: string): GraphQLSchema;
  /** Merges the roots of a hand-written schema into every role's; of them those that it is offered, where that is said. */
  extend(base: GraphQLSchema, offers?: (role: string) => (root: string) => boolean): void;
  /** Parsed, validated and within limits for the session's role; remembered by text. @throws EngineError */
  plan(operation: OperationText, session: Session): Prepared;
  /** The answer's `data` object as json text, for operations of kind `table`. @throws EngineError */
  execute(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
    asking?: Asking,
  ): Promise<Buffer>;
  /** Json text by key of the engine's roots among `keys`; those that @skip leaves out are absent. @throws EngineError */
  executeRoots(
    prepared: Prepared,
    keys: readonly string[],
    variables: Variables | null | undefined,
    session: Session,
    asking?: Asking,
  ): Promise<Map<string, Buffer>>;
  /**
   * A mutation of tables run several times in one transaction; `body` gives the variables and may run other queries in it.
   * `sample` are variables of the same kind. It may be run again from the start where the transaction was lost to another.
   * @throws EngineError
   */
  together<T>(
    prepared: Prepared,
    sample: Variables,
    session: Session,
    body: (transaction: Together) => Promise<T>,
    asking?: Asking,
  ): Promise<T>;
  /**
   * A row for a host's root field whose type is a table, by its key (a value, or an object for keys of several columns):
   * json text of the field's selection, `null` when the session may not read the row.
   */
  readByPk(
    table: string,
    key: string | number | Variables,
    field: FieldNode,
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
  ): Promise<Buffer>;
  /**
   * Exports the rows of an operation with one list, a batch at a time and without the limit of rows: their values at the
   * paths, as lines in the requested format; objects are passed unchanged. `take` may return a promise, and the next batch
   * waits for it. Rejects when a row cannot be read or the signal is aborted.
   * @throws EngineError
   */
  exportRows(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
    cells: readonly CellAsked[],
    take: TakeRows,
    asking?: Asking,
  ): Promise<void>;
  /** Subscriptions to tables. */
  readonly live: LiveHub;
  /** A subscription as the live hub needs it. @throws EngineError */
  readonly livePlan: LivePlanner;
  /** How an operation of kind `table` would be answered, for its author: never for a stranger. @throws EngineError */
  explain(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
  ): Promise<Explanation>;
  /** Every table that the operation reads. @throws EngineError */
  tablesOf(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
  ): ReadonlySet<string>;
  /** Every column that the operation's plan touches, and how. @throws EngineError */
  columnsOf(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
  ): readonly ColumnUse[];
}

/** A plan, said aloud. */
export interface Explanation {
  readonly role: string;
  readonly tables: readonly string[];
  /** The grants that the plan was made by, and whether the session holds them. */
  readonly grants: Readonly<Record<string, boolean>>;
  readonly acrossTenants: boolean;
  /** Whether the answer changes as time passes. */
  readonly dependsOnNow: boolean;
  readonly statements: readonly ExplainedStatement[];
  /** Milliseconds: of planning, 0.0 when the plan was remembered; of the statements, EXPLAIN's own cost in it. */
  readonly timings: Readonly<Required<Timings>>;
}
