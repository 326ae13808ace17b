import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { endSilentConnections } from './silent-connection.ts';

/** Just under the statement timeout of five seconds, so that a waiting caller gets a response in time. */
const silentMilliseconds = 4_500;

/** Connections for Prisma and for hand-written statements; the engine has its own. */
export function createDatabasePool(
  connectionString: string,
  max: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 3_000,
    // Idle connections stay open, so that a request after a quiet minute needs no handshake.
    idleTimeoutMillis: 0,
    statement_timeout: 5_000,
    application_name: 'operatory-api',
  });
  endSilentConnections(pool, silentMilliseconds);
  // When the pool is closing, it does not matter that the database ends a connection first.
  pool.on('error', (error) => pool.ending || log.warn({ err: error }, 'a connection broke'));
  // The pool handles errors of idle connections, and a borrower those of borrowed ones. If the database opens and ends a connection in
  // the same packet, the error occurs between the two, and an unhandled error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
