import { randomUUID } from 'node:crypto';
import type { AppContext, SignedIn } from '../context/context.ts';
import { inTenant, type Sql } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import { clientBytes, fileBytes } from '../files/upload.ts';
import { notUploaded, type UploadRequest } from './upload-target.ts';

/** The largest number of pieces of one file, and of unfinished uploads of one person. */
const [maxPieces, maxUploads] = [500, 100];
/** An upload may take this long from its first byte to its last. */
export const uploadSeconds = 24 * 3600;

export interface FileUpload extends UploadRequest {
  readonly id: string;
  readonly name: string;
  readonly mime_type: string;
  readonly size: number;
  readonly received: number;
  readonly pieces: readonly string[];
  /** The id of the finished file; null until the file is stored. */
  readonly file_id: string | null;
}

const columns = `id, directory, name, mime_type, "isPublic", save_to_library as "isKept", size::int, received::int, pieces, file_id`;
const notFound = () => new HttpError(404, 'not_found', 'Upload not found');

const own = <T>({ pools }: AppContext, who: SignedIn, body: (sql: Sql) => Promise<T>): Promise<T> =>
  inTenant(pools.tenant, who.client_id, body);

/**
 * Starts an upload. @throws HttpError if the file is too large, the client's storage is full, or the person
 * has too many uploads
 */
export async function beginUpload(
  context: AppContext,
  who: SignedIn,
  {
    name,
    mime_type,
    size,
    directory,
    isPublic,
    isKept,
  }: Omit<FileUpload, 'id' | 'received' | 'pieces' | 'file_id'>,
): Promise<FileUpload> {
  if (size > fileBytes) throw new HttpError(413, 'file_too_large', notUploaded().message);
  const upload = await own(context, who, async (sql) => {
    const [there] = await sql<{ used: string; mine: number }>(
      `select (coalesce((select sum(size) from files), 0) + coalesce(sum(size), 0))::text as used,
         (count(*) filter (where user_id = $1))::int as mine from file_uploads where file_id is null`,
      [who.user_id],
    );
    if (Number(there?.used) + size > clientBytes || Number(there?.mine) >= maxUploads)
      throw new HttpError(413, 'quota', notUploaded().message);
    const [row] = await sql<FileUpload>(
      `insert into file_uploads (client_id, user_id, name, mime_type, size, directory, "isPublic", save_to_library)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
      [who.client_id, who.user_id, name, mime_type, size, directory, isPublic, isKept],
    );
    return row;
  });
  if (!upload) throw notUploaded();
  return upload;
}

/** @returns One of the caller's own uploads. @throws HttpError */
export async function uploadOf(context: AppContext, who: SignedIn, id: string): Promise<FileUpload> {
  const [row] = await own(context, who, (sql) =>
    sql<FileUpload>(`select ${columns} from file_uploads where id = $1 and user_id = $2`, [id, who.user_id]),
  );
  if (!row) throw notFound();
  return row;
}

/**
 * Stores bytes as they arrive, so that a broken connection loses none. @returns null if another request has
 * continued the upload. @throws HttpError if more bytes arrive than were announced, or if the upload has too many
 * pieces; it is then deleted, so that the client can start again
 */
export async function storePiece(
  context: AppContext,
  who: SignedIn,
  upload: FileUpload,
  content: AsyncIterable<Uint8Array>,
): Promise<FileUpload | null> {
  if (upload.pieces.length >= maxPieces) {
    await forgetUpload(context, who, upload);
    throw new HttpError(413, 'too_many_pieces', notUploaded().message);
  }
  const key = `${who.client_id}/uploads/${randomUUID()}.part`;
  const room = upload.size - upload.received;
  let size = 0;
  const coming = async function* () {
    try {
      for await (const chunk of content) {
        if (size + chunk.byteLength > room) throw inconsistent();
        size += chunk.byteLength;
        yield chunk;
      }
    } catch (error) {
      if (error instanceof HttpError) throw error;
      // The connection broke. The bytes that have arrived are kept.
    }
  };
  await context.storage.write(key, coming());
  const [row] =
    size === 0
      ? []
      : await own(context, who, (sql) =>
          sql<FileUpload>(
            `update file_uploads set received = received + $3, pieces = pieces || $4::text
             where id = $1 and received = $2 and file_id is null returning ${columns}`,
            [upload.id, upload.received, size, key],
          ),
        );
  if (!row) await context.storage.remove(key);
  return size === 0 ? upload : (row ?? null);
}
export const inconsistent = () => new HttpError(400, 'inconsistent_length', notUploaded().message);

export async function* readWholeUpload(
  { storage }: AppContext,
  { pieces }: FileUpload,
): AsyncGenerator<Uint8Array> {
  for (const key of pieces) yield* (await storage.read(key)) as AsyncIterable<Uint8Array>;
}

/** @returns True if this request may complete the file. Other requests may not for a minute. */
export async function claimUpload(context: AppContext, who: SignedIn, { id }: FileUpload): Promise<boolean> {
  const rows = await own(context, who, (sql) =>
    sql(
      `update file_uploads set finishing_at = now() where id = $1 and file_id is null
         and coalesce(finishing_at, '-infinity') < now() - interval '1 minute' returning 1`,
      [id],
    ),
  );
  return rows.length > 0;
}
export const releaseUpload = (context: AppContext, who: SignedIn, { id }: FileUpload): Promise<unknown> =>
  own(context, who, (sql) => sql('update file_uploads set finishing_at = null where id = $1', [id]));

/** Stores the result for clients that missed the answer, and deletes the pieces. */
export async function endUpload(
  context: AppContext,
  who: SignedIn,
  { id, pieces }: FileUpload,
  fileId: string,
): Promise<void> {
  await own(context, who, (sql) =>
    sql(`update file_uploads set file_id = $2, pieces = '{}' where id = $1`, [id, fileId]),
  );
  for (const key of pieces) await context.storage.remove(key);
}

export async function forgetUpload(
  context: AppContext,
  who: SignedIn,
  { id, pieces }: FileUpload,
): Promise<void> {
  await own(context, who, (sql) => sql('delete from file_uploads where id = $1', [id]));
  for (const key of pieces) await context.storage.remove(key);
}
