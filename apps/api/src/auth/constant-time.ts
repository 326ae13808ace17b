import { setTimeout as sleep } from 'node:timers/promises';

/** Takes at least `atLeast` milliseconds, so that the time does not reveal whether something was found. */
export async function inConstantTime<T>(atLeast: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const left = atLeast - (performance.now() - began);
    if (left > 0) await sleep(left);
  }
}
