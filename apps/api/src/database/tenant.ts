import type { Pool, QueryResultRow } from 'pg';
import { unavailable } from '../errors/http-error.ts';

/** Runs one parametrised statement and returns its rows. */
export type Sql = <Row extends QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Runs `body` in one transaction with the tenant set, so that row-level security shows only this client's rows. */
export const inTenant = <T>(pool: Pool, clientId: string, body: (sql: Sql) => Promise<T>): Promise<T> =>
  withSetting(pool, 'app.client_id', clientId, body);

/** Runs `body` in one transaction that sees every client's rows of the tables the platform role may read; `pool` is the platform's. */
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
  // While the connection is borrowed, nothing else handles its errors, and an unhandled error would end the process.
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
