import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports processor time in clock ticks; this is their number per second. */
const TICKS = 100;

/**
 * @returns The seconds of processor time that a process used, with its running and ended children. Linux
 * only.
 */
export function processorSeconds(processId: number): number {
  let ticks = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'latin1');
      // A process's name may contain any character, so fields are counted after it: state, parent, …, utime,
      // stime, cutime, cstime.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      const isIt = Number(entry) === processId;
      if (!isIt && fields[1] !== processId) continue;
      ticks += (fields[11] ?? 0) + (fields[12] ?? 0);
      if (isIt) ticks += (fields[13] ?? 0) + (fields[14] ?? 0);
    } catch {
      // The process ended after it was listed.
    }
  }
  return ticks / TICKS;
}

export function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
