import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import { PLATFORM_CLIENT_ID, type Tx } from '@operatory/db';
import { messages } from '@operatory/domain';
import { asClient } from '../commands/clients/as-client.ts';
import type { AppContext, SignedIn } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';
import { removeBytes } from './remove-bytes.ts';
import { clientBytes } from './upload.ts';

interface MasterFile {
  readonly id: string;
  readonly directory: string;
  readonly key: string;
  readonly name: string;
  readonly mime_type: string;
  readonly file_type: 'IMAGE' | 'VIDEO' | 'FILE';
  readonly size: bigint;
  readonly isPublic: boolean;
  readonly thumbnail_key: string | null;
  readonly checksum: string | null;
}
type App = Pick<AppContext, 'storage' | 'log'>;
type Actor = Pick<SignedIn, 'client_id' | 'user_id'>;

/**
 * Thrown in a transaction that needs copies of these files: it ends, the copies are made without any lock,
 * and it runs again.
 */
class CopiesNeeded extends Error {
  readonly originals: readonly MasterFile[];
  constructor(originals: readonly MasterFile[]) {
    super('files of the platform are to be copied first');
    this.originals = originals;
  }
}

/** The copies by the ids of their originals; null for an original that cannot be read. */
export type MasterCopies = Map<string, MasterFile | null>;

/**
 * Runs a write that may need copies of the platform's files. The bytes are copied between two runs of the
 * write, so that no lock waits for the storage. If the write fails, the copies are deleted.
 */
export async function withMasterCopies<Done>(
  app: App,
  actor: Actor,
  write: (copies: MasterCopies) => Promise<Done>,
): Promise<Done> {
  const copies: MasterCopies = new Map();
  try {
    for (;;) {
      try {
        return await write(copies);
      } catch (error) {
        if (!(error instanceof CopiesNeeded)) throw error;
        for (const original of error.originals) await copyOne(app, actor, original, copies);
      }
    }
  } catch (error) {
    await removeBytes(
      app,
      [...copies.values()].filter((copy) => copy !== null),
    );
    throw error;
  }
}

/**
 * Adds rows for copies of the platform's files. The caller's next row must refer to them. @returns the id of
 * each copy, by the id of its original; originals that do not exist or cannot be read are left out
 */
export async function copyMasterFiles(
  db: Tx,
  actor: Actor,
  ids: readonly string[],
  copies: MasterCopies,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const originals = await asClient(
    db,
    actor,
    PLATFORM_CLIENT_ID,
    () => db.$queryRaw<MasterFile[]>`
      select id, directory, key, name, mime_type, file_type::text, size, "isPublic", thumbnail_key, checksum
      from files where client_id = ${PLATFORM_CLIENT_ID}::uuid and id = any(${[...ids]}::uuid[]) order by id`,
  );
  await assertRoom(db, actor, originals);
  const missing = originals.filter(({ id }) => !copies.has(id));
  if (missing.length > 0) throw new CopiesNeeded(missing);
  const made = originals.flatMap(({ id }) => {
    const copy = copies.get(id);
    return copy ? [{ original: id, copy }] : [];
  });
  await db.files.createMany({
    data: made.map(({ copy }) => ({
      ...copy,
      client_id: actor.client_id,
      uploaded_by_user_id: actor.user_id,
    })),
  });
  return new Map(made.map(({ original, copy }) => [original, copy.id]));
}

/** The copy is registered before its bytes are written, so that a failed write deletes them. */
async function copyOne(app: App, actor: Actor, original: MasterFile, copies: MasterCopies): Promise<void> {
  const copy = copyOf(original, actor.client_id);
  copies.set(original.id, copy);
  if (!(await copyBytes(app, original.key, copy.key))) {
    await removeBytes(app, [copy]);
    copies.set(original.id, null);
    return;
  }
  if (!original.thumbnail_key || !copy.thumbnail_key) return;
  if (await copyBytes(app, original.thumbnail_key, copy.thumbnail_key)) return;
  await app.storage.remove(copy.thumbnail_key);
  copies.set(original.id, { ...copy, thumbnail_key: null });
}

function copyOf(original: MasterFile, clientId: string): MasterFile {
  const id = randomUUID();
  const keyOf = (key: string, more: string) =>
    `${clientId}/${original.directory}/${id}${more}${extname(key)}`;
  return {
    ...original,
    id,
    key: keyOf(original.key, ''),
    thumbnail_key: original.thumbnail_key && keyOf(original.thumbnail_key, '.thumb'),
  };
}

/** @returns false if the original cannot be read. @throws Error if the copy cannot be written */
async function copyBytes({ storage, log }: App, from: string, to: string): Promise<boolean> {
  let unread: unknown;
  async function* bytes(): AsyncGenerator<Uint8Array> {
    try {
      yield* (await storage.read(from)) as AsyncIterable<Uint8Array>;
    } catch (error) {
      unread = error;
      throw error;
    }
  }
  try {
    await storage.write(to, bytes());
    return true;
  } catch (error) {
    if (unread === undefined) throw error;
    log.warn({ err: unread, key: from }, 'a file of the platform could not be read, and was left out');
    return false;
  }
}

async function assertRoom(
  db: Tx,
  { client_id }: Pick<SignedIn, 'client_id'>,
  files: readonly MasterFile[],
): Promise<void> {
  const [row] = await db.$queryRaw<{ used: string }[]>`
    select coalesce(sum(size), 0)::text as used from files where client_id = ${client_id}::uuid`;
  const more = files.reduce((total, { size }) => total + Number(size), 0);
  if (Number(row?.used) + more > clientBytes) throw new HttpError(413, 'quota', messages.file_not_uploaded);
}
