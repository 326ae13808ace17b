import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export function urlOf(base: string, database: string, user?: string, password?: string): string {
  const url = new URL(base);
  url.pathname = `/${database}`;
  if (user) url.username = user;
  if (password) url.password = password;
  return url.href;
}

/**
 * Drops a database that is in use. A change feed that has just ended may still use its replication slot,
 * which even FORCE does not drop; its process is then terminated and gets ten seconds to exit.
 */
export async function dropForce(client: pg.Client, database: string): Promise<void> {
  for (let left = 100; ; left--)
    try {
      await client.query(`drop database if exists ${database} with (force)`);
      return;
    } catch (error) {
      if (left === 0 || !(error instanceof Error && error.message.includes('replication slot'))) throw error;
      await client.query(
        'select pg_terminate_backend(active_pid) from pg_replication_slots where database = $1 and active',
        [database],
      );
      await wait(100);
    }
}

export async function onDatabase<T>(url: string, body: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // Some tests stop the server while this connection is open.
  client.on('error', () => {});
  await client.connect();
  try {
    return await body(client);
  } finally {
    await client.end().catch(() => {});
  }
}
