const running = new Set<() => Promise<void>>();

/** Ends after the file's tests at the latest, also where a start or a test failed; answers what ends it earlier, once. */
export function endsWithFile(end: () => Promise<unknown>): () => Promise<void> {
  const once = async () => {
    if (running.delete(once)) await end();
  };
  running.add(once);
  return once;
}

/** Ends all that still runs, what started last first. */
export async function endRunning(): Promise<void> {
  for (const end of [...running].reverse()) await end();
}
