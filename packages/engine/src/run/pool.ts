import type pg from 'pg';
import { type Connection, unavailable } from './connection.ts';
import type { Cancel, Owner, PgPool, Query, Result, Settings, Statement } from './pool-contract.ts';
import { Queue, QuickStatements } from './pool-queue.ts';
import { isRetryable, isStalePlan, pauseBeforeRetry, RETRIES } from './pool-retry.ts';
import { settingsStatement } from './pool-settings.ts';
import { type Release, sharesOf } from './pool-shares.ts';
import { Slot } from './pool-slot.ts';

export interface PoolOptions {
  readonly connectionString: string;
  /** The number of connections; 4 is best on two cores. */
  readonly size?: number;
  /**
   * Additional connections serve writes only: commits wait for the disk, which is most efficient when several
   * wait at the same time.
   */
  readonly writers?: number;
  /** One tenant is limited to half of the connections and one user to three eighths. */
  readonly fair?: boolean;
  /**
   * The time in milliseconds that a request waits for a connection before it fails with EngineError
   * `unavailable`.
   */
  readonly waitMs?: number;
  /** PostgreSQL's statement_timeout in milliseconds. */
  readonly statementTimeoutMs?: number;
  /** The time limit in milliseconds for the begin and end of a transaction, if statements may take longer. */
  readonly beginMs?: number;
  readonly name?: string;
  /**
   * Requests only get `unavailable` when a connection cannot be opened, so the host receives the reason here.
   */
  readonly onError?: (error: unknown) => void;
}

/**
 * A connection that is still silent this many milliseconds after its statement must have timed out is
 * considered dead.
 */
const SILENCE_MS = 5_000;

/** A write that was sent but not answered may have taken effect, so it is not retried. */
const unanswered = () =>
  unavailable('the database went away before it answered: the change may have been made or not');

/**
 * The pool implements PostgreSQL's protocol itself, because pg sends one statement at a time. PgPool
 * describes its guarantees.
 */
export class Pool implements PgPool {
  readonly #slots: readonly Slot[];
  readonly #reads: Queue;
  /** Writes use every connection, first those that reads cannot use. */
  readonly #writes: Queue;
  readonly #quick = new QuickStatements();
  readonly #watch: NodeJS.Timeout;
  /** The time limit of a begin or an end applies to these connections. */
  readonly #beginning = new Set<Connection>();
  #ended = false;

  constructor({
    connectionString,
    size = 4,
    writers = 0,
    fair = false,
    waitMs = 2_000,
    statementTimeoutMs = 5_000,
    beginMs = statementTimeoutMs,
    name,
    onError,
  }: PoolOptions) {
    const config: pg.ClientConfig = {
      connectionString,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs * 2,
      application_name: name ?? 'operatory',
    };
    this.#slots = Array.from({ length: writers + size }, () => new Slot(config, () => this.#pump(), onError));
    const queueOf = (slots: readonly Slot[]) =>
      new Queue(slots, waitMs, this.#quick, fair ? sharesOf(slots.length) : undefined);
    this.#writes = queueOf(this.#slots);
    this.#reads = writers === 0 ? this.#writes : queueOf(this.#slots.slice(writers));
    this.#watch = setInterval(() => this.#dropSilent(statementTimeoutMs, beginMs), 1_000);
    this.#watch.unref();
  }

  /** @returns The number of tenants and users with running statements; 0 if shares are not enforced. */
  get owners(): number {
    return this.#writes.owners;
  }

  async query(statement: Statement, settings: Settings, signal?: Cancel, owner?: Owner): Promise<Result> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#once(statement, settings, signal, owner);
      } catch (error) {
        // Nothing took effect, because these errors are raised before the statement runs or after it was
        // rolled back.
        if (attempt >= RETRIES || !isRetryable(error)) throw error;
        await pauseBeforeRetry(attempt);
      }
    }
  }

  async transaction<T>(
    settings: Settings,
    body: (query: Query) => Promise<T>,
    signal?: Cancel,
    owner?: Owner,
  ): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      const { slot, give } = await this.#hold(owner);
      // The body may wrap the database error in one of its own, so the error from the connection decides.
      let failure: unknown;
      // The connection is not reused until the cancel request has arrived.
      let cancelled: Promise<void> | undefined;
      const cancel = () => {
        cancelled = slot.cancel();
      };
      try {
        signal?.throwIfAborted();
        signal?.addEventListener('abort', cancel);
        return await this.#inTransaction(slot, settings, body, (error) => {
          failure = error && (failure ?? error);
        });
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        if (attempt >= RETRIES || !isRetryable(failure ?? error)) throw error;
      } finally {
        signal?.removeEventListener('abort', cancel);
        await cancelled;
        give();
        slot.release();
      }
      await pauseBeforeRetry(attempt);
    }
  }

  async end(): Promise<void> {
    this.#ended = true;
    clearInterval(this.#watch);
    for (const queue of [this.#reads, this.#writes]) queue.end(unavailable('the server is stopping'));
    const deadline = performance.now() + 5_000;
    while (
      this.#slots.some(({ connection }) => (connection?.inFlight ?? 0) > 0) &&
      performance.now() < deadline
    ) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    for (const slot of this.#slots) slot.close();
  }

  #once(
    statement: Statement,
    settings: Settings,
    signal: Cancel | undefined,
    owner: Owner | undefined,
  ): Promise<Result> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      this.#place(
        (slot) => {
          const give = this.#take(slot, owner);
          void this.#run(slot, statement, settings, signal, give, resolve, reject);
        },
        reject,
        statement,
        owner,
      );
    });
  }

  async #run(
    slot: Slot,
    statement: Statement,
    settings: Settings,
    signal: Cancel | undefined,
    /** The owner's share is released before another request is admitted. */
    give: Release,
    resolve: (result: Result) => void,
    reject: (error: unknown) => void,
  ): Promise<void> {
    if (signal?.aborted) {
      give();
      reject(signal.reason);
      return slot.release();
    }
    const { connection } = slot;
    if (!connection) {
      give();
      return reject(unavailable());
    }
    const cancel = () => {
      reject(signal?.reason);
      this.#cancel(slot);
    };
    signal?.addEventListener('abort', cancel);
    slot.state = 'busy';
    if (!this.#quick.has(statement)) slot.slow = true;
    const before = settingsStatement(settings);
    const startedAt = performance.now();
    try {
      const results = await connection.send(before ? [before, statement] : [statement]);
      const { rows, rowCount } = results[results.length - 1] as Result;
      const busyMs = performance.now() - startedAt;
      this.#quick.learn(statement, busyMs);
      resolve({ rows, rowCount, busyMs });
    } catch (error) {
      if (isStalePlan(error)) connection.forgetPrepared();
      reject(statement.writes && connection.lost ? unanswered() : error);
    } finally {
      signal?.removeEventListener('abort', cancel);
      give();
      if (slot.connection === connection && connection.inFlight === 0 && slot.state === 'busy') {
        slot.slow = false;
        slot.release();
      } else this.#pump();
    }
  }

  /**
   * A statement is cancelled only if it is alone on its connection, because others that share it must not be
   * affected.
   */
  #cancel(slot: Slot): void {
    if (slot.state !== 'busy' || slot.connection?.inFlight !== 1) return;
    slot.state = 'cancelling';
    slot.cancel().then(async () => {
      while ((slot.connection?.inFlight ?? 0) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
      slot.slow = false;
      slot.release();
    });
  }

  /** Both queues may use the connection, so both count the owner's use until it is released. */
  #take(slot: Slot, owner: Owner | undefined): Release {
    const writes = this.#writes.take(slot, owner);
    if (this.#reads === this.#writes) return writes;
    const reads = this.#reads.take(slot, owner);
    return () => {
      writes();
      reads();
    };
  }

  #hold(owner: Owner | undefined): Promise<{ readonly slot: Slot; readonly give: Release }> {
    return new Promise((resolve, reject) => {
      const start = (slot: Slot) => {
        slot.state = 'held';
        resolve({ slot, give: this.#take(slot, owner) });
      };
      this.#place(start, reject, undefined, owner);
    });
  }

  async #inTransaction<T>(
    slot: Slot,
    settings: Settings,
    body: (query: Query) => Promise<T>,
    failed: (error: unknown) => void,
  ): Promise<T> {
    const connection = slot.requireConnection();
    const plain = (text: string): Statement => ({ name: text, text, values: [] });
    const before = settingsStatement(settings);
    let over = false;
    let failure: unknown;
    const query: Query = async (statement) => {
      if (over) throw new Error('the transaction is over');
      try {
        const [result] = await connection.send([statement]);
        if (statement.undoes) {
          failure = undefined;
          failed(undefined);
        }
        return result as Result;
      } catch (error) {
        if (isStalePlan(error)) connection.forgetPrepared();
        failure ??= error;
        failed(error);
        throw error;
      }
    };
    try {
      await this.#beginOrEnd(connection, before ? [plain('begin'), before] : [plain('begin')]);
      const value = await body(query);
      over = true;
      // PostgreSQL answers the commit of a failed transaction with a silent rollback, so the failure is
      // thrown here.
      if (failure !== undefined) throw failure;
      await this.#beginOrEnd(connection, [plain('commit')]).catch((error) => {
        failed(error);
        throw connection.lost ? unanswered() : error;
      });
      return value;
    } catch (error) {
      over = true;
      // A connection that cannot roll back must not be used again.
      await this.#beginOrEnd(connection, [plain('rollback')]).catch(() => connection.destroy());
      throw error;
    }
  }

  async #beginOrEnd(connection: Connection, statements: readonly Statement[]): Promise<void> {
    this.#beginning.add(connection);
    try {
      await connection.send(statements);
    } finally {
      this.#beginning.delete(connection);
    }
  }

  #place(
    start: (slot: Slot) => void,
    reject: (error: Error) => void,
    statement?: Statement,
    owner?: Owner,
  ): void {
    if (this.#ended) reject(unavailable('the server is stopping'));
    else if (statement && !statement.writes) this.#reads.place(start, reject, statement, owner);
    else this.#writes.place(start, reject, statement, owner);
  }

  #pump(): void {
    this.#reads.pump();
    if (this.#writes !== this.#reads) this.#writes.pump();
  }

  #dropSilent(statementMs: number, beginMs: number): void {
    const now = performance.now();
    for (const { connection } of this.#slots) {
      if (connection?.busySince === undefined) continue;
      const limitMs = (this.#beginning.has(connection) ? beginMs : statementMs) + SILENCE_MS;
      if (now - connection.busySince > limitMs) connection.destroy();
    }
  }
}

/** The pool connects on first use. */
export const createPool = (options: PoolOptions): Pool => new Pool(options);
