import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@operatory/db/make-folder';
import pg from 'pg';
import { type Env, StartError } from '../env.ts';
import { localFolder } from './storage.ts';

/**
 * Processes with the same database must share the folder of its files: the folder's file `.marker` contains
 * an id that the database stores too. @throws StartError if the folder belongs to another database, or to
 * none
 */
export async function assertSharedFolder(env: Env, ownerUrl: string): Promise<void> {
  if (env.S3_BUCKET) return;
  const folder = localFolder(env);
  const marker = join(folder, '.marker');
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const held = async () => {
      const { rows } = await client.query<{ value: string }>(
        "select value from app.settings where key = 'files_marker'",
      );
      return rows[0]?.value;
    };
    if (!(await held()))
      await client.query(
        "insert into app.settings values ('files_marker', $1) on conflict (key) do nothing",
        [readMarker(marker) ?? makeMarker(folder, marker)],
      );
    const wanted = await held();
    if (readMarker(marker) !== wanted)
      throw new StartError(
        `${folder} is not where this database's files lie: let all processes share one DATA_DIR, or set S3_BUCKET (if it is the folder: write ${wanted} into ${marker}).`,
      );
  } finally {
    await client.end();
  }
}

function readMarker(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new StartError(`${path}: ${(error as Error).message}`);
  }
}

/**
 * Linking fails if the file exists, so that two processes that start at the same time read the same marker.
 */
function makeMarker(folder: string, path: string): string {
  const draft = `${path}.${process.pid}`;
  try {
    makeFolder(folder);
    writeFileSync(draft, `${randomUUID()}\n`, { mode: 0o600 });
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new StartError(`${path}: ${(error as Error).message}`);
  } finally {
    rmSync(draft, { force: true });
  }
  return readMarker(path) ?? '';
}
