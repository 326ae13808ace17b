import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves no sooner than `atLeast` milliseconds after the call, so that found and not found take equally long. */
export async function inConstantTime<T>(atLeast: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const left = atLeast - (performance.now() - began);
    if (left > 0) await sleep(left);
  }
}
