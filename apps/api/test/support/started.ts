const running = new Set<() => Promise<void>>();

/**
 * The function `end` runs after the file's tests at the latest, even when a start or test failed. @returns A
 * function that runs it earlier; it runs only once.
 */
export function endsWithFile(end: () => Promise<unknown>): () => Promise<void> {
  const once = async () => {
    if (running.delete(once)) await end();
  };
  running.add(once);
  return once;
}

/** A later start may need an earlier one, so the last one started ends first. */
export async function endRunning(): Promise<void> {
  for (const end of [...running].reverse()) await end();
}
