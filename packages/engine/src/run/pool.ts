import type pg from 'pg';
import type { PgPool, Query, Result, Settings, Statement } from './pool-contract.ts';
import { Lane } from './pool-lane.ts';
import { isRetryable, isStalePlan, pauseBeforeRetry, RETRIES } from './pool-retry.ts';
import { settingsStatement } from './pool-settings.ts';
import { unavailable } from './wire.ts';

export interface PoolOptions {
  readonly connectionString: string;
  /** Connections. 4 is best on two cores. */
  readonly size?: number;
  /** How long a request waits for a connection before EngineError `unavailable`. Milliseconds. */
  readonly waitMs?: number;
  /** PostgreSQL's statement_timeout. Milliseconds. */
  readonly statementTimeoutMs?: number;
  /** Shown in pg_stat_activity. */
  readonly name?: string;
  /** Told why a connection could not be had; requests only learn `unavailable`. */
  readonly onError?: (error: unknown) => void;
}

/** Below this a statement may share a connection with others that wait for their answers: nobody waits long. */
const QUICK_MS = 3;
const PIPELINE_DEPTH = 4;
/** A connection that is silent so long after its statement must have timed out is dead. */
const SILENCE_MS = 5_000;

interface Waiting {
  /** Absent for a transaction, which needs a connection of its own. */
  readonly statement?: Statement;
  readonly start: (lane: Lane) => void;
  readonly reject: (error: Error) => void;
  readonly expire: NodeJS.Timeout;
}

/** A pool of connections of our own over PostgreSQL's protocol: see PgPool for what it promises. */
export class Pool implements PgPool {
  readonly #lanes: Lane[];
  readonly #waiting = new Set<Waiting>();
  /** Statements that were quick when last run, by text. */
  readonly #quick = new Set<string>();
  readonly #waitMs: number;
  readonly #watch: NodeJS.Timeout;
  #ended = false;

  constructor({
    connectionString,
    size = 4,
    waitMs = 2_000,
    statementTimeoutMs = 5_000,
    name,
    onError,
  }: PoolOptions) {
    this.#waitMs = waitMs;
    const config: pg.ClientConfig = {
      connectionString,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs * 2,
      application_name: name ?? 'operatory',
    };
    this.#lanes = Array.from({ length: size }, () => new Lane(config, () => this.#pump(), onError));
    this.#watch = setInterval(() => this.#dropSilent(statementTimeoutMs + SILENCE_MS), 1_000);
    this.#watch.unref();
  }

  async query(statement: Statement, settings: Settings, signal?: AbortSignal): Promise<Result> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#once(statement, settings, signal);
      } catch (error) {
        // Nothing took effect: both are told before the statement ran, or undid it.
        if (attempt >= RETRIES || !isRetryable(error)) throw error;
        await pauseBeforeRetry(attempt);
      }
    }
  }

  async transaction<T>(
    settings: Settings,
    body: (query: Query) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      const lane = await this.#hold();
      // The body may wrap the database's error in one of its own: what the connection said decides.
      let failure: unknown;
      // The connection is nobody else's until the cancel has reached it.
      let cancelled: Promise<void> | undefined;
      const cancel = () => {
        cancelled = lane.cancel();
      };
      try {
        signal?.throwIfAborted();
        signal?.addEventListener('abort', cancel, { once: true });
        return await this.#inTransaction(lane, settings, body, (error) => {
          failure ??= error;
        });
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        if (attempt >= RETRIES || !isRetryable(failure ?? error)) throw error;
      } finally {
        signal?.removeEventListener('abort', cancel);
        await cancelled;
        lane.release();
      }
      await pauseBeforeRetry(attempt);
    }
  }

  async end(): Promise<void> {
    this.#ended = true;
    clearInterval(this.#watch);
    for (const waiting of this.#waiting) {
      clearTimeout(waiting.expire);
      waiting.reject(unavailable('the server is stopping'));
    }
    this.#waiting.clear();
    const deadline = performance.now() + 5_000;
    while (this.#lanes.some(({ wire }) => (wire?.inFlight ?? 0) > 0) && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    for (const lane of this.#lanes) lane.close();
  }

  #once(statement: Statement, settings: Settings, signal: AbortSignal | undefined): Promise<Result> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const run = (lane: Lane) => {
        if (signal?.aborted) return lane.release();
        const cancel = () => {
          reject(signal?.reason);
          this.#cancel(lane);
        };
        signal?.addEventListener('abort', cancel, { once: true });
        this.#run(lane, statement, settings)
          .then(resolve, reject)
          .finally(() => signal?.removeEventListener('abort', cancel));
      };
      this.#place(run, reject, statement);
    });
  }

  /** A connection that may take the statement now: an idle one, else one that only has quick ones before it. */
  #laneFor(statement: Statement | undefined): Lane | undefined {
    const idle = this.#lanes.find(({ state }) => state === 'idle');
    if (idle || !statement) return idle;
    if (!this.#quick.has(statement.text) || this.#lanes.some(({ state }) => state === 'cold'))
      return undefined;
    let best: Lane | undefined;
    for (const lane of this.#lanes) {
      const depth = lane.wire?.inFlight ?? 0;
      if (lane.state === 'busy' && !lane.slow && depth < (best?.wire?.inFlight ?? PIPELINE_DEPTH))
        best = lane;
    }
    return best;
  }

  async #run(lane: Lane, statement: Statement, settings: Settings): Promise<Result> {
    const wire = lane.requireWire();
    const isQuick = this.#quick.has(statement.text);
    lane.state = 'busy';
    if (!isQuick) lane.slow = true;
    const before = settingsStatement(settings);
    const startedAt = performance.now();
    try {
      const results = await wire.send(before ? [before, statement] : [statement]);
      const busyMs = performance.now() - startedAt;
      this.#learn(statement, busyMs);
      return { ...(results[results.length - 1] as Result), busyMs };
    } catch (error) {
      if (isStalePlan(error)) wire.forgetPrepared();
      throw error;
    } finally {
      if (lane.wire === wire && wire.inFlight === 0 && lane.state === 'busy') {
        lane.slow = false;
        lane.release();
      } else this.#pump();
    }
  }

  #learn({ name, text }: Statement, milliseconds: number): void {
    if (name === undefined) return;
    if (milliseconds > QUICK_MS * PIPELINE_DEPTH) this.#quick.delete(text);
    else if (milliseconds < QUICK_MS) {
      if (this.#quick.size > 5_000) this.#quick.clear();
      this.#quick.add(text);
    }
  }

  /** Cancels only what runs alone: behind a shared connection's first job others wait who did nothing. */
  #cancel(lane: Lane): void {
    if (lane.state !== 'busy' || lane.wire?.inFlight !== 1) return;
    lane.state = 'cancelling';
    lane.cancel().then(async () => {
      while ((lane.wire?.inFlight ?? 0) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
      lane.slow = false;
      lane.release();
    });
  }

  #hold(): Promise<Lane> {
    return new Promise((resolve, reject) => {
      const start = (lane: Lane) => {
        lane.state = 'held';
        resolve(lane);
      };
      this.#place(start, reject);
    });
  }

  async #inTransaction<T>(
    lane: Lane,
    settings: Settings,
    body: (query: Query) => Promise<T>,
    failed: (error: unknown) => void,
  ): Promise<T> {
    const wire = lane.requireWire();
    const plain = (text: string): Statement => ({ name: text, text, values: [] });
    const before = settingsStatement(settings);
    let over = false;
    let failure: unknown;
    const query: Query = async (statement) => {
      if (over) throw new Error('the transaction is over');
      try {
        const [result] = await wire.send([statement]);
        return result as Result;
      } catch (error) {
        if (isStalePlan(error)) wire.forgetPrepared();
        failure ??= error;
        failed(error);
        throw error;
      }
    };
    try {
      await wire.send(before ? [plain('begin'), before] : [plain('begin')]);
      const value = await body(query);
      over = true;
      // PostgreSQL answers a commit of a failed transaction with a quiet rollback: say it aloud.
      if (failure !== undefined) throw failure;
      await wire.send([plain('commit')]).catch((error) => {
        failed(error);
        throw error;
      });
      return value;
    } catch (error) {
      over = true;
      // A connection that cannot roll back must not be used again.
      await wire.send([plain('rollback')]).catch(() => wire.destroy());
      throw error;
    }
  }

  /** Starts now when a connection can take it and nobody waits before it, else waits its turn. */
  #place(start: (lane: Lane) => void, reject: (error: Error) => void, statement?: Statement): void {
    if (this.#ended) {
      reject(unavailable('the server is stopping'));
      return;
    }
    const lane = this.#waiting.size === 0 ? this.#laneFor(statement) : undefined;
    if (lane) {
      start(lane);
      return;
    }
    const expire = setTimeout(() => {
      this.#waiting.delete(waiting);
      reject(unavailable());
    }, this.#waitMs);
    const waiting: Waiting = { statement, start, reject, expire };
    this.#waiting.add(waiting);
    this.#pump();
  }

  /** Gives free connections to those who wait, in their order, and opens new ones while someone does. */
  #pump(): void {
    for (const waiting of this.#waiting) {
      const lane = this.#laneFor(waiting.statement);
      // Whoever is first keeps its turn, or a stream of quick statements would starve a slow one.
      if (!lane) break;
      clearTimeout(waiting.expire);
      this.#waiting.delete(waiting);
      waiting.start(lane);
    }
    let wanted = this.#waiting.size;
    for (const lane of this.#lanes) {
      if (wanted <= 0) break;
      if (lane.state === 'connecting') wanted--;
      else if (lane.state === 'cold') {
        lane.connect();
        wanted--;
      }
    }
  }

  #dropSilent(limitMs: number): void {
    const now = performance.now();
    for (const { wire } of this.#lanes) {
      if (wire?.busySince !== undefined && now - wire.busySince > limitMs) wire.destroy();
    }
  }
}

/** A pool that connects when first asked. */
export const createPool = (options: PoolOptions): Pool => new Pool(options);
