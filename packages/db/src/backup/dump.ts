import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { type Block, type End, type Header, migrationsOf, tablesOf } from './tables.ts';

const batchSize = 1_000;

/**
 * Writes all rows as of one instant into a gzip file, with one line per row in PostgreSQL's text form.
 * Tenants are read one after another, because row-level security shows the owner only one tenant at a time.
 * @returns the number of rows written
 */
export async function dumpDatabase(ownerUrl: string, file: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const unfinished = `${file}.${process.pid}`;
  try {
    const counted = { rows: 0 };
    await client.query('begin isolation level repeatable read read only');
    await pipeline(
      Readable.from(lines(client, counted)),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await client.query('commit');
    await rename(unfinished, file);
    return counted.rows;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function* lines(client: pg.Client, counted: { rows: number }): AsyncGenerator<string> {
  const line = (value: Header | Block | End | string) => `${JSON.stringify(value)}\n`;
  const made = new Date().toISOString();
  yield line({ operatory: 1, made, migrations: await migrationsOf(client) });
  const { rows: tenants } = await client.query<{ id: string }>('select id from clients order by id');
  const tables = await tablesOf(client);
  for (const tenant of [null, ...tenants.map(({ id }) => id)]) {
    await client.query("select set_config('app.client_id', $1, true)", [tenant ?? '']);
    for (const { name, place, tenant: column } of tables) {
      if ((column === null) !== (tenant === null)) continue;
      const mine = column ? ` where t.${column} = '${tenant}'` : '';
      await client.query(`declare rows no scroll cursor for select t::text as row from ${place} t${mine}`);
      for (let begun = false; ; begun = true) {
        const { rows } = await client.query<{ row: string }>(`fetch ${batchSize} from rows`);
        if (rows.length === 0) break;
        if (!begun) yield line({ table: name, tenant });
        counted.rows += rows.length;
        yield rows.map(({ row }) => line(row)).join('');
      }
      await client.query('close rows');
    }
  }
  yield line({ rows: counted.rows });
}
