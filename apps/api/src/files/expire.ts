import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { type Bytes, removeBytes } from './remove-bytes.ts';

const hours = 24;

/**
 * Deletes files that no row has referred to for a day, and uploads that were not finished within a day.
 * @returns the number of deleted files
 */
export async function expireFiles(context: Pick<AppContext, 'pools' | 'storage'>): Promise<number> {
  const { pools, storage } = context;
  const { rows: clients } = await pools.tenant.query<{ id: string }>('select app.client_ids() as id');
  let removed = 0;
  for (const { id } of clients) {
    // The row is deleted first: bytes without a row only waste space, but a row without bytes is a broken
    // file.
    const gone = await inTenant(pools.tenant, id, (sql) =>
      sql<Bytes>(
        `delete from files f where f.client_id = $1 and f.created_at < now() - make_interval(hours => $2)
           and coalesce(f.linked_at, f.created_at) < now() - make_interval(hours => $2)
           and not exists (select 1 from file_links l where l.client_id = f.client_id and l.file_id = f.id)
         returning key, thumbnail_key`,
        [id, hours],
      ),
    );
    const broken = await inTenant(pools.tenant, id, (sql) =>
      sql<{ pieces: readonly string[] }>(
        `delete from file_uploads where client_id = $1 and created_at < now() - make_interval(hours => $2) returning pieces`,
        [id, hours],
      ),
    );
    for (const key of broken.flatMap(({ pieces }) => pieces)) await storage.remove(key);
    await removeBytes(context, gone);
    removed += gone.length;
  }
  return removed;
}
