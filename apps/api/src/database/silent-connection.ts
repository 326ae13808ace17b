import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/** What pg's Client has beyond its published types. */
interface Inside {
  readonly connection: { readonly stream: Socket };
  readonly readyForQuery: boolean;
}
const inside = (client: PoolClient) => client as unknown as Inside;

/**
 * A database that hangs keeps its connections open and answers nothing, and pg itself would wait for ever. A connection
 * whose statement receives no byte for this long is ended, and the caller gets the error of an unavailable database.
 */
export function endSilentConnections(pool: Pool, milliseconds: number): void {
  pool.on('connect', (client) => {
    const { stream } = inside(client).connection;
    stream.on('timeout', () => {
      // Lent out, and asked nothing. What has gone off does not begin anew by itself.
      if (inside(client).readyForQuery) stream.setTimeout(milliseconds);
      else stream.destroy(Object.assign(new Error('the database answers nothing'), { code: 'ETIMEDOUT' }));
    });
  });
  pool.on('acquire', (client) => inside(client).connection.stream.setTimeout(milliseconds));
  pool.on('release', (_error, client) => inside(client).connection.stream.setTimeout(0));
}
