import { addDays, findWall, instantToWall, type WallTimeMatch } from '../time/zoned-time.ts';

export interface ShiftPlan {
  /** The local date of the start, `yyyy-mm-dd`. */
  readonly date: string;
  /** Wall times, `HH:mm` or `HH:mm:ss`. An end before the start is on the next day. */
  readonly start: string;
  readonly end: string;
  readonly zone: string;
}
export interface ShiftTimes {
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** Wall times, `HH:mm`. A time that the clocks skip is replaced by the time to which they jump. */
  readonly start: string;
  readonly end: string;
  /** The difference of the wall times. */
  readonly minutes: number;
  /** Real time, which differs when the clocks change. */
  readonly elapsed: number;
  /** A skipped time was replaced. */
  readonly moved: boolean;
}

/** Minutes since midnight. */
export const minutesOf = (time: string): number => {
  const hours = time.indexOf(':');
  return Number(time.slice(0, hours)) * 60 + Number(time.slice(hours + 1, hours + 3));
};
/** Minutes until the clock next shows the other time; 0 if the times are equal. */
export const minutesUntil = (from: string, to: string): number =>
  (minutesOf(to) - minutesOf(from) + 1440) % 1440;

/** Results are cached, because a roster has few different dates and times. */
const known = new Map<string, ShiftTimes | null>();
const maxCachedShifts = 4_000;

/** Null if the shift has no length, or lasts a whole day because of a clock change. */
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
  // No time is left if both ends are within the hour that the clock change skips.
  if (elapsed <= 0) return null;
  const shown = ({ instant, note }: WallTimeMatch, time: string) =>
    (note === 'skipped' ? instantToWall(instant, zone).time : time).slice(0, 5);
  const times = { start: shown(first, start), end: shown(last, end) };
  const minutes = minutesOf(times.end) - minutesOf(times.start) + (isOvernight ? 1440 : 0);
  // A moved end with a later wall time than the start would be read as on the same day.
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
/** Shifts that only touch do not overlap. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.starts_at < other.ends_at && other.starts_at < one.ends_at;

export interface BreakPlan {
  readonly start: string;
  /** In minutes. */
  readonly length: number;
}
/**
 * @returns True if the breaks are within the shift and do not overlap. They may touch, and may be after
 * midnight.
 */
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

/** For example, 30 minutes after `23:45` is `00:15`. */
export function timeAfter(time: string, minutes: number): string {
  const after = (((minutesOf(time) + minutes) % 1440) + 1440) % 1440;
  return `${String(Math.floor(after / 60)).padStart(2, '0')}:${String(after % 60).padStart(2, '0')}`;
}

export const endOfBreak = ({ start, length }: BreakPlan): string => timeAfter(start, length);
