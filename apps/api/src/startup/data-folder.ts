import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@operatory/db/make-folder';
import { StartError } from '../env.ts';

/** @throws StartError if DATA_DIR cannot be written, even if the database and secrets are elsewhere */
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
