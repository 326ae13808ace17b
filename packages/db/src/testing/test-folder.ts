import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { tryLock } from '../embedded/lock.ts';

const checkout = fileURLToPath(new URL('../../../../', import.meta.url));
const hash = createHash('sha256')
  .update(`${checkout}${process.env.TEST_POSTGRES ?? ''}`)
  .digest('hex')
  .slice(0, 12);

/**
 * @returns A folder that outlives a test run. It is separate for each name, checkout and PostgreSQL
 *   version.
 */
export const testFolder = (name: string): string => path.join(tmpdir(), `operatory-${name}-${hash}`);

/**
 * @returns A folder that no other running process uses, until `giveBack`. If another one uses that of
 *   `name`, it is `name-2`, `name-3` and so on.
 */
export function ownTestFolder(name: string): string {
  for (let number = 1; ; number++) {
    const folder = testFolder(number === 1 ? name : `${name}-${number}`);
    if (tryLock(lockOf(folder))) return folder;
  }
}

export const giveBack = (folder: string): void => rmSync(lockOf(folder), { force: true });

const lockOf = (folder: string): string => `${folder}.run`;
