const running = new Set<() => Promise<void>>();

/**
 * Runs `end` after the file's tests at the latest, even when a start or test failed. Returns a function that runs it earlier; it runs
 * only once.
 */
export function endsWithFile(end: () => Promise<unknown>): () => Promise<void> {
  const once = async () => {
    if (running.delete(once)) await end();
  };
  running.add(once);
  return once;
}

/** Ends everything that is still running, in reverse order of starting. */
export async function endRunning(): Promise<void> {
  for (const end of [...running].reverse()) await end();
}
