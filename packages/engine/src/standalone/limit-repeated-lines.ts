const AGAIN_MS = 30_000;
const REMEMBERED = 100;

/**
 * A repeated line, such as that the database is unavailable, is logged at most once in half a minute, so that
 * it does not hide other lines.
 */
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
