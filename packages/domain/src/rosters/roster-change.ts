import { ok, type Result, refuse } from '../refusal.ts';
import { type BreakColumns, breaksOfShift, placeBreaks } from './shift-breaks.ts';
import type { TakenBreak } from './shift-minutes.ts';
import { shiftTimes } from './shift-times.ts';

const minute = 60_000;
/** Corrected clock times may be at most this many minutes away from the shift. */
const nearShift = 720;

/** The requested times; null leaves a time as it is. */
export interface RosterChange {
  readonly new_start_time: string | null;
  readonly new_end_time: string | null;
  readonly new_clocked_in_at: Date | null;
  readonly new_clocked_out_at: Date | null;
}
export interface ChangedShift extends BreakColumns {
  readonly clinic_roster_date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly zone: string;
  readonly clocked_in_at: Date | null;
  readonly clocked_out_at: Date | null;
  readonly taken: readonly TakenBreak[];
}
export interface NewTimes {
  /** Null if the planned times stay. */
  readonly planned: {
    readonly start_time: string;
    readonly end_time: string;
    readonly starts_at: Date;
    readonly ends_at: Date;
  } | null;
  readonly clocked_in_at: Date | null;
  readonly clocked_out_at: Date | null;
}

/**
 * The times of a shift after a requested change. They are calculated again on approval, because the shift may
 * have changed.
 */
export function rosterChange(shift: ChangedShift, change: RosterChange, now: Date): Result<NewTimes> {
  const planned = plannedTimes(shift, change);
  if (!planned.ok) return planned;
  const { new_clocked_in_at, new_clocked_out_at } = change;
  const isClock = new_clocked_in_at !== null || new_clocked_out_at !== null;
  if (planned.value === null && !isClock) return refuse('roster_change_empty');
  const clocked_in_at = new_clocked_in_at ?? shift.clocked_in_at;
  const clocked_out_at = new_clocked_out_at ?? shift.clocked_out_at;
  const times = { planned: planned.value, clocked_in_at, clocked_out_at };
  if (!isClock) return ok(times);
  if (clocked_in_at === null || (clocked_out_at !== null && clocked_out_at < clocked_in_at))
    return refuse('clock_out_before_in');
  if (clocked_in_at > now || (clocked_out_at !== null && clocked_out_at > now))
    return refuse('roster_change_future');
  const { starts_at, ends_at } = planned.value ?? shift;
  const isNear = (at: Date | null) =>
    at === null ||
    (at.getTime() >= starts_at.getTime() - nearShift * minute &&
      at.getTime() <= ends_at.getTime() + nearShift * minute);
  if (!isNear(new_clocked_in_at) || !isNear(new_clocked_out_at)) return refuse('roster_change_far');
  // The clock-out ends an open break, so that break must start before it.
  const isOutside = shift.taken.some(({ started_at, ended_at }) => {
    if (new Date(started_at) < clocked_in_at) return true;
    if (clocked_out_at === null) return false;
    return ended_at === null ? new Date(started_at) >= clocked_out_at : new Date(ended_at) > clocked_out_at;
  });
  return isOutside ? refuse('roster_change_taken_breaks') : ok(times);
}

function plannedTimes(
  shift: ChangedShift,
  { new_start_time, new_end_time }: RosterChange,
): Result<NewTimes['planned']> {
  if (new_start_time === null && new_end_time === null) return ok(null);
  const start = new_start_time ?? shift.start_time;
  const end = new_end_time ?? shift.end_time;
  const times = shiftTimes({ date: shift.clinic_roster_date, start, end, zone: shift.zone });
  if (!times) return refuse('roster_change_no_length');
  if (placeBreaks({ start, end }, breaksOfShift(shift)).problems.length > 0)
    return refuse('roster_change_breaks');
  const { starts_at, ends_at } = times;
  // A time that the clocks skip was moved to the time of the change.
  return ok({ start_time: times.start, end_time: times.end, starts_at, ends_at });
}
