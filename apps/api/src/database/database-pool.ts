import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { endSilentConnections } from './silent-connection.ts';

/**
 * A connection may be silent for a little less than the statement timeout of five seconds, so that the caller
 * gets an answer in time.
 */
const silentMilliseconds = 4_500;

/** Connections for Prisma and for handwritten SQL. The engine has its own. */
export function createDatabasePool(
  connectionString: string,
  max: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 3_000,
    // Idle connections stay open, so that the first request after a quiet minute needs no new connection.
    idleTimeoutMillis: 0,
    statement_timeout: 5_000,
    application_name: 'operatory-api',
  });
  endSilentConnections(pool, silentMilliseconds);
  // While the pool is closing, the database may end a connection first.
  pool.on('error', (error) => pool.ending || log.warn({ err: error }, 'a connection broke'));
  // The pool handles errors of idle connections, and borrowers those of borrowed ones. A connection that
  // breaks between the two would raise an unhandled error and end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
