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

/** Runs `body` while holding a lock file, so that two processes never make or start one cluster at once. */
export async function withLock<T>(file: string, body: () => Promise<T>): Promise<T> {
  while (!taken(file)) {
    if (isStale(file)) rmSync(file, { force: true });
    await wait(50);
  }
  try {
    return await body();
  } finally {
    rmSync(file, { force: true });
  }
}
