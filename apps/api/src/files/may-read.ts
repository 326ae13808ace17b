import { inTenant } from '../auth/tenant.ts';
import type { AppContext, SignedIn } from '../context.ts';

interface Link {
  readonly table_name: string;
  readonly column_name: string;
  readonly row_id: string;
}
export interface ReadableFile {
  readonly id: string;
  readonly file_type: string;
  readonly thumbnail_key: string | null;
}

const identifier = /^[a-z][a-z0-9_]*$/i;

/**
 * The file, if the caller may read it: a public one of the client; one's own while no row refers to it; else any of
 * whose rows, read as the caller through the engine, shows the column. Null alike for missing and forbidden.
 */
export async function readableFile(
  context: AppContext,
  who: SignedIn,
  directory: string,
  fileId: string,
): Promise<ReadableFile | null> {
  const found = await inTenant(context.pools.tenant, who.client_id, async (sql) => {
    const [file] = await sql<ReadableFile & { isPublic: boolean; mine: boolean }>(
      `select id, file_type, thumbnail_key, "isPublic", uploaded_by_user_id = $3 as mine from files where id = $1 and directory = $2`,
      [fileId, directory, who.user_id],
    );
    if (!file) return null;
    const links = await sql<Link>(
      'select table_name, column_name, row_id from file_links where file_id = $1 order by created_at desc limit 50',
      [fileId],
    );
    return { file, links };
  });
  if (!found) return null;
  const { file, links } = found;
  if (file.isPublic || (links.length === 0 && file.mine)) return file;
  for (const link of links) if (await showsFile(context, who, link, fileId)) return file;
  return null;
}

async function showsFile(
  { engine }: AppContext,
  who: SignedIn,
  link: Link,
  fileId: string,
): Promise<boolean> {
  const { table_name: table, column_name: column, row_id } = link;
  if (!identifier.test(table) || !identifier.test(column)) return false;
  try {
    const query = `query ($id: uuid!) { rows: ${table}(where: {id: {_eq: $id}}, limit: 1) { ${column} } }`;
    const prepared = engine.plan({ query }, who);
    const answer = String(await engine.execute(prepared, { id: row_id }, who));
    // The column's own value must name the file: a masked one is null, a stale link names another.
    return answer.includes(fileId);
  } catch {
    return false;
  }
}
