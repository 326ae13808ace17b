import type { AppContext, SignedIn } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { filesNamedIn } from './files-named-in.ts';

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

type Context = Pick<AppContext, 'pools' | 'engine'>;

/** @returns The file, if it is in this directory and the caller may read it. */
export const readableFile = async (
  context: Context,
  who: SignedIn,
  directory: string,
  fileId: string,
): Promise<ReadableFile | null> => (await readableFiles(context, who, [fileId], directory))[0] ?? null;

/**
 * @returns The files that the caller may read: public ones, their own that no row refers to yet, and those in
 * a row and column that the engine shows them. Missing and forbidden files are both left out after the same
 * statements, so that their timing is the same.
 */
export async function readableFiles(
  context: Context,
  who: SignedIn,
  fileIds: readonly string[],
  directory: string | null = null,
): Promise<readonly ReadableFile[]> {
  const files = await inTenant(context.pools.tenant, who.client_id, (sql) =>
    sql<ReadableFile & { isPublic: boolean; mine: boolean; links: readonly Link[] }>(
      `select id, file_type, thumbnail_key, "isPublic", coalesce(uploaded_by_user_id, order_link_id) = $3 as mine,
         coalesce((select json_agg(l) from (select table_name, column_name, row_id from file_links
           where file_id = f.id order by created_at desc limit 50) l), '[]') as links
       from files f where id = any($1::uuid[]) and ($2::text is null or directory = $2)`,
      [[...fileIds], directory, who.user_id],
    ),
  );
  const isOpen = (file: (typeof files)[number]) => file.isPublic || (file.links.length === 0 && file.mine);
  if (files.length > 0 && files.length === fileIds.length && files.every(isOpen)) return files;
  const shown = await shownIn(
    context,
    who,
    files.flatMap(({ links }) => links),
  );
  return files.filter((file) => isOpen(file) || shown.has(file.id));
}

/**
 * A table and a column that the role can read. They are queried so that files without a readable table take
 * the same time.
 */
const nowhere = ({ supplier }: SignedIn): string =>
  supplier ? 'clinic_im_product_orders id' : 'users display_name';

/**
 * @returns The files that these rows refer to, as the caller reads them. Files of masked columns are left
 *   out, and so are files that a row no longer refers to.
 */
async function shownIn(
  { engine }: Context,
  who: SignedIn,
  links: readonly Link[],
): Promise<ReadonlySet<string>> {
  const idsOf = new Map<string, string[]>();
  for (const { table_name, column_name, row_id } of links) {
    if (!identifier.test(table_name) || !identifier.test(column_name)) continue;
    const place = `${table_name} ${column_name}`;
    idsOf.set(place, [...(idsOf.get(place) ?? []), row_id]);
  }
  const textOf = (places: readonly string[]) => {
    const roots = places.map((place, index) => {
      const [table, column] = place.split(' ');
      return `r${index}: ${table}(where: {id: {_in: $i${index}}}) { ${column} }`;
    });
    return `query (${places.map((_, index) => `$i${index}: [uuid!]!`).join(', ')}) { ${roots.join(' ')} }`;
  };
  // Removes tables and columns that the role cannot read at all.
  const readable = [...idsOf.keys()].filter((place) => {
    try {
      return Boolean(engine.plan({ query: textOf([place]) }, who));
    } catch {
      return false;
    }
  });
  const places = readable.length > 0 ? readable : [nowhere(who)];
  const variables = Object.fromEntries(places.map((place, index) => [`i${index}`, idsOf.get(place) ?? []]));
  try {
    const prepared = engine.plan({ query: textOf(places) }, who);
    const answer = String(await engine.execute(prepared, variables, who));
    return filesNamedIn(JSON.parse(answer));
  } catch {
    return new Set();
  }
}
