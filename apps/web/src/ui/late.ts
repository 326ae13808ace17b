import { type ComponentType, lazy } from 'react';

const pause = 3_000;

/**
 * Retries until loading succeeds. If the error was already recorded elsewhere, a failed download resolves to undefined instead of
 * rejecting.
 */
export async function retryUntilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    const part = await load().catch(() => undefined);
    if (part !== undefined) return part;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** A part of the page that loads later; if loading fails, the rest works without it. */
export const late = <Props = object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => retryUntilLoaded(load));
