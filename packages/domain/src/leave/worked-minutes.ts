import { minutesUntil } from '../rosters/shift-times.ts';
import { instantToWall } from '../time/zoned-time.ts';

interface Span {
  readonly starts_at: Date;
  readonly ends_at: Date;
}
/** A shift as it was planned and worked. */
export interface WorkedShift extends Span {
  readonly start_time: string;
  readonly end_time: string;
  readonly zone: string;
  readonly published: boolean;
  readonly clocked_in_at: Date | null;
  readonly clocked_out_at: Date | null;
  /** Planned, in minutes. */
  readonly meal_break_duration: number | null;
  readonly extra_meal_break_duration: number | null;
  /** Meal breaks that were taken, in milliseconds: rest breaks are paid. */
  readonly mealMillis: number;
}

const minute = 60_000;
const wallMillis = (instant: Date, zone: string): number => {
  const { date, time } = instantToWall(instant, zone);
  return Date.parse(`${date}T${time}Z`);
};

/**
 * The paid minutes of a shift: by the clock if somebody clocked in and out, otherwise as it was published, without unpaid
 * meals and without what was leave. Both are read from the wall clock, on nights when the clocks change too.
 */
export function workedMinutes(shift: WorkedShift, leave: readonly Span[]): number {
  const { clocked_in_at, clocked_out_at, zone } = shift;
  if (clocked_in_at && clocked_out_at) {
    const millis = wallMillis(clocked_out_at, zone) - wallMillis(clocked_in_at, zone) - shift.mealMillis;
    return Math.max(Math.floor(millis / minute), 0);
  }
  if (!shift.published) return 0;
  const away = leave.reduce((sum, span) => sum + overlapMinutes(shift, span), 0);
  const meals = (shift.meal_break_duration ?? 0) + (shift.extra_meal_break_duration ?? 0);
  return Math.max(minutesUntil(shift.start_time, shift.end_time) - meals - away, 0);
}

const overlapMinutes = (one: Span, other: Span): number =>
  Math.max(
    Math.min(one.ends_at.getTime(), other.ends_at.getTime()) -
      Math.max(one.starts_at.getTime(), other.starts_at.getTime()),
    0,
  ) / minute;
