/** One statement from the planner: text with `$n`, and values in PostgreSQL's text format. */
export interface Statement {
  /** The name to prepare under, at most 63 bytes; the same name always has the same text. If absent, the statement is not kept. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly (string | null)[];
  /** The statement changes rows, so it ends by waiting for the disk. */
  readonly writes?: true;
  /** Receives the rows in place of the result; required for COPY … TO STDOUT. */
  readonly into?: RowSink;
  /** The statement rolls back to a savepoint, so the earlier failure does not end the transaction. */
  readonly undoes?: true;
}
/** Receives a statement's rows as they arrive. */
export interface RowSink {
  /** The statement starts, possibly again after a retry; rows received before must be discarded. */
  begin(): void;
  /**
   * A DataRow's body (a count, then each cell's length and text; -1 for null) or a copied line. It is valid only during the call. If a
   * promise is returned, PostgreSQL is paused until it resolves.
   */
  row(body: Buffer): Promise<void> | undefined;
}

/** Settings of the transaction, e.g. `{ 'app.client_id': '…', 'app.now': '' }`, applied with `set_config(name, value, true)`. */
export type Settings = Readonly<Record<string, string>>;

export interface Result {
  /** Cells in PostgreSQL's text format. */
  readonly rows: readonly (readonly (Buffer | null)[])[];
  readonly rowCount: number;
  /** The time in milliseconds that the connection was busy with the statement, without the wait for a connection. */
  readonly busyMs?: number;
}

/** The parts of an AbortSignal that are needed. */
export interface Cancel {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** The caller, to whom shares of the pool's connections apply. */
export interface Owner {
  readonly tenant: string;
  readonly user: string;
}

export type Query = (statement: Statement) => Promise<Result>;

/**
 * The engine's interface to a connection pool. Database errors reject with pg's `DatabaseError` (`code`, `constraint`, `table`,
 * `detail`); a wait that is too long, or an unavailable database, rejects with EngineError `unavailable`. If the signal is aborted,
 * the running statement is cancelled in PostgreSQL and the promise rejects with the signal's reason.
 */
export interface PgPool {
  /** One implicit transaction in one round trip: Bind(set_config …), Bind(statement), one Sync. */
  query(statement: Statement, settings: Settings, signal?: Cancel, owner?: Owner): Promise<Result>;
  /** Runs begin, settings, `body`, commit; rolls back when `body` rejects. */
  transaction<T>(
    settings: Settings,
    body: (query: Query) => Promise<T>,
    signal?: Cancel,
    owner?: Owner,
  ): Promise<T>;
  end(): Promise<void>;
}
