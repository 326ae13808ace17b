import { addDays, findWall, instantToWall, type WallTimeMatch } from '../time/zoned-time.ts';

export interface ShiftPlan {
  /** The local date of the start, `yyyy-mm-dd`. */
  readonly date: string;
  /** Wall times, `HH:mm` or `HH:mm:ss`. An end before the start is on the next day. */
  readonly start: string;
  readonly end: string;
  /** The clinic's IANA zone. */
  readonly zone: string;
}
export interface ShiftTimes {
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** The wall times as planned, `HH:mm`, or the moment of the jump in the place of one that the clocks skip. */
  readonly start: string;
  readonly end: string;
  /** In local time, as it is shown and paid. */
  readonly minutes: number;
  /** The elapsed time, which differs on nights when the clocks change. */
  readonly elapsed: number;
  /** A time that the clocks jump over became the moment of the jump. */
  readonly moved: boolean;
}

/** The minutes from midnight to a wall time. */
export const minutesOf = (time: string): number => {
  const hours = time.indexOf(':');
  return Number(time.slice(0, hours)) * 60 + Number(time.slice(hours + 1, hours + 3));
};
/** Minutes from one wall time to the next time that a clock shows the other; 0 for the same. */
export const minutesUntil = (from: string, to: string): number =>
  (minutesOf(to) - minutesOf(from) + 1440) % 1440;

/** A cache of results, because a roster has few different days and times. */
const known = new Map<string, ShiftTimes | null>();
const maxCachedShifts = 4_000;

/** The instants of a shift; null if it ends when it starts, or if a clock change leaves it no length or a whole day. */
export function shiftTimes(plan: ShiftPlan): ShiftTimes | null {
  const key = `${plan.date} ${plan.start} ${plan.end} ${plan.zone}`;
  let times = known.get(key);
  if (times === undefined) {
    times = computeTimes(plan);
    if (known.size >= maxCachedShifts) known.clear();
    known.set(key, times);
  }
  return times;
}

function computeTimes({ date, start, end, zone }: ShiftPlan): ShiftTimes | null {
  if (minutesUntil(start, end) === 0) return null;
  const first = findWall(date, start, zone);
  const isOvernight = minutesOf(end) < minutesOf(start);
  const last = findWall(isOvernight ? addDays(date, 1) : date, end, zone);
  const elapsed = (last.instant.getTime() - first.instant.getTime()) / 60_000;
  // Both ends are within the hour that the clock change skips, so no time is left.
  if (elapsed <= 0) return null;
  const shown = ({ instant, note }: WallTimeMatch, time: string) =>
    (note === 'skipped' ? instantToWall(instant, zone).time : time).slice(0, 5);
  const times = { start: shown(first, start), end: shown(last, end) };
  const minutes = minutesOf(times.end) - minutesOf(times.start) + (isOvernight ? 1440 : 0);
  // An end that moved past the time of the start would read as one on the same day.
  if (minutes >= 1440) return null;
  return {
    ...times,
    starts_at: first.instant,
    ends_at: last.instant,
    minutes,
    elapsed,
    moved: first.note === 'skipped' || last.note === 'skipped',
  };
}

type Span = Pick<ShiftTimes, 'starts_at' | 'ends_at'>;
/** Ends are exclusive, so consecutive shifts do not overlap. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.starts_at < other.ends_at && other.starts_at < one.ends_at;

export interface BreakPlan {
  readonly start: string;
  /** The length in minutes. */
  readonly length: number;
}
/** Whether breaks lie inside the shift and apart; touching is fine, and they pass midnight as it does. */
export function breaksFit(shift: Pick<ShiftPlan, 'start' | 'end'>, breaks: readonly BreakPlan[]): boolean {
  const whole = minutesUntil(shift.start, shift.end);
  const spans = breaks
    .map(({ start, length }) => ({ from: minutesUntil(shift.start, start), length }))
    .sort((one, other) => one.from - other.from);
  return spans.every(
    ({ from, length }, index) =>
      length > 0 && from + length <= Math.min(whole, spans[index + 1]?.from ?? whole),
  );
}

/** The wall time so many minutes after another: `23:45` and 30 is `00:15`. */
export function timeAfter(time: string, minutes: number): string {
  const after = (((minutesOf(time) + minutes) % 1440) + 1440) % 1440;
  return `${String(Math.floor(after / 60)).padStart(2, '0')}:${String(after % 60).padStart(2, '0')}`;
}

/** The end of a break. */
export const endOfBreak = ({ start, length }: BreakPlan): string => timeAfter(start, length);
