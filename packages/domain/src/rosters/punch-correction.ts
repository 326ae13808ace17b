import { addDays, type Instant, instantToWall, wallToInstant } from '../time/zoned-time.ts';
import { minuteOf } from './clock-minutes.ts';

/**
 * @returns The instants at which the zone's clocks show a time on the day of `instant`, the day before and
 * the day after.
 */
function timesAround(time: string, zone: string, instant: Instant): readonly Date[] {
  const { date } = instantToWall(instant, zone);
  return [-1, 0, 1].map((days) => wallToInstant(addDays(date, days), time, zone));
}

/**
 * @returns The instant nearest to `near` at which the zone's clocks show this time. For 23:50 near a start at
 * 00:00, that is the evening before.
 */
export function wallNear(time: string, zone: string, near: Instant): Date {
  const away = (each: Date) => Math.abs(each.getTime() - new Date(near).getTime());
  return timesAround(time, zone, near).reduce((nearest, each) =>
    away(each) < away(nearest) ? each : nearest,
  );
}

/**
 * @returns The first instant after `after` at which the zone's clocks show this time. The same minute counts
 * as the next day.
 */
export function wallAfter(time: string, zone: string, after: Instant): Date {
  const times = timesAround(time, zone, after);
  const [, , last = new Date(after)] = times;
  return times.find((each) => minuteOf(each) > minuteOf(after)) ?? last;
}

export interface CorrectedShift {
  readonly zone: string;
  readonly starts_at: Instant;
  readonly clocked_in_at: Instant | null;
}

/**
 * @returns The corrected clock-in and clock-out from wall times. The clock-in is nearest to the recorded one,
 * or to the planned start if there is none.
 */
export function correctedPunches(
  { zone, starts_at, clocked_in_at }: CorrectedShift,
  { came, left }: { readonly came: string | null; readonly left: string | null },
): { readonly clocked_in_at: Date | null; readonly clocked_out_at: Date | null } {
  const recorded = clocked_in_at ?? starts_at;
  const cameAt = came === null ? null : wallNear(came, zone, recorded);
  return {
    clocked_in_at: cameAt,
    clocked_out_at: left === null ? null : wallAfter(left, zone, cameAt ?? recorded),
  };
}
