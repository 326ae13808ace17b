import { clockChange, type Instant, instantToWall } from '../time/zoned-time.ts';

/** Minutes since 1970, without seconds, because clocks show whole minutes. */
export const minuteOf = (instant: Instant): number => Math.floor(new Date(instant).getTime() / 60_000);

export interface ClockMinutes {
  readonly passed: number;
  /** Minutes by which the zone's wall time advanced. */
  readonly shown: number;
}

/**
 * @returns The minutes between two instants, in real time and in wall time. In wall time, an hour that the
 * clocks skip counts, and an hour that occurs twice counts once: nothing is added until the clock shows a
 * later time than before. So staying longer never gives fewer minutes than leaving earlier.
 */
export function clockMinutes(from: Instant, until: Instant, zone: string): ClockMinutes {
  const passed = minuteOf(until) - minuteOf(from);
  if (passed <= 0) return { passed: 0, shown: 0 };
  const change = clockChange(from, until, zone);
  if (!change) return { passed, shown: passed };
  const difference = instantToWall(until, zone).offset - instantToWall(from, zone).offset;
  const beforeChange = minuteOf(change) - minuteOf(from);
  return { passed, shown: Math.max(passed + difference, beforeChange) };
}
