import { createHash } from 'node:crypto';
import type { Tx } from '@operatory/db';
import { type HashedFile, messages } from '@operatory/domain';
import type { AppContext, Storage } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';

/** Whether the error of a folder or a bucket means that the file does not exist. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === 'ENOENT') || error.name === 'NoSuchKey');

/** SHA-256 of stored bytes, read in chunks; null if the file does not exist. If the storage is unavailable, it throws. */
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

/** The names of the files and the SHA-256 of their currently stored bytes. Lost files are left out. */
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
  // Stores the checksums, by which a file that somebody has is recognised.
  await db.$executeRaw`update files f set checksum = h.sha256
    from unnest(${[...found.keys()]}::uuid[], ${[...found.values()].map(({ sha256 }) => sha256)}::text[]) as h (id, sha256)
    where f.client_id = ${clientId}::uuid and f.id = h.id and f.checksum is distinct from h.sha256`;
  return found;
}
