import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway } from '../database/database-away.ts';

/** graphile-worker repeats a statement that fails with this SQLSTATE. */
const again = '40001';
const askedEvery = 500;

/**
 * Connections for jobs. graphile-worker does not handle errors when it returns a job, so an error there
 * would end the process. Therefore requests for a connection wait while the database is unavailable, and
 * failed statements are repeated. After the pool has ended, such a request never resolves, and the next
 * process takes the job.
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

  /** Makes waiting requests for a connection fail from now on. */
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
