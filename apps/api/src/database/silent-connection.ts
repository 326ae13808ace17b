import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** Properties of pg's Client that its published types lack. */
interface Inside {
  readonly connection: { readonly stream: Socket };
  readonly readyForQuery: boolean;
}
const inside = (client: PoolClient) => client as unknown as Inside;

/**
 * Ends a connection whose statement has received no byte for this long; the caller gets the error of an unavailable database. A
 * database that hangs keeps its connections open without responding, and pg itself would wait forever.
 */
export function endSilentConnections(pool: Pool, milliseconds: number): void {
  pool.on('connect', (client) => {
    const { stream } = inside(client).connection;
    stream.on('timeout', () => {
      // The connection is borrowed but idle, so it stays open; a timer that has fired must be started again.
      if (inside(client).readyForQuery) stream.setTimeout(milliseconds);
      else stream.destroy(Object.assign(new Error('the database answers nothing'), { code: 'ETIMEDOUT' }));
    });
  });
  pool.on('acquire', (client) => inside(client).connection.stream.setTimeout(milliseconds));
  pool.on('release', (_error, client) => inside(client).connection.stream.setTimeout(0));
}
