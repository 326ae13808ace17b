import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

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

function isStale(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    return holder > 0 && !isAlive(holder);
  } catch {
    // Gone meanwhile: try again.
    return false;
  }
}

/** Takes the lock file if nobody who lives holds it; it is given back by removing it, or by the process's end. */
export function tryLock(file: string): boolean {
  if (taken(file)) return true;
  if (!isStale(file)) return false;
  rmSync(file, { force: true });
  return taken(file);
}

/** Runs `body` while holding a lock file, so that two processes never make or start one cluster at once. */
export async function withLock<T>(file: string, body: () => Promise<T>): Promise<T> {
  while (!tryLock(file)) await wait(50);
  try {
    return await body();
  } finally {
    rmSync(file, { force: true });
  }
}
