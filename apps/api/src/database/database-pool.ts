import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { endSilentConnections } from './silent-connection.ts';

/** Just under five seconds, the statement timeout, so that a waiting caller gets an answer in time. */
const silentMilliseconds = 4_500;

/** Connections for Prisma and for statements by hand; the engine has its own. */
export function createDatabasePool(connectionString: string, max: number, log: FastifyBaseLogger): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 3_000,
    // Kept: who comes after a quiet minute does not wait for a handshake.
    idleTimeoutMillis: 0,
    statement_timeout: 5_000,
    application_name: 'operatory-api',
  });
  endSilentConnections(pool, silentMilliseconds);
  // Once we close it, a connection that the database ends first is no news.
  pool.on('error', (error) => pool.ending || log.warn({ err: error }, 'a connection broke'));
  // The pool hears those that lie idle, and who borrows one hears it from then on: one that ends in the packet in which
  // it began is ended between them, and an error that nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
