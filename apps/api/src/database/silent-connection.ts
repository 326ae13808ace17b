import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** Properties of pg's Client that its types lack. */
interface Inside {
  readonly connection: { readonly stream: Socket };
  readonly readyForQuery: boolean;
}
const inside = (client: PoolClient) => client as unknown as Inside;

/**
 * Ends a connection that has received nothing for this long during a statement. A hanging database keeps
 * connections open without answering, and pg would wait forever. The caller gets the error of an unavailable
 * database.
 */
export function endSilentConnections(pool: Pool, milliseconds: number): void {
  pool.on('connect', (client) => {
    const { stream } = inside(client).connection;
    stream.on('timeout', () => {
      // No statement is running, so the connection stays open. A timer that has fired must be started again.
      if (inside(client).readyForQuery) stream.setTimeout(milliseconds);
      else stream.destroy(Object.assign(new Error('the database answers nothing'), { code: 'ETIMEDOUT' }));
    });
  });
  pool.on('acquire', (client) => inside(client).connection.stream.setTimeout(milliseconds));
  pool.on('release', (_error, client) => inside(client).connection.stream.setTimeout(0));
}
