import { Readable } from 'node:stream';
import type { AppContext } from '../context/context.ts';
import { inTenant, type Sql } from '../database/tenant.ts';

export type DemoFileContext = Pick<AppContext, 'pools' | 'storage' | 'clock'>;

export interface DemoFile {
  readonly directory: string;
  readonly name: string;
  readonly mime_type: string;
  readonly file_type: 'IMAGE' | 'FILE';
  readonly isPublic: boolean;
  readonly bytes: Buffer;
}

/**
 * Stores the bytes of the files. Then one transaction adds rows for the files and calls `refer` with their
 * ids, to write the rows that refer to them.
 */
export async function storeDemoFiles(
  { pools, storage }: DemoFileContext,
  clientId: string,
  files: readonly DemoFile[],
  refer: (sql: Sql, ids: readonly string[]) => Promise<void>,
): Promise<void> {
  const ids = await inTenant(pools.tenant, clientId, async (sql) =>
    (
      await sql<{ id: string }>('select app.uuid_v7() as id from generate_series(1, $1::int)', [files.length])
    ).map(({ id }) => id),
  );
  const rows = files.map(({ bytes, ...file }, index) => ({
    ...file,
    id: ids[index],
    client_id: clientId,
    size: bytes.length,
    key: `${clientId}/${file.directory}/${ids[index]}.${file.name.split('.').at(-1)}`,
  }));
  await Promise.all(
    rows.map(({ key }, index) => storage.write(key, Readable.from([files[index]?.bytes ?? Buffer.alloc(0)]))),
  );
  await inTenant(pools.tenant, clientId, async (sql) => {
    await sql(
      `insert into files (id, client_id, directory, key, name, mime_type, file_type, size, "isPublic")
       select id, client_id, directory, key, name, mime_type, file_type, size, "isPublic"
       from jsonb_populate_recordset(null::files, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
    await refer(sql, ids);
  });
}
