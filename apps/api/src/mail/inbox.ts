import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface InboxMail {
  readonly id: string;
  readonly received_at: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
}

const keepAtMost = 500;
const folderOf = (dataDir: string) => join(dataDir, 'inbox');
const nameOf = /^\d{13}-[0-9a-f-]{36}\.json$/;

/**
 * Stores an email as a file instead of in memory, so that all processes of a machine show the same inbox and
 * a restart keeps it.
 */
export async function storeMail(dataDir: string, mail: Omit<InboxMail, 'id' | 'received_at'>): Promise<void> {
  const folder = folderOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const id = `${Date.now()}-${randomUUID()}`;
  const path = join(folder, `${id}.json`);
  await writeFile(`${path}.part`, JSON.stringify({ id, received_at: new Date().toISOString(), ...mail }), {
    mode: 0o600,
  });
  await rename(`${path}.part`, path);
  const names = await namesIn(folder);
  await Promise.all(names.slice(keepAtMost).map((name) => rm(join(folder, name), { force: true })));
}

/** @returns The emails, newest first. */
export async function listMail(dataDir: string, limit = 100): Promise<InboxMail[]> {
  const folder = folderOf(dataDir);
  const names = (await namesIn(folder)).slice(0, limit);
  const mails = await Promise.all(
    names.map((name) => readFile(join(folder, name), 'utf8').catch(() => null)),
  );
  return mails.filter((text) => text !== null).map((text): InboxMail => JSON.parse(text));
}

/** @returns The email with that id; null if there is none. */
export async function readMail(dataDir: string, id: string): Promise<InboxMail | null> {
  if (!nameOf.test(`${id}.json`)) return null;
  const text = await readFile(join(folderOf(dataDir), `${id}.json`), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => nameOf.test(name))
    .sort()
    .reverse();
}
