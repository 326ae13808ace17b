import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseStartError } from '../start-error.ts';

/** It is signed as soon as it is made: one that is older and empty was left by who was ended in between. */
const unsignedAfter = 5_000;

export const isAlive = (processId: number): boolean => {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

function taken(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Nought while it is not signed, or gone. */
const holderOf = (file: string): number => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);

function isStale(file: string): boolean {
  try {
    const holder = holderOf(file);
    if (holder > 0) return !isAlive(holder);
    return Date.now() - statSync(file).mtimeMs > unsignedAfter;
  } catch {
    // Removed since: try again.
    return false;
  }
}

/** Takes the lock file if nobody who lives holds it; it is given back by removing it, or by the process's end. */
export function tryLock(file: string): boolean {
  if (taken(file)) return true;
  if (!isStale(file)) return false;
  // Of two that find it so at once, the second would clear away the first one's.
  const clearing = `${file}.clearing`;
  if (!taken(clearing)) {
    if (isStale(clearing)) rmSync(clearing, { force: true });
    return false;
  }
  try {
    if (isStale(file)) rmSync(file, { force: true });
    return taken(file);
  } finally {
    rmSync(clearing, { force: true });
  }
}

/**
 * Runs `body` while holding a lock file, so that two processes never create or start one cluster at once. The holder needs
 * a minute at most. After that its process id probably belongs to another program, and a person has to check.
 */
export async function withLock<T>(file: string, body: () => Promise<T>, timeoutMs = 90_000): Promise<T> {
  const since = Date.now();
  let isReported = false;
  while (!tryLock(file)) {
    await wait(50);
    const waited = Date.now() - since;
    if (waited > timeoutMs)
      throw new DatabaseStartError(
        `${file} is held by process ${holderOf(file)}: if that process isn't Operatory, remove the file.`,
      );
    if (waited > timeoutMs / 30 && !isReported) {
      console.error(`Waiting for process ${holderOf(file)}, which is starting the same database (${file}).`);
      isReported = true;
    }
  }
  try {
    return await body();
  } finally {
    rmSync(file, { force: true });
  }
}
