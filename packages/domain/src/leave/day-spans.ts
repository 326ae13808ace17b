import type { DayTimes } from './leave-facts.ts';

/** A period within a day in minutes, excluding its end. */
export interface DaySpan {
  readonly from: number;
  readonly until: number;
}
export const wholeDay: DaySpan = { from: 0, until: 1440 };

/** Minutes since midnight; null for text that is not a time of whole minutes. */
function minuteOfDay(time: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)(?::00(?:\.0+)?)?$/.exec(time) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

/** The minutes of these times: a missing start or end is the day's. Null when they are no times, or end before they start. */
export function spanOf({ start_time, end_time }: DayTimes): DaySpan | null {
  const from = start_time === null ? 0 : minuteOfDay(start_time);
  // Midnight at the end is the day's end, as on the clock.
  const until = end_time === null ? 1440 : minuteOfDay(end_time) || 1440;
  if (from === null || (end_time !== null && minuteOfDay(end_time) === null)) return null;
  return from < until ? { from, until } : null;
}

/** Ends are exclusive: 09:00–12:00 and 12:00–15:00 do not overlap. */
export const spansOverlap = (one: DaySpan, other: DaySpan): boolean =>
  one.from < other.until && other.from < one.until;

/** The minutes of `span` that lie in any of `others`, which may overlap each other. */
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
