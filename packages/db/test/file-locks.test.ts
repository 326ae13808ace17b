import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { smallIds } from '../src/index.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts';

const { client, users, tasks } = smallIds.north;
const low = '00000000-0000-7000-8000-0000000f0001';
const high = '00000000-0000-7000-8000-0000000f0002';

let database: TestDatabase;
const connections: pg.Client[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(connections.map((each) => each.end()));
  await database.drop();
});

/** A connection in a transaction of the tenant. */
async function begun(): Promise<pg.Client> {
  const connection = new pg.Client({ connectionString: database.apiUrl });
  await connection.connect();
  connections.push(connection);
  await connection.query('begin');
  await connection.query("select set_config('app.client_id', $1, true), set_config('app.writer', $2, true)", [
    client,
    users.worker,
  ]);
  return connection;
}

test('the files of a list are locked in a fixed order, regardless of the order of the list', async () => {
  const staging = await begun();
  await staging.query(
    `insert into files (id, client_id, directory, key, name, mime_type, file_type, size, uploaded_by_user_id)
     select id, $1, 'tasks', id::text, 'a.pdf', 'application/pdf', 'FILE', 1, $2 from unnest($3::uuid[]) as id`,
    [client, users.worker, [low, high]],
  );
  await staging.query('commit');

  const [first, writer, next] = [await begun(), await begun(), await begun()];
  const locked = 'select from files where id = $1 for no key update';
  await first.query(locked, [low]);
  const { rows } = await writer.query<{ pid: number }>('select pg_backend_pid() as pid');
  const written = writer.query('update tasks set attachments = $1 where id = $2', [
    JSON.stringify([{ file_id: high }, { file_id: low }]),
    tasks.pending,
  ]);
  await vi.waitUntil(
    async () =>
      (await next.query('select from pg_locks where pid = $1 and not granted', [rows[0]?.pid])).rowCount ===
      1,
    { timeout: 30_000 },
  );
  // The writer waits for the first file before it locks the second one.
  await next.query(`${locked} nowait`, [high]);
  await next.query('rollback');
  await first.query('rollback');
  expect((await written).rowCount).toBe(1);
});
