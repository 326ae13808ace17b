import { clockChange, type Instant, instantToWall } from '../time/zoned-time.ts';

/** The minute that a clock shows, counted from 1970: seconds are cut off. */
export const minuteOf = (instant: Instant): number => Math.floor(new Date(instant).getTime() / 60_000);

export interface ClockMinutes {
  /** The elapsed time in minutes. */
  readonly passed: number;
  /** The difference that clocks in the zone show. */
  readonly shown: number;
}

/**
 * The minutes between two instants. By the clock, an hour that the clock change skips counts, and an hour that occurs twice
 * counts once: during the second one nothing is added until the clock shows a later time than before, so that nobody who stays
 * longer has fewer minutes than somebody who leaves.
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
