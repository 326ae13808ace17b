import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { DatabaseStartError } from '../start-error.ts';

const nobody = 65534;
const isRoot = process.getuid?.() === 0;

/** Spawn options under which PostgreSQL runs: it refuses root, so root's server belongs to nobody. */
export const serverUser = isRoot ? { uid: nobody, gid: nobody } : {};

/** Where a cluster and what belongs to it lie. */
export interface Place {
  readonly base: string;
  readonly data: string;
  readonly log: string;
  readonly lock: string;
  /** Passwords of the superuser and the owner (0600). */
  readonly secrets: string;
}

/**
 * The folder for a cluster that was asked to lie in `dataDir`. Root's checkout may be where nobody cannot go (0700 homes),
 * so root's clusters lie under /var/tmp in a folder that carries a hash of the asked path.
 */
export function placeOf(dataDir: string): Place {
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

/** /var/tmp is everybody's: a link or folder that another user put there first is neither followed nor handed over. */
export function assertOwnFolder(folder: string): void {
  const found = lstatSync(folder);
  if (!found.isDirectory() || (found.uid !== 0 && found.uid !== nobody))
    throw new DatabaseStartError(`${folder} belongs to another user. Remove it.`);
}

/** Hands a path to the user that the server runs as. */
export function give(file: string): void {
  if (isRoot) chownSync(file, nobody, nobody);
}

/** Where root keeps the binaries, readable by the server's user. */
export const sharedBinaries = isRoot ? '/var/tmp/operatory-postgres' : null;
