import { type ComponentType, lazy } from 'react';

const pause = 3_000;

/**
 * Loads a part of the program, and tries again until that succeeds. A failed download may resolve with
 * undefined instead of rejecting.
 */
export async function retryUntilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    const part = await load().catch(() => undefined);
    if (part !== undefined) return part;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** A part of the page that loads later. While it cannot be loaded, the rest of the page works. */
export const lazyWithRetry = <Props = object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => retryUntilLoaded(load));
