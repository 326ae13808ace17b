import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway } from '../database/database-away.ts';

/** The SQLSTATE for which graphile-worker sends the same statement again. */
const again = '40001';
const askedEvery = 500;

/**
 * The jobs' connections. graphile-worker returns a job without handling errors, so an error there would end the process.
 * Therefore a request for a connection waits while the database is unavailable, a failed statement is sent again, and a
 * statement retried after the pool has ended never resolves: the next process takes the job.
 */
export class JobsPool extends pg.Pool {
  private stopping = false;

  constructor(options: pg.PoolConfig) {
    super(options);
    this.on('connect', (client) => {
      const query = client.query.bind(client) as (...given: unknown[]) => unknown;
      const asked = (...given: unknown[]) => {
        const answer = query(...given);
        return answer instanceof Promise ? answer.catch(toBeSentAgain) : answer;
      };
      client.query = asked as typeof client.query;
    });
  }

  /** From now on, pending requests fail instead of waiting. */
  stop(): void {
    this.stopping = true;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    if (!callback) return this.patiently();
    super.connect(callback);
    return undefined;
  }

  private async patiently(): Promise<pg.PoolClient> {
    for (;;)
      try {
        if (this.ending) return await new Promise<never>(() => {});
        return await super.connect();
      } catch (error) {
        if (this.stopping || !isDatabaseAway(error)) throw error;
        await wait(askedEvery);
      }
  }
}

function toBeSentAgain(error: unknown): never {
  if (error instanceof Error && isDatabaseAway(error)) throw Object.assign(error, { code: again });
  throw error;
}
