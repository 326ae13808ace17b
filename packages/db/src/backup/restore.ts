import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { DatabaseStartError } from '../start-error.ts';
import { type BackupTable, type Block, type End, type Header, migrationsOf, tablesOf } from './tables.ts';

const batchSize = 500;

/**
 * Fills an empty, migrated database from a dump in one transaction, so that a failed restore changes
 * nothing. Triggers are disabled during it, and foreign keys are checked at the end. @returns the number of
 * rows. @throws DatabaseStartError with one line for a database with clients, a file from other migrations,
 * or a truncated file
 */
export async function restoreDatabase(ownerUrl: string, file: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    const { rows: clients } = await client.query('select from clients limit 1');
    if (clients.length > 0) throw new DatabaseStartError('the database is not empty: restore into a new one');
    const tables = await tablesOf(client);
    const keys = await withoutKeys(client);
    for (const { place } of tables) await client.query(`alter table ${place} disable trigger user`);
    for (const { place } of tables) await client.query(`delete from ${place}`);
    const restored = await fill(client, file, new Map(tables.map((table) => [table.name, table])));
    for (const { place } of tables) await client.query(`alter table ${place} enable trigger user`);
    for (const { place, name, definition } of keys)
      await client.query(`alter table ${place} add constraint ${name} ${definition}`);
    await client.query(
      `select setval(pg_get_serial_sequence('packagemodules', 'id'), (select coalesce(max(id), 1) from packagemodules)),
              setval(pg_get_serial_sequence('teampackages', 'id'), (select coalesce(max(id), 1) from teampackages))`,
    );
    await client.query('commit');
    return restored;
  } finally {
    await client.end();
  }
}

interface Key {
  readonly place: string;
  readonly name: string;
  readonly definition: string;
}
/**
 * Drops all foreign keys, because rows refer to each other in cycles. @returns the keys, to be added again
 * when all rows are there
 */
async function withoutKeys(client: pg.Client): Promise<Key[]> {
  const { rows: keys } = await client.query<Key>(
    `select conrelid::regclass::text as place, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { place, name } of keys) await client.query(`alter table ${place} drop constraint ${name}`);
  return keys;
}

async function fill(
  client: pg.Client,
  file: string,
  tables: ReadonlyMap<string, BackupTable>,
): Promise<number> {
  let into: BackupTable | undefined;
  let header: Header | undefined;
  let end: End | undefined;
  let waiting: string[] = [];
  let restored = 0;
  const flush = async () => {
    if (!into || waiting.length === 0) return;
    const columns = into.columns.map((column) => `"${column.replaceAll('"', '""')}"`);
    await client.query(
      `insert into ${into.place} (${columns.join(', ')})
       select ${columns.map((column) => `(whole).${column}`).join(', ')}
       from (select row::${into.place} as whole from unnest($1::text[]) as row offset 0) as read`,
      [waiting],
    );
    restored += waiting.length;
    waiting = [];
  };
  for await (const value of linesOf(file)) {
    if (typeof value === 'string') {
      waiting.push(value);
      if (waiting.length >= batchSize) await flush();
    } else if ('operatory' in value) {
      header = value;
      const here = await migrationsOf(client);
      if (JSON.stringify(here) !== JSON.stringify(value.migrations))
        throw new DatabaseStartError('the backup was made by another release: restore it with that one');
    } else if ('table' in value) {
      await flush();
      into = tables.get(value.table);
      if (!into) throw new DatabaseStartError(`there is no table ${value.table}`);
      await client.query("select set_config('app.client_id', $1, true)", [value.tenant ?? '']);
    } else end = value;
  }
  await flush();
  if (!header || end?.rows !== restored) throw new DatabaseStartError('the backup is incomplete');
  return restored;
}

async function* linesOf(file: string): AsyncGenerator<Header | Block | End | string> {
  // Errors of the file and of unzipping are thrown where the stream is read, so the callback ignores them.
  const source = pipeline(createReadStream(file), createGunzip(), () => {});
  const decoder = new StringDecoder('utf8');
  let begun = '';
  try {
    for await (const chunk of source) {
      const lines = (begun + decoder.write(chunk)).split('\n');
      begun = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line);
    }
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === 'ENOENT') throw new DatabaseStartError(`there is no ${file}`);
    if (code.startsWith('Z_')) throw new DatabaseStartError('the backup is incomplete');
    throw error;
  }
}
