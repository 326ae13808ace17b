const AGAIN_MS = 30_000;
const REMEMBERED = 100;

/** Logs a repeated line, such as that the database is unavailable, at most once in half a minute. */
export function limitRepeatedLines(
  log: (line: string) => void,
  now = () => performance.now(),
): (line: string) => void {
  const saidAt = new Map<string, number>();
  return (line) => {
    const last = saidAt.get(line);
    if (last !== undefined && now() - last < AGAIN_MS) return;
    if (saidAt.size >= REMEMBERED) saidAt.clear();
    saidAt.set(line, now());
    log(line);
  };
}
