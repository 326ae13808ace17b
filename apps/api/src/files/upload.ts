import { Readable } from 'node:stream';
import { messages } from '@operatory/domain';
import type { AppContext, SignedIn } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import { prepareImage } from './images.ts';
import { claimedKind, displayName, type FileKind, fileKindRefusal } from './kinds.ts';
import { Readahead } from './readahead.ts';
import { type Bytes, removeBytes } from './remove-bytes.ts';
import { dropOldestStaged } from './staged-files.ts';

/** The largest size of one file, in bytes. */
export const fileBytes = 25 * 1024 * 1024;
/** The largest size of all files of a client together, in bytes. */
export const clientBytes = 20 * 1024 ** 3;

/** A file as rows store it. `url` is always null, because signed URLs are requested when needed. */
export interface FileReference {
  readonly file_id: string;
  readonly directory: string;
  readonly isPublic: boolean;
  readonly url: null;
  readonly name: string;
  readonly mime_type: string;
  readonly file_type: string;
}

export interface IncomingFile {
  readonly name: string;
  /** The type that the sender claims, which may be wrong. */
  readonly mime_type: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Whether the file was cut off at the size limit. Call it only after the last byte. */
  readonly isCut: () => boolean;
}
export type Uploader = Pick<SignedIn, 'client_id' | 'user_id' | 'supplier'>;
export interface UploadTarget {
  readonly directory: string;
  readonly isPublic: boolean;
}

export const wrongKind = (name = '', head: Buffer | null = null) => {
  const code = fileKindRefusal(name, head);
  return new HttpError(415, code, messages[code]);
};
const emptyFile = () => new HttpError(415, 'file_empty', messages.file_empty);
const tooLarge = ({ supplier }: Pick<SignedIn, 'supplier'>) =>
  new HttpError(413, 'file_too_large', supplier ? messages.order_file_too_large : messages.file_not_uploaded);

/**
 * Stores a file and its row. Until another row refers to it, only its uploader can attach it to one. Name,
 * claimed type and content must agree. A virus scanner checks the original bytes; images are re-encoded.
 */
export async function storeUpload(
  context: AppContext,
  who: Uploader,
  incoming: IncomingFile,
  { directory, isPublic }: UploadTarget,
): Promise<FileReference> {
  const kind = claimedKind(incoming.name, incoming.mime_type);
  if (!kind) throw wrongKind(incoming.name);
  const id = await newFileId(context, who);
  const key = `${who.client_id}/${directory}/${id}.${kind.extension}`;
  const scan = context.scanner?.(incoming.bytes);
  const passing = { ...incoming, ...(scan && { bytes: scan.bytes }) };
  const stored = await (kind.file_type === 'IMAGE'
    ? storeImage(context, who, passing, key, kind)
    : storeStream(context, who, passing, key, kind)
  ).finally(() => scan?.close());
  const name = displayName(incoming.name);
  let gone: readonly Bytes[];
  try {
    gone = await inTenant(context.pools.tenant, who.client_id, async (sql) => {
      const over = await dropOldestStaged(sql, who);
      await sql(
        `insert into files (id, client_id, directory, key, name, mime_type, file_type, size, "isPublic", thumbnail_key, uploaded_by_user_id, order_link_id)
         values ($1, $2, $3, $4, $5, $6, $7::file_type, $8, $9, $10, $11, $12)`,
        [
          id,
          who.client_id,
          directory,
          key,
          name,
          kind.mime_type,
          kind.file_type,
          stored.size,
          isPublic,
          stored.thumbnail,
          who.supplier ? null : who.user_id,
          who.supplier ? who.user_id : null,
        ],
      );
      return over;
    });
  } catch (error) {
    await removeBytes(context, [{ key, thumbnail_key: stored.thumbnail }]);
    throw error;
  }
  await removeBytes(context, gone);
  return {
    file_id: id,
    directory,
    isPublic,
    url: null,
    name,
    mime_type: kind.mime_type,
    file_type: kind.file_type,
  };
}

interface Stored {
  readonly size: number;
  readonly thumbnail: string | null;
}

async function storeImage(
  { storage }: AppContext,
  who: Uploader,
  { name, bytes, isCut }: IncomingFile,
  key: string,
  kind: FileKind,
): Promise<Stored> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  if (isCut()) throw tooLarge(who);
  const whole = Buffer.concat(chunks);
  if (whole.length === 0) throw emptyFile();
  const head = whole.subarray(0, Readahead.bytes);
  if (!kind.is(head, whole.length)) throw wrongKind(name, head);
  const extension = kind.extension === 'png' ? 'png' : 'jpg';
  const prepared = await prepareImage(whole, extension).catch(() => {
    throw wrongKind();
  });
  const thumbnail = key.replace(/\.\w+$/, `.thumb.${extension}`);
  const { size } = await storage.write(key, Readable.from([prepared.image]));
  await storage.write(thumbnail, Readable.from([prepared.thumbnail]));
  return { size, thumbnail };
}

/** Writes the bytes to storage with only a few chunks in memory. */
async function storeStream(
  { storage }: AppContext,
  who: Uploader,
  { name, bytes, isCut }: IncomingFile,
  key: string,
  kind: FileKind,
): Promise<Stored> {
  const ahead = await Readahead.of(bytes);
  if (ahead.head.length === 0) throw emptyFile();
  if (!kind.is(ahead.head, null)) throw wrongKind(name, ahead.head);
  const { size } = await storage.write(key, ahead);
  const fault = isCut() ? tooLarge(who) : kind.is(ahead.head, size) ? null : wrongKind(name, ahead.head);
  if (fault) {
    await storage.remove(key);
    throw fault;
  }
  return { size, thumbnail: null };
}

/** @throws HttpError if the client's storage has no room for a file of the largest size */
async function newFileId({ pools }: AppContext, who: Uploader): Promise<string> {
  const [row] = await inTenant(pools.tenant, who.client_id, (sql) =>
    sql<{ id: string; used: string }>(
      'select app.uuid_v7() as id, (select coalesce(sum(size), 0) from files)::text as used',
    ),
  );
  if (!row || Number(row.used) + fileBytes > clientBytes)
    throw new HttpError(413, 'quota', messages.file_not_uploaded);
  return row.id;
}

/** @returns The reference to one of the caller's own files; null if there is none with this id. */
export async function referenceOf(
  { pools }: AppContext,
  who: SignedIn,
  id: string,
): Promise<FileReference | null> {
  const [file] = await inTenant(pools.tenant, who.client_id, (sql) =>
    sql<FileReference>(
      `select id as file_id, directory, "isPublic", null as url, name, mime_type, file_type from files
       where id = $1 and uploaded_by_user_id = $2`,
      [id, who.user_id],
    ),
  );
  return file ?? null;
}

/** Deletes the caller's uploads that no row refers to. */
export async function dropUploads(
  { pools, storage }: AppContext,
  who: Pick<SignedIn, 'client_id' | 'user_id'>,
  ids: readonly string[],
): Promise<void> {
  const gone = await inTenant(pools.tenant, who.client_id, (sql) =>
    sql<{ key: string; thumbnail_key: string | null }>(
      `delete from files f where f.id = any($1::uuid[]) and f.uploaded_by_user_id = $2
         and not exists (select 1 from file_links l where l.client_id = f.client_id and l.file_id = f.id)
       returning key, thumbnail_key`,
      [[...ids], who.user_id],
    ),
  );
  for (const key of gone.flatMap(({ key, thumbnail_key }) => [key, thumbnail_key]))
    if (key) await storage.remove(key);
}
