import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpDatabase } from '../src/backup/dump.ts';
import { restoreDatabase } from '../src/backup/restore.ts';
import { tablesOf } from '../src/backup/tables.ts';
import { migrate, smallIds } from '../src/index.ts';
import { onDatabase, urlOf } from '../src/testing/on-database.ts';
import { createTestDatabase, dropDatabase, type TestDatabase } from '../src/testing/test-database.ts';
import { testServerUrl } from '../src/testing/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'operatory-backup-'));
const file = join(folder, 'database.gz');
const name = `restored_${process.pid}`;
let from: TestDatabase;
let server: string;
let to: string;
const { client } = smallIds.north;
beforeAll(async () => {
  server = await testServerUrl();
  from = await createTestDatabase();
  to = urlOf(server, name);
  await onDatabase(server, (sql) => sql.query(`create database ${name}`));
  await migrate(to, { apiPassword: 'operatory-test', platformPassword: 'operatory-test' });
});
afterAll(async () => {
  await from.drop();
  await dropDatabase(server, name);
  rmSync(folder, { recursive: true });
});

/** All rows of all tenants by table, and the numbers of triggers, keys and policies. */
async function whole(url: string): Promise<Record<string, unknown>> {
  return onDatabase(url, async (sql: pg.Client) => {
    const found: Record<string, unknown> = {};
    const { rows: tenants } = await sql.query<{ id: string }>('select id from clients order by id');
    for (const { name: table, place, tenant } of await tablesOf(sql)) {
      const texts: string[] = [];
      for (const id of tenant ? tenants.map((one) => one.id) : ['']) {
        await sql.query("select set_config('app.client_id', $1, false)", [id]);
        const mine = tenant ? `where t.${tenant} = '${id}'` : '';
        const { rows } = await sql.query<{ row: string }>(
          `select t::text as row from ${place} t ${mine} order by 1`,
        );
        texts.push(...rows.map(({ row }) => row));
      }
      found[table] = texts;
    }
    const { rows } = await sql.query(
      `select (select count(*) from pg_constraint where contype = 'f') as keys,
              (select count(*) from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers,
              (select count(*) from pg_policies) as policies`,
    );
    return { ...found, state: rows[0] };
  });
}

test('a backup is restored exactly, with as many keys, triggers and policies as before', async () => {
  await onDatabase(from.apiUrl, async (sql) => {
    await sql.query('begin');
    await sql.query("select set_config('app.client_id', $1, true)", [client]);
    await sql.query(
      `insert into task_history (client_id, task_id, action, from_value, to_value, note)
       select client_id, id, 'odd', 'null', '"\\u00fc \\"(,)\\""', e'two\\nlines, "quoted" \\\\ and (a,b)' from tasks limit 1`,
    );
    await sql.query('commit');
  });
  const rows = await dumpDatabase(from.ownerUrl, file);
  expect(await restoreDatabase(to, file)).toBe(rows);
  expect(rows).toBeGreaterThan(500);
  expect(await whole(to)).toEqual(await whole(from.ownerUrl));
  // Numbers of new rows continue after the existing ones.
  const made = async (url: string) =>
    onDatabase(url, async (sql) => {
      await sql.query("select set_config('app.client_id', $1, false)", [client]);
      return (await sql.query("select app.next_short_id('tasks') as id")).rows[0];
    });
  expect(await made(to)).toEqual(await made(from.ownerUrl));
});

test('a restore over existing data, from another release or from a truncated file is refused, and changes nothing', async () => {
  await expect(restoreDatabase(to, file)).rejects.toThrow('not empty');
  const empty = `${name}_empty`;
  await onDatabase(server, (sql) => sql.query(`create database ${empty}`));
  const url = urlOf(server, empty);
  try {
    await migrate(url, { apiPassword: 'operatory-test', platformPassword: 'operatory-test' });
    const text = gunzipSync(readFileSync(file)).toString();
    const other = join(folder, 'other.gz');
    writeFileSync(other, gzipSync(text.replace('20261121000001_core', '20261121000001_other')));
    await expect(restoreDatabase(url, other)).rejects.toThrow('another release');
    writeFileSync(other, gzipSync(text.split('\n').slice(0, -3).join('\n')));
    await expect(restoreDatabase(url, other)).rejects.toThrow('incomplete');
    writeFileSync(other, readFileSync(file));
    truncateSync(other, 2_000);
    await expect(restoreDatabase(url, other)).rejects.toThrow('incomplete');
    await expect(restoreDatabase(url, join(folder, 'none.gz'))).rejects.toThrow('there is no');
    const left = await whole(url);
    expect(left.clients).toEqual([]);
    expect(left.state).toEqual((await whole(to)).state);
  } finally {
    await dropDatabase(server, empty);
  }
});
