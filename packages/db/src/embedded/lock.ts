import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseStartError } from '../start-error.ts';

/**
 * The process id is written right after the lock file is created. A file that is still empty after this
 * many milliseconds was left by a process that was killed in between.
 */
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

/** @returns The process id in the lock file; 0 if it is not written yet or the file does not exist. */
const holderOf = (file: string): number => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);

function isStale(file: string): boolean {
  try {
    const holder = holderOf(file);
    if (holder > 0) return !isAlive(holder);
    return Date.now() - statSync(file).mtimeMs > unsignedAfter;
  } catch {
    // The file was removed after the check, so the caller retries.
    return false;
  }
}

/**
 * Takes a lock, which is released by removing the file, or when the process ends. @returns false if another
 * process has it
 */
export function tryLock(file: string): boolean {
  if (taken(file)) return true;
  if (!isStale(file)) return false;
  // If two processes find a stale lock at once, the second must not remove the new lock of the first.
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
 * Runs `body` with a lock, so that no two processes create or start one cluster at once. The holder needs
 * at most a minute. After `timeoutMs`, its process id probably belongs to another program, and a person has
 * to check. @throws DatabaseStartError
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
