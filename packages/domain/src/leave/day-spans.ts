import type { DayTimes } from './leave-facts.ts';

/** Minutes since midnight. `until` is excluded. */
export interface DaySpan {
  readonly from: number;
  readonly until: number;
}
export const wholeDay: DaySpan = { from: 0, until: 1440 };

/** Minutes since midnight; null if the text is not a time with whole minutes. */
function minuteOfDay(time: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)(?::00(?:\.0+)?)?$/.exec(time) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

/**
 * @returns The span between two times. Without a start it begins at midnight, without an end it ends at
 * midnight. Null for invalid times, or if the end is not after the start.
 */
export function spanOf({ start_time, end_time }: DayTimes): DaySpan | null {
  const from = start_time === null ? 0 : minuteOfDay(start_time);
  // An end of 00:00 means the end of the day.
  const until = end_time === null ? 1440 : minuteOfDay(end_time) || 1440;
  if (from === null || (end_time !== null && minuteOfDay(end_time) === null)) return null;
  return from < until ? { from, until } : null;
}

/** Spans that only touch, such as 09:00–12:00 and 12:00–15:00, do not overlap. */
export const spansOverlap = (one: DaySpan, other: DaySpan): boolean =>
  one.from < other.until && other.from < one.until;

/** @returns The minutes of `span` that are in at least one of `others`. */
export function minutesWithin(span: DaySpan, others: readonly DaySpan[]): number {
  let covered = 0;
  let reached = span.from;
  for (const { from, until } of [...others].sort((one, other) => one.from - other.from)) {
    const start = Math.max(reached, from);
    const end = Math.min(span.until, until);
    if (end > start) covered += end - start;
    reached = Math.max(reached, end);
  }
  return covered;
}
