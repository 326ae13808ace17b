import { type OnReadOpts, Socket, type SocketConstructorOpts } from 'node:net';
import pg from 'pg';

/**
 * The private fields of pg's Client that are needed here: the socket, with or without TLS, and the
 * backend's process id.
 */
interface Opened {
  readonly connection: { readonly stream: Socket };
  readonly processID: number;
}
export interface OpenSocket {
  readonly socket: Socket;
  readonly processId: number;
  /** A chunk is valid only during the call of `take`, because its buffer is used again. */
  read(take: (chunk: Buffer) => void): void;
}

/** The number of bytes read at once. */
export const CHUNK = 65_536;

/**
 * The pg library connects (addresses, TLS, passwords) and then its socket is taken over; after that, no
 * message passes through pg. Without TLS, all data are read into one buffer, because a new buffer for each
 * read costs more than the read itself.
 */
export async function openSocket(
  config: pg.ClientConfig & { replication?: 'database' },
): Promise<OpenSocket> {
  let take = (chunk: Buffer) => {
    plain.emit('data', Buffer.from(chunk));
  };
  const buffer = Buffer.allocUnsafeSlow(CHUNK);
  const onread: OnReadOpts = {
    buffer,
    callback: (length) => {
      take(buffer.subarray(0, length));
      return true;
    },
  };
  const plain = new Socket({ onread } as SocketConstructorOpts);
  const stream = () => plain;
  const limits = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 };
  const client = new pg.Client({ ...limits, keepAlive: true, ...config, stream });
  // The pg library reports a lost connection here too, but the new owner of the socket has its own listener.
  client.on('error', () => {});
  await client.connect();
  // Dates are written to JSON as PostgreSQL sends them, so they must be in ISO style.
  await client.query('set datestyle to iso').catch((error) => {
    plain.destroy();
    throw error;
  });
  const { connection, processID } = client as unknown as Opened;
  const socket = connection.stream;
  socket.removeAllListeners('data');
  return {
    socket,
    processId: processID,
    read: (taker) => {
      if (socket === plain) take = taker;
      else socket.on('data', taker);
    },
  };
}
