import type { Pool, QueryResultRow } from 'pg';
import { unavailable } from '../errors/http-error.ts';

export type Sql = <Row extends QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Runs `body` in a transaction in which row-level security shows only this client's rows. */
export const inTenant = <T>(pool: Pool, clientId: string, body: (sql: Sql) => Promise<T>): Promise<T> =>
  withSetting(pool, 'app.client_id', clientId, body);

/**
 * Runs `body` in a transaction that sees all clients' rows. `pool` must be the platform's, whose role may
 * read only some tables.
 */
export const acrossTenants = <T>(pool: Pool, body: (sql: Sql) => Promise<T>): Promise<T> =>
  withSetting(pool, 'app.across_tenants', 'on', body);

async function withSetting<T>(
  pool: Pool,
  name: string,
  value: string,
  body: (sql: Sql) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect().catch(() => {
    throw unavailable();
  });
  // Nothing else handles the errors of a borrowed connection, and an unhandled one would end the process.
  let broken: Error | undefined;
  const hear = (error: Error) => {
    broken = error;
  };
  connection.on('error', hear);
  try {
    await connection.query('begin');
    await connection.query('select set_config($1, $2, true)', [name, value]);
    const result = await body(
      async <Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) => {
        const { rows } = await connection.query<Row>(text, [...values]);
        return rows;
      },
    );
    await connection.query('commit');
    return result;
  } catch (error) {
    await connection.query('rollback').catch((failed: Error) => {
      broken ??= failed;
    });
    throw error;
  } finally {
    connection.off('error', hear);
    connection.release(broken);
  }
}
