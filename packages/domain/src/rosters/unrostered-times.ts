import { instantToWall } from '../time/zoned-time.ts';
import { clockMinutes } from './clock-minutes.ts';
import type { PunchShift } from './punch-shift.ts';
import type { RosterShiftType } from './roster-choices.ts';
import { timeAfter } from './shift-times.ts';

const minute = 60_000;
/** An unrostered shift without a clock-out counts as ended this many minutes after its clock-in. */
export const maxUnrosteredMinutes = 720;

interface Worked {
  readonly roster_shift_type: RosterShiftType;
  readonly clocked_in_at: Date | string | null;
  readonly clocked_out_at: Date | string | null;
}

export const isOpenUnrostered = ({ roster_shift_type, clocked_in_at, clocked_out_at }: Worked): boolean =>
  roster_shift_type === 'UNROSTERED' && clocked_in_at !== null && clocked_out_at === null;

/** A running unrostered shift has no end yet, so this is the time at which it will count as ended. */
export const endOfShift = (
  shift: Worked & Pick<PunchShift, 'ends_at' | 'clocked_in_at' | 'clocked_out_at'>,
): Date =>
  shift.clocked_in_at !== null && isOpenUnrostered(shift)
    ? new Date(shift.clocked_in_at.getTime() + maxUnrosteredMinutes * minute)
    : shift.ends_at;

export interface UnrosteredTimes {
  /** The date of the clock-in at the clinic. */
  readonly date: string;
  /** Wall times, `HH:mm`. */
  readonly start: string;
  readonly end: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

const wholeMinute = (instant: Date): Date => new Date(Math.floor(instant.getTime() / minute) * minute);

/**
 * @returns The times of an unrostered shift from its punches. Without a clock-out it lasts one minute. It
 * ends at the latest when the person's next shift starts, and lasts less than a day.
 */
export function unrosteredTimes(
  { clocked_in_at, clocked_out_at }: { readonly clocked_in_at: Date; readonly clocked_out_at: Date | null },
  zone: string,
  next_starts_at: Date | null = null,
): UnrosteredTimes {
  const starts_at = wholeMinute(clocked_in_at);
  const first = starts_at.getTime() + minute;
  const last = Math.min(
    wholeMinute(clocked_out_at ?? clocked_in_at).getTime(),
    next_starts_at?.getTime() ?? Number.POSITIVE_INFINITY,
    starts_at.getTime() + 1439 * minute,
  );
  const ends_at = new Date(Math.max(first, last));
  const { date, time } = instantToWall(starts_at, zone);
  const start = time.slice(0, 5);
  const { shown } = clockMinutes(starts_at, ends_at, zone);
  return { date, start, end: timeAfter(start, Math.min(Math.max(shown, 1), 1439)), starts_at, ends_at };
}
