import { createHash } from 'node:crypto';
import type { Tx } from '@operatory/db';
import { type HashedFile, messages } from '@operatory/domain';
import type { AppContext, Storage } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';

/** @returns True if the error of the folder or S3 means that the file does not exist. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === 'ENOENT') || error.name === 'NoSuchKey');

/**
 * @returns The SHA-256 of stored bytes; null if the file does not exist. @throws HttpError if the storage
 * cannot be reached
 */
export async function hashOfStored(storage: Storage, key: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of await storage.read(key)) hash.update(chunk);
    return hash.digest('hex');
  } catch (error) {
    if (isMissing(error)) return null;
    throw new HttpError(503, 'unavailable', messages.files_unavailable, 60);
  }
}

/** @returns The name and SHA-256 of each file, from its stored bytes. Files without bytes are left out. */
export async function hashedFiles(
  { storage }: Pick<AppContext, 'storage'>,
  db: Pick<Tx, '$queryRaw' | '$executeRaw'>,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HashedFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db.$queryRaw<{ id: string; key: string; name: string }[]>`
    select id, key, name from files where client_id = ${clientId}::uuid and id = any(${[...ids]}::uuid[])`;
  const found = new Map<string, HashedFile>();
  for (const { id, key, name } of rows) {
    const sha256 = await hashOfStored(storage, key);
    if (sha256 !== null) found.set(id, { name, sha256 });
  }
  // A file that somebody has can be recognised by its stored checksum.
  await db.$executeRaw`update files f set checksum = h.sha256
    from unnest(${[...found.keys()]}::uuid[], ${[...found.values()].map(({ sha256 }) => sha256)}::text[]) as h (id, sha256)
    where f.client_id = ${clientId}::uuid and f.id = h.id and f.checksum is distinct from h.sha256`;
  return found;
}
