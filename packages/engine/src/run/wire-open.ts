import type { Socket } from 'node:net';
import pg from 'pg';

/** What pg's Client keeps to itself and we need: the socket (TLS or not) and the backend's process id. */
interface Opened {
  readonly connection: { readonly stream: Socket };
  readonly processID: number;
}
export interface OpenSocket {
  readonly socket: Socket;
  readonly processId: number;
}

/**
 * Lets pg do what it does well (addresses, TLS, passwords) and then takes the socket from it: from here on no
 * message passes through pg.
 */
export async function openSocket(
  config: pg.ClientConfig & { replication?: 'database' },
): Promise<OpenSocket> {
  const client = new pg.Client({ connectionTimeoutMillis: 5_000, keepAlive: true, ...config });
  // pg tells a lost connection here too; the socket's new owner listens for itself.
  client.on('error', () => {});
  await client.connect();
  const { connection, processID } = client as unknown as Opened;
  connection.stream.removeAllListeners('data');
  return { socket: connection.stream, processId: processID };
}
