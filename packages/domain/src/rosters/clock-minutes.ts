import { clockChange, type Instant, instantToWall } from '../time/zoned-time.ts';

/** The whole minute that a clock shows, counted from 1970: a minute that has begun is that minute. */
export const minuteOf = (instant: Instant): number => Math.floor(new Date(instant).getTime() / 60_000);

export interface ClockMinutes {
  /** What really passes. */
  readonly passed: number;
  /** What the clocks of the zone show of it. */
  readonly shown: number;
}

/**
 * The minutes from one instant to another. By the clock, an hour that the clocks skip counts, and one that occurs twice
 * counts once: in it nothing is added until the clock shows a later time than it did, so that nobody who stays on has fewer
 * minutes than somebody who leaves.
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
