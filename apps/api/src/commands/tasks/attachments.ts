import type { Tx } from '@operatory/db';
import type { SignedIn } from '../../context.ts';
import { must } from '../refuse.ts';

interface FileReference {
  readonly file_id: string;
  readonly directory: string;
  readonly isPublic: boolean;
  readonly url: string | null;
  readonly name: string;
  readonly mime_type: string;
  readonly file_type: string;
}

/**
 * References for a row's column: of the given only the ids count, all else comes from `files`. A file must be the
 * caller's own staged one or already linked to this very row. The links are kept in step.
 */
export async function linkFiles(
  db: Tx,
  actor: SignedIn,
  place: { readonly table: string; readonly column: string; readonly row: string },
  given: readonly { readonly file_id: string }[],
): Promise<FileReference[]> {
  const ids = [...new Set(given.map(({ file_id }) => file_id))];
  const where = { client_id: actor.client_id, table_name: place.table, column_name: place.column, row_id: place.row };
  const linked = new Set((await db.file_links.findMany({ where, select: { file_id: true } })).map(({ file_id }) => file_id));
  const files = await db.files.findMany({ where: { id: { in: ids } } });
  const allowed = files.filter((file) => linked.has(file.id) || (file.linked_at === null && file.uploaded_by_user_id === actor.user_id));
  must(allowed.length === ids.length, 'task_not_updated');
  const gone = [...linked].filter((id) => !ids.includes(id));
  if (gone.length > 0) await db.file_links.deleteMany({ where: { ...where, file_id: { in: gone } } });
  const fresh = ids.filter((id) => !linked.has(id));
  if (fresh.length > 0) {
    await db.file_links.createMany({ data: fresh.map((file_id) => ({ ...where, file_id })) });
    await db.files.updateMany({ where: { id: { in: fresh } }, data: { linked_at: new Date() } });
  }
  const byId = new Map(allowed.map((file) => [file.id, file]));
  return ids.flatMap((id) => {
    const file = byId.get(id);
    return file
      ? [{ file_id: id, directory: file.directory, isPublic: file.isPublic, url: file.url, name: file.name, mime_type: file.mime_type, file_type: file.file_type }]
      : [];
  });
}
