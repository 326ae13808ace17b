import { minutesOf, minutesUntil, timeAfter } from '@operatory/domain';
import { stepMinutes } from './place-shift.ts';
import type { ShiftValues } from './week-types.ts';

/**
 * The hours of a day's axis, as minutes from its midnight; values above 1440 are on the next day. Both are
 * whole hours.
 */
export interface HoursAxis {
  readonly from: number;
  readonly until: number;
}

const usual: HoursAxis = { from: 7 * 60, until: 19 * 60 };
const hour = 60;
type Times = Pick<ShiftValues, 'start_time' | 'end_time'>;

const spanOf = ({ start_time, end_time }: Times) => {
  const from = minutesOf(start_time);
  return { from, until: from + minutesUntil(start_time, end_time) };
};

/**
 * From 07:00 to 19:00, extended so that each of these times is shown with an hour to spare before and after
 * it.
 */
export function axisOf(shifts: readonly Times[]): HoursAxis {
  const spans = shifts.map(spanOf);
  const from = Math.min(usual.from, ...spans.map((span) => span.from - hour));
  const until = Math.max(usual.until, ...spans.map((span) => span.until + hour));
  return {
    from: Math.max(0, Math.floor(from / hour) * hour),
    until: Math.min(2880, Math.ceil(until / hour) * hour),
  };
}

/** The left edge and the width of a shift, as a percentage of the axis. */
export function positionOnAxis({ from, until }: HoursAxis, times: Times): { left: number; width: number } {
  const span = spanOf(times);
  const whole = until - from;
  return { left: ((span.from - from) / whole) * 100, width: ((span.until - span.from) / whole) * 100 };
}

/** The minutes from midnight at a position on the axis (0 to 1), rounded to the step of the grid. */
export const minutesAt = ({ from, until }: HoursAxis, share: number): number =>
  Math.round((from + Math.min(1, Math.max(0, share)) * (until - from)) / stepMinutes) * stepMinutes;

/** The wall time at these minutes from midnight. */
export const timeAt = (minutes: number): string => timeAfter('00:00', minutes);

/** The times of a shift drawn on the axis; null if it is too short or too long, or starts on the next day. */
export function drawnTimes(one: number, other: number): Times | null {
  const [from, until] = [Math.min(one, other), Math.max(one, other)];
  if (until - from < stepMinutes || until - from >= 1440 || from >= 1440) return null;
  return { start_time: timeAt(from), end_time: timeAt(until) };
}

/** The hours of the axis. On a long axis only every second one has a label. */
export function labelledHours({ from, until }: HoursAxis): readonly { minutes: number; isNamed: boolean }[] {
  const every = until - from > 16 * hour ? 2 : 1;
  return Array.from({ length: (until - from) / hour }, (_, index) => ({
    minutes: from + index * hour,
    isNamed: index % every === 0,
  }));
}

/** The lane of each shift: the lowest that is free at its time, so that no shift covers another. */
export function lanesOn(shifts: readonly (Times & { readonly id: string })[]): ReadonlyMap<string, number> {
  const ends: number[] = [];
  const lanes = new Map<string, number>();
  const spans = shifts.map((shift) => ({ id: shift.id, ...spanOf(shift) }));
  for (const { id, from, until } of spans.toSorted((one, other) => one.from - other.from)) {
    const free = ends.findIndex((end) => end <= from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = until;
    lanes.set(id, lane);
  }
  return lanes;
}
