import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { dumpDatabase } from '@operatory/db/backup/dump';
import { restoreDatabase } from '@operatory/db/backup/restore';
import { makeFolder } from '@operatory/db/make-folder';
import { DatabaseStartError } from '@operatory/db/start-error';
import { loadSecrets } from '../auth/secrets.ts';
import { openDatabase } from '../database/database.ts';
import { type Env, StartError } from '../env.ts';
import { localFolder } from '../files/storage.ts';

export interface BackupSummary {
  readonly rows: number;
  /** Whether the files are part of the backup. Files in S3 are not backed up here. */
  readonly files: boolean;
}
const database = (folder: string): string => join(folder, 'database.gz');
const files = (folder: string): string => join(folder, 'files');

/** Backs the installation up into `folder`. The server may keep running. */
export async function backUp(env: Env, folder: string): Promise<BackupSummary> {
  makeFolder(folder);
  if (existsSync(database(folder))) throw new StartError(`${folder} already contains a backup`);
  return withDatabase(env, async (ownerUrl) => {
    const rows = await dumpDatabase(ownerUrl, database(folder));
    // Files are copied after the rows, so that all files that the rows name exist.
    const here = !env.S3_BUCKET && existsSync(localFolder(env));
    if (here) await cp(localFolder(env), files(folder), { recursive: true });
    return { rows, files: here };
  });
}

/** Restores a backup from `folder`. The installation must never have been started before. */
export async function restore(env: Env, folder: string): Promise<BackupSummary> {
  return withDatabase(env, async (ownerUrl) => {
    const rows = await restoreDatabase(ownerUrl, database(folder));
    const here = !env.S3_BUCKET && existsSync(files(folder));
    if (here) await cp(files(folder), localFolder(env), { recursive: true });
    return { rows, files: here };
  });
}

async function withDatabase(
  env: Env,
  work: (ownerUrl: string) => Promise<BackupSummary>,
): Promise<BackupSummary> {
  const opened = await openDatabase(env, loadSecrets(env));
  try {
    return await work(opened.ownerUrl);
  } catch (error) {
    if (error instanceof DatabaseStartError) throw new StartError(error.message);
    throw error;
  } finally {
    await opened.stop();
  }
}
