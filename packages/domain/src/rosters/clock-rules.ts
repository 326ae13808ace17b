import { allowIf, ok, type Result, refuse } from '../refusal.ts';
import { instantToWall } from '../time/zoned-time.ts';
import {
  clockOutWithinMinutes,
  isForgotten,
  isInWindow,
  type PunchShift,
  shiftOfClockIn,
  shiftOfClockOut,
} from './punch-shift.ts';
import type { TakenBreak } from './shift-minutes.ts';

const minute = 60_000;
/**
 * If unrostered shifts are not allowed, a clock-in up to this many minutes before a shift, when the shift's
 * clock-in is not open yet, is refused as too early.
 */
const earlyWithin = 720;

export interface Punch {
  readonly at: Date;
  /** When an offline punch reached the server; null for an online punch. */
  readonly synced_at: Date | null;
}

/**
 * @returns The time of a punch: the server's for an online punch, the device's for an offline one. If the
 * device's clock is ahead, the time of arrival is used.
 */
export function punchOf(received_at: Date, offline_at: Date | null): Punch {
  if (offline_at === null) return { at: received_at, synced_at: null };
  return { at: offline_at < received_at ? offline_at : received_at, synced_at: received_at };
}

/** @returns The note that is shown beside an offline punch. */
export const offlineNote = (synced_at: Date, zone: string): string =>
  `offline, synced ${instantToWall(synced_at, zone).time.slice(0, 5)}`;

/** @returns The id of the shift to clock in to; null for an unrostered shift, if those are allowed. */
export function clockIn(
  shifts: readonly PunchShift[],
  at: Date,
  { isUnrosteredAllowed }: { readonly isUnrosteredAllowed: boolean },
): Result<string | null> {
  const open = shiftOfClockOut(shifts, at);
  if (open && !isForgotten(open, at)) return refuse('clock_already_in');
  if (shifts.some((each) => isWorkedAt(each, at))) return refuse('clock_worked_already');
  const shift = shiftOfClockIn(shifts, at);
  if (shift) return ok(shift.id);
  const published = shifts.filter((each) => each.published);
  if (published.some((each) => each.clocked_out_at !== null && isInWindow(each, at)))
    return refuse('clock_already_out');
  if (isUnrosteredAllowed) return ok(null);
  const isEarly = published.some(({ clocked_in_at, starts_at }) => {
    const ahead = starts_at.getTime() - at.getTime();
    return clocked_in_at === null && ahead > 0 && ahead <= earlyWithin * minute;
  });
  return refuse(isEarly ? 'clock_too_early' : 'clock_no_shift');
}

export const isWorkedAt = (
  { clocked_in_at, clocked_out_at }: Pick<PunchShift, 'clocked_in_at' | 'clocked_out_at'>,
  at: Date,
): boolean => clocked_in_at !== null && clocked_out_at !== null && clocked_in_at <= at && at < clocked_out_at;

/**
 * @returns The id of the shift to clock out of. More than `clockOutWithinMinutes` after the shift's end it
 * is refused, because nobody knows when the person really left.
 */
export function clockOut(shifts: readonly PunchShift[], at: Date): Result<string> {
  const shift = shiftOfClockOut(shifts, at);
  if (shift)
    return at.getTime() <= shift.ends_at.getTime() + clockOutWithinMinutes * minute
      ? ok(shift.id)
      : refuse('clock_out_late');
  const isOpen = shifts.some((each) => each.clocked_in_at !== null && each.clocked_out_at === null);
  return refuse(isOpen ? 'clock_out_before_in' : 'clock_not_in');
}

export const openBreak = <Break extends TakenBreak>(breaks: readonly Break[]): Break | null =>
  breaks.find(({ ended_at }) => ended_at === null) ?? null;

type Clocked = Pick<PunchShift, 'clocked_in_at' | 'clocked_out_at'>;

/** A break can start only while the person is clocked in and after all earlier breaks have ended. */
export function startBreak(shift: Clocked, breaks: readonly TakenBreak[], at: Date): Result {
  if (shift.clocked_in_at === null || at < shift.clocked_in_at) return refuse('clock_not_in');
  if (shift.clocked_out_at !== null) return refuse('clock_already_out');
  if (openBreak(breaks)) return refuse('break_already_on');
  return allowIf(
    breaks.every(({ ended_at }) => ended_at === null || new Date(ended_at) <= at),
    'break_overlaps',
  );
}

export function endBreak<Break extends TakenBreak>(breaks: readonly Break[], at: Date): Result<Break> {
  const open = openBreak(breaks);
  if (!open) return refuse('break_not_on');
  return new Date(open.started_at) < at ? ok(open) : refuse('break_ends_before_start');
}
