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
   * `platform` runs plans for all tenants and plans with tables of the platform. Without it, these are
   * refused.
   */
  readonly pools: {
    readonly tenant: PgPool;
    readonly platform?: PgPool;
    /**
     * Connections for exports, which keep one until their reader is done. By default the other pools are
     * used.
     */
    readonly exports?: { readonly tenant: PgPool; readonly platform?: PgPool };
  };
  /** More settings for each transaction, such as `app.now`. */
  readonly settings?: () => Settings;
  /** More settings for transactions of mutations, for triggers and defaults that depend on who writes. */
  readonly writerSettings?: (session: Session) => Settings;
  readonly limits?: Partial<Limits>;
  /** Returns bigint, numeric and double columns as texts. */
  readonly stringifyNumeric?: boolean;
  /**
   * Follows Hasura where the product differs: only the write's own permission limits its targets and the
   * returned rows, and nested inserts need no permission to read.
   */
  readonly hasuraRules?: boolean;
  /** Ignores comparisons with null, as in Hasura 1. Otherwise they are errors. */
  readonly nullIsNoCondition?: boolean;
  readonly hidden?: HiddenRoots;
  /**
   * The database function for `{ sql: 'now' }` in rules. Default: `app.now` with tenancy, otherwise `now`.
   */
  readonly now?: string;
  /**
   * Called before the size of a non-standard introspection query is counted, which takes time. It may throw
   * to stop callers that send too many.
   */
  readonly beforeIntrospection?: (session: Session) => void;
  /** Encrypts and decrypts columns. Without a cipher, encrypted columns are null and cannot be written. */
  readonly cipher?: ColumnCipher;
}

/** The milliseconds of each stage that ran, for a Server-Timing header. */
export interface Timings {
  plan?: number;
  database?: number;
}
export interface ExecuteOptions {
  readonly timings?: Timings;
  /**
   * Aborted when nobody waits for the result any more. The statement is then cancelled, and the promise
   * rejects with the reason.
   */
  readonly signal?: Cancel;
  /** Returns the response as `{"data":…}`. Adding that to a large text later would copy it again. */
  readonly enveloped?: boolean;
}
export type Variables = Readonly<Record<string, unknown>>;

export interface ExportedRowSink {
  /** Receives CSV lines as PostgreSQL's COPY writes them, with a cell for each path. */
  lines(rows: readonly Buffer[]): Promise<void>;
  /**
   * Receives rows as JSON texts if COPY cannot write one of the paths: encrypted and JSON columns, and
   * aggregates.
   */
  objects(rows: readonly Buffer[]): Promise<void>;
}

/** A transaction in which a mutation runs several times. */
export interface SharedTransaction {
  /**
   * Returns `data` as JSON text. A run that fails is rolled back, and the transaction continues. @throws
   * EngineError
   */
  attempt(variables: Variables): Promise<Buffer>;
  readonly query: Query;
}

export interface Engine {
  /** The role's schema, including root fields of the host. Built when it is first needed. */
  schemaFor(role: string): GraphQLSchema;
  /** Adds the root fields of a handwritten schema to all roles' schemas, as far as `offers` allows. */
  extend(base: GraphQLSchema, offers?: (role: string) => (root: string) => boolean): void;
  /**
   * Parses and validates an operation and checks its limits. Plans are cached by their text. @throws
   * EngineError
   */
  plan(operation: OperationText, session: Session): Prepared;
  /** Returns `data` as JSON text, for operations of the kind `table`. @throws EngineError */
  execute(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
    options?: ExecuteOptions,
  ): Promise<Buffer>;
  /**
   * Returns the JSON texts of those root fields of the engine whose response keys are in `keys`. Fields
   * that @skip excludes are missing. @throws EngineError
   */
  executeRoots(
    prepared: Prepared,
    keys: readonly string[],
    variables: Variables | null | undefined,
    session: Session,
    options?: ExecuteOptions,
  ): Promise<Map<string, Buffer>>;
  /**
   * Runs a mutation several times in one transaction, in which `body` may also run queries. `sample` are
   * variables of the same shape as those of the runs. After a conflict, `body` runs again from the start.
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
   * Reads the row that a root field of the host returns. `key` is a value, or an object for several columns.
   * @returns the selected fields as JSON text, or `null` if the session cannot read the row
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
   * Exports all rows of an operation with one list, in batches and without a row limit. `take` may return a
   * promise, which delays the next batch. @throws EngineError
   */
  exportRows(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
    cells: readonly CellRequest[],
    take: ExportedRowSink,
    options?: ExecuteOptions,
  ): Promise<void>;
  readonly live: LiveHub;
  /** @throws EngineError */
  readonly livePlan: LivePlanner;
  /**
   * How an operation of the kind `table` would run. Show it only to the operation's author. @throws
   * EngineError
   */
  explain(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
  ): Promise<Explanation>;
  /** All tables that the operation reads. @throws EngineError */
  tablesOf(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
  ): ReadonlySet<string>;
  /** All columns that the operation uses, and how. @throws EngineError */
  columnsOf(
    prepared: Prepared,
    variables: Variables | null | undefined,
    session: Session,
  ): readonly ColumnUse[];
}

export interface Explanation {
  readonly role: string;
  readonly tables: readonly string[];
  /** The grants that the plan depends on, and whether the session has them. */
  readonly grants: Readonly<Record<string, boolean>>;
  readonly acrossTenants: boolean;
  /** The result changes with time. */
  readonly dependsOnNow: boolean;
  readonly statements: readonly ExplainedStatement[];
  /** The milliseconds of each stage. Those of `database` include EXPLAIN. */
  readonly timings: Readonly<Required<Timings>>;
}
