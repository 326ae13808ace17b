import { type ComponentType, lazy } from 'react';

const pause = 3_000;

/** Loads again and again until it can. */
export async function persistently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;)
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
}

/** A part of the page that may come later: while it cannot be fetched, the rest stands without it. */
export const late = (load: () => Promise<{ default: ComponentType }>) => lazy(() => persistently(load));
