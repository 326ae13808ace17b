/** One statement as the planner made it: text with `$n`, values already in PostgreSQL's text format. */
export interface Statement {
  /** Name to prepare under, at most 63 bytes; the same name always bears the same text. Absent: not kept. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly (string | null)[];
  /** It changes rows, and so ends with a wait for the disk. */
  readonly writes?: true;
  /** Takes the rows in place of the result; a COPY … TO STDOUT has no other. */
  readonly into?: RowSink;
  /** It takes a transaction back to before what failed in it, which is then no reason to give it up. */
  readonly undoes?: true;
}
/** Receives a statement's rows as they arrive. */
export interface RowSink {
  /** The statement begins, perhaps again after a retry: rows received before are discarded. */
  begin(): void;
  /**
   * A DataRow's body (a count, then each cell's length and text; -1 for null) or a copied line. It is only there while this
   * is called. PostgreSQL waits for a promise.
   */
  row(body: Buffer): Promise<void> | undefined;
}

/** Settings of the transaction, e.g. `{ 'app.client_id': '…', 'app.now': '' }`, made by `set_config(name, value, true)`. */
export type Settings = Readonly<Record<string, string>>;

export interface Result {
  /** Cells in PostgreSQL's text format. */
  readonly rows: readonly (readonly (Buffer | null)[])[];
  readonly rowCount: number;
  /** How long a connection was busy with it; the wait for one is not in it. Milliseconds. */
  readonly busyMs?: number;
}

/** What is needed of an AbortSignal. */
export interface Cancel {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** The caller, for the shares of a pool's connections. */
export interface Owner {
  readonly tenant: string;
  readonly user: string;
}

export type Query = (statement: Statement) => Promise<Result>;

/**
 * What the engine needs of a pool of connections. Errors of the database reject with pg's `DatabaseError`
 * (`code`, `constraint`, `table`, `detail`); a pool that waited too long, or has no database, with EngineError `unavailable`.
 * When the signal is aborted, what runs is cancelled in PostgreSQL and the promise rejects with the signal's reason.
 */
export interface PgPool {
  /** One implicit transaction in one round trip: Bind(set_config …), Bind(statement), one Sync. */
  query(statement: Statement, settings: Settings, signal?: Cancel, owner?: Owner): Promise<Result>;
  /** begin, settings, `body`, commit; rolled back when `body` rejects. */
  transaction<T>(
    settings: Settings,
    body: (query: Query) => Promise<T>,
    signal?: Cancel,
    owner?: Owner,
  ): Promise<T>;
  end(): Promise<void>;
}
