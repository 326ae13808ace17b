export interface Statement {
  /** A statement with a name stays prepared on its connection. The same name always has the same text. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly (string | null)[];
  /** A statement that changes rows ends by waiting for the disk, so it may use the connections for writes. */
  readonly writes?: true;
  /** The sink receives the rows in place of the result; it is required for COPY … TO STDOUT. */
  readonly into?: RowSink;
  /** The statement rolls back to a savepoint, so the earlier failure does not end the transaction. */
  readonly undoes?: true;
}
export interface RowSink {
  /** The statement may start again after a retry, so rows received before this call must be discarded. */
  begin(): void;
  /**
   * The body of a DataRow has a count, then each cell's length (-1 for null) and text; for COPY it is a line.
   * It is valid only during the call. If a promise is returned, PostgreSQL is paused until it resolves.
   */
  row(body: Buffer): Promise<void> | undefined;
}

/**
 * The settings of a transaction, e.g. `{ 'app.client_id': '…', 'app.now': '' }`, are applied with
 * `set_config(name, value, true)`.
 */
export type Settings = Readonly<Record<string, string>>;

export interface Result {
  /** The cells are in PostgreSQL's text format; null for SQL null. */
  readonly rows: readonly (readonly (Buffer | null)[])[];
  readonly rowCount: number;
  /**
   * The time in milliseconds that the connection was busy with the statement, without the wait for a
   * connection.
   */
  readonly busyMs?: number;
}

export interface Cancel {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Who a request is for. The pool limits the connections of each tenant and of each user. */
export interface Owner {
  readonly tenant: string;
  readonly user: string;
}

export type Query = (statement: Statement) => Promise<Result>;

/**
 * Database errors reject with pg's `DatabaseError` (`code`, `constraint`, `table`, `detail`); a wait that is
 * too long, or an unavailable database, rejects with EngineError `unavailable`. If the signal is aborted, the
 * running statement is cancelled in PostgreSQL and the promise rejects with the signal's reason.
 */
export interface PgPool {
  /** One implicit transaction in one round trip: Bind(set_config …), Bind(statement), one Sync. */
  query(statement: Statement, settings: Settings, signal?: Cancel, owner?: Owner): Promise<Result>;
  /** The order is begin, settings, `body`, commit; the transaction is rolled back when `body` rejects. */
  transaction<T>(
    settings: Settings,
    body: (query: Query) => Promise<T>,
    signal?: Cancel,
    owner?: Owner,
  ): Promise<T>;
  end(): Promise<void>;
}
