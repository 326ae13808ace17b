import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@operatory/db/make-folder';
import { StartError } from '../env.ts';

/** Throws StartError when nothing can be kept in DATA_DIR, wherever database and secrets come from. */
export function assertFolderWritable(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '', { mode: 0o600 });
    rmSync(probe);
  } catch (error) {
    throw new StartError(`DATA_DIR ${folder} cannot be written to: ${(error as Error).message}`);
  }
}
