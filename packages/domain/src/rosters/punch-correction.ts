import { addDays, type Instant, instantToWall, wallToInstant } from '../time/zoned-time.ts';
import { minuteOf } from './clock-minutes.ts';

/** The instants of a wall time, `HH:mm`, on the day of an instant and on the days beside it. */
function timesAround(time: string, zone: string, instant: Instant): readonly Date[] {
  const { date } = instantToWall(instant, zone);
  return [-1, 0, 1].map((days) => wallToInstant(addDays(date, days), time, zone));
}

/** The instant nearest to another at which the zone's clocks show this time: of 23:50 and a shift from 00:00, the evening before. */
export function wallNear(time: string, zone: string, near: Instant): Date {
  const away = (each: Date) => Math.abs(each.getTime() - new Date(near).getTime());
  return timesAround(time, zone, near).reduce((nearest, each) =>
    away(each) < away(nearest) ? each : nearest,
  );
}

/** The first instant after another at which the zone's clocks show this time; a day later for the same minute. */
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
 * The arrival and departure of somebody from wall times: the arrival is the one near the recorded time, or near the planned
 * one.
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
