import { type ComponentType, lazy } from 'react';

const pause = 3_000;

/** Loads again and again until it can. What could not be fetched is nothing, not an error, where that was noted already. */
export async function persistently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    const part = await load().catch(() => undefined);
    if (part !== undefined) return part;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** A part of the page that loads later: if it cannot be fetched, the rest works without it. */
export const late = <Props = object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => persistently(load));
