import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { DatabaseStartError } from '../start-error.ts';

const nobody = 65534;
const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, so root's server runs as nobody. */
export const serverUser = isRoot ? { uid: nobody, gid: nobody } : {};

export interface ServerLocation {
  readonly base: string;
  readonly data: string;
  readonly log: string;
  readonly lock: string;
  /** The path of the file with the passwords of the superuser and the owner, which has mode 0600. */
  readonly secrets: string;
}

/**
 * Creates the folder of a cluster. The user nobody may have no access to root's checkout (homes with mode
 * 0700), so root's clusters are stored under /var/tmp in a folder named with a hash of the requested path.
 */
export function placeOf(dataDir: string): ServerLocation {
  const asked = path.resolve(dataDir);
  const hash = createHash('sha256').update(asked).digest('hex').slice(0, 12);
  const base = isRoot ? `/var/tmp/operatory-${hash}` : asked;
  try {
    makeFolder(base);
    if (isRoot) assertOwnFolder(base);
    chmodSync(base, 0o700);
    give(base);
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error;
    throw new DatabaseStartError(
      `Operatory cannot write its database to ${base}: ${(error as Error).message}`,
    );
  }
  return {
    base,
    data: path.join(base, 'data'),
    log: path.join(base, 'postgres.log'),
    lock: path.join(base, 'start.lock'),
    secrets: path.join(base, 'secrets.json'),
  };
}

/**
 * @throws DatabaseStartError for a link, or a folder of another user. Anybody may create one in /var/tmp
 *   first, and it must neither be followed nor given to the server's user.
 */
export function assertOwnFolder(folder: string): void {
  const found = lstatSync(folder);
  if (!found.isDirectory() || (found.uid !== 0 && found.uid !== nobody))
    throw new DatabaseStartError(`${folder} belongs to another user. Remove it.`);
}

export function give(file: string): void {
  if (isRoot) chownSync(file, nobody, nobody);
}

/**
 * The folder of root's copy of the binaries, because the server's user cannot read root's checkout; null
 * for other users.
 */
export const sharedBinaries = isRoot ? '/var/tmp/operatory-postgres' : null;
