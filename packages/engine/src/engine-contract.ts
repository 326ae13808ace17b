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
import type { CellRequest } from './sql/cells.ts';

export interface EngineOptions {
  readonly catalog: Catalog;
  readonly permissions: Permissions;
  /**
   * `platform` runs plans of rules that span tenants, and of tables that only the platform reads; without it such plans are rejected.
   */
  readonly pools: {
    readonly tenant: PgPool;
    readonly platform?: PgPool;
    /** Pools for exports, which use a connection until their reader is done; by default the other pools are used. */
    readonly exports?: { readonly tenant: PgPool; readonly platform?: PgPool };
  };
  /** Additional settings for every transaction, e.g. `app.now`. */
  readonly settings?: () => Settings;
  /** Additional settings for a mutation's transaction, for triggers and defaults that depend on the writer. */
  readonly writerSettings?: (session: Session) => Settings;
  readonly limits?: Partial<Limits>;
  /** Returns bigint, numeric and double columns as strings. */
  readonly stringifyNumeric?: boolean;
  /**
   * Follows Hasura's rules where the product differs: only the write's own permission limits its targets and the rows it returns, and
   * a nested insert requires no read permission.
   */
  readonly hasuraRules?: boolean;
  /** Ignores a comparison with null, as in Hasura 1; otherwise it is an error. */
  readonly nullIsNoCondition?: boolean;
  readonly hidden?: HiddenRoots;
  /** The database function for `{ sql: 'now' }` in rules; by default `app.now` if there is tenancy, else `now`. */
  readonly now?: string;
  /** Called before an unknown introspection query is examined, which takes time. May throw for callers that send too many. */
  readonly beforeIntrospection?: (session: Session) => void;
  /** Encrypts and decrypts columns. Without it, encrypted columns are null and cannot be written. */
  readonly cipher?: ColumnCipher;
}

/** The time of each stage in milliseconds, set if known; for a Server-Timing header. */
export interface Timings {
  plan?: number;
  database?: number;
}
/** The host's information about a request, besides the operation. */
export interface ExecuteOptions {
  readonly timings?: Timings;
  /** Aborted when the client no longer waits: the statement is cancelled, and the promise rejects with the reason. */
  readonly signal?: Cancel;
  /** Returns the response as `{"data":…}`, because adding that to a large text later would copy it once more. */
  readonly enveloped?: boolean;
}
export type Variables = Readonly<Record<string, unknown>>;

export interface ExportedRowSink {
  /** Receives CSV lines as PostgreSQL's COPY writes them, with one cell per path. */
  lines(rows: readonly Buffer[]): Promise<void>;
  /** Receives whole rows as JSON texts, if COPY cannot produce a path's value: encrypted and json columns, aggregates. */
  objects(rows: readonly Buffer[]): Promise<void>;
}

/** The interface to a transaction that is shared by several runs of one mutation. */
export interface SharedTransaction {
  /**
   * Returns the `data` object of the response as JSON text. A failed run is rolled back, and the transaction continues. @throws
   * EngineError
   */
  attempt(variables: Variables): Promise<Buffer>;
  readonly query: Query;
}

export interface Engine {
  /** The role's schema, including the host's roots after `extend`. Built on first use. */
  schemaFor(role: string): GraphQLSchema;
  /** Merges the roots of a hand-written schema into every role's schema; `offers` limits them by role. */
  extend(base: GraphQLSchema, offers?: (role: string) => (root: string) => boolean): void;
  /** Parses an operation, validates it for the session's role and checks the limits; cached by text. @throws EngineError */
  plan(operation: OperationText, session: Session): Prepared;
  /** Returns the `data` object of the response as JSON text, for operations of kind `table`. @throws EngineError */
  execute(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
    options?: ExecuteOptions,
  ): Promise<Buffer>;
  /**
   * Returns JSON texts by key for those of the engine's roots that are in `keys`; roots excluded by @skip are absent. @throws
   * EngineError
   */
  executeRoots(
    prepared: Prepared,
    keys: readonly string[],
    variables: Variables | null | undefined,
    session: Session,
    options?: ExecuteOptions,
  ): Promise<Map<string, Buffer>>;
  /**
   * Runs a mutation of tables several times in one transaction; `body` passes the variables and may run other queries in it. `sample`
   * are variables of the same shape. `body` may be run again from the start if the transaction has to be retried after a conflict.
   * @throws EngineError
   */
  together<T>(
    prepared: Prepared,
    sample: Variables,
    session: Session,
    body: (transaction: SharedTransaction) => Promise<T>,
    options?: ExecuteOptions,
  ): Promise<T>;
  /**
   * Reads a row by its key for a host's root field whose type is a table. The key is a value, or an object if it has several columns.
   * Returns the field's selection as JSON text; `null` if the session may not read the row.
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
   * Exports the rows of an operation with one list, in batches and without a row limit: their values at the paths, as lines in the
   * requested format; objects are passed unchanged. `take` may return a promise that delays the next batch. Rejects if a row cannot be
   * read or the signal is aborted. @throws EngineError
   */
  exportRows(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
    cells: readonly CellRequest[],
    take: ExportedRowSink,
    options?: ExecuteOptions,
  ): Promise<void>;
  /** Manages the subscriptions to tables. */
  readonly live: LiveHub;
  /** Plans a subscription for the live hub. @throws EngineError */
  readonly livePlan: LivePlanner;
  /** Explains how an operation of kind `table` would be executed. For its author only, never for other people. @throws EngineError */
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
  /** Every column that the operation's plan uses, and how it uses it. @throws EngineError */
  columnsOf(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
  ): readonly ColumnUse[];
}

/** A description of a plan for people. */
export interface Explanation {
  readonly role: string;
  readonly tables: readonly string[];
  /** The grants that the plan depends on, and whether the session has them. */
  readonly grants: Readonly<Record<string, boolean>>;
  readonly acrossTenants: boolean;
  /** Whether the result changes with time. */
  readonly dependsOnNow: boolean;
  readonly statements: readonly ExplainedStatement[];
  /** Milliseconds: for planning, 0.0 if the plan was cached; for the statements, including the cost of EXPLAIN. */
  readonly timings: Readonly<Required<Timings>>;
}
