import { clockIn, clockOut, endBreak, openBreak, startBreak } from './clock-rules.ts';
import {
  clockInLeadMinutes,
  isForgotten,
  type PunchShift,
  shiftOfClockIn,
  shiftOfClockOut,
} from './punch-shift.ts';
import type { RosterBreakType } from './roster-choices.ts';
import type { TakenBreak } from './shift-minutes.ts';

const minute = 60_000;

export const punchActions = ['clock_in', 'clock_out', 'start_break', 'end_break'] as const;
export type PunchAction = (typeof punchActions)[number];

/** A punch that has not reached the server yet. */
export interface WaitingPunch {
  readonly action: PunchAction;
  readonly break_type: RosterBreakType | null;
  readonly at: Date;
}
export interface ClockShift extends PunchShift {
  readonly breaks: readonly TakenBreak[];
}

export interface ClockState<Shift> {
  readonly state: 'out' | 'in' | 'on_break';
  /** The shift that the person works now or next; null if there is none. */
  readonly shift: Shift | null;
  readonly onBreak: TakenBreak | null;
  /**
   * When clocking in to `shift` becomes possible; null if it is possible now, if the person is clocked in,
   * or if there is no shift.
   */
  readonly opensAt: Date | null;
  /** An earlier shift without a clock-out; null if there is none. */
  readonly forgotten: Shift | null;
}

/** @returns The state of a person's clock. `shifts` are their shifts of the days around `now`. */
export function clockState<Shift extends ClockShift>(shifts: readonly Shift[], now: Date): ClockState<Shift> {
  const open = shiftOfClockOut(shifts, now);
  if (open && !isForgotten(open, now)) {
    const onBreak = openBreak(open.breaks);
    return { state: onBreak ? 'on_break' : 'in', shift: open, onBreak, opensAt: null, forgotten: null };
  }
  const here = shiftOfClockIn(shifts, now);
  const next = here ?? nextOf(shifts, now);
  return {
    state: 'out',
    shift: next,
    onBreak: null,
    opensAt: next && !here ? new Date(next.starts_at.getTime() - clockInLeadMinutes * minute) : null,
    forgotten: open,
  };
}

const nextOf = <Shift extends PunchShift>(shifts: readonly Shift[], now: Date): Shift | null =>
  shifts
    .filter((each) => each.published && each.clocked_in_at === null && each.starts_at > now)
    .toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime())[0] ?? null;

/**
 * @returns The shifts as they will be after the waiting punches. Punches that the server will refuse change
 * nothing.
 */
export function withWaitingPunches<Shift extends ClockShift>(
  shifts: readonly Shift[],
  punches: readonly WaitingPunch[],
  unrostered: (at: Date) => Shift,
): readonly Shift[] {
  return punches.reduce<readonly Shift[]>((before, punch) => afterPunch(before, punch, unrostered), shifts);
}

function afterPunch<Shift extends ClockShift>(
  shifts: readonly Shift[],
  { action, break_type, at }: WaitingPunch,
  unrostered: (at: Date) => Shift,
): readonly Shift[] {
  const change = (id: string, next: (shift: Shift) => Shift) =>
    shifts.map((each) => (each.id === id ? next(each) : each));
  const open = shiftOfClockOut(shifts, at);
  const ended = (breaks: readonly TakenBreak[]) =>
    breaks.map((each) => (each.ended_at === null ? { ...each, ended_at: at } : each));
  switch (action) {
    case 'clock_in': {
      const into = clockIn(shifts, at, { isUnrosteredAllowed: true });
      if (!into.ok) return shifts;
      if (into.value === null) return [...shifts, { ...unrostered(at), clocked_in_at: at }];
      return change(into.value, (shift) => ({ ...shift, clocked_in_at: at }));
    }
    case 'clock_out': {
      const out = clockOut(shifts, at);
      if (!out.ok) return shifts;
      return change(out.value, (shift) => ({ ...shift, clocked_out_at: at, breaks: ended(shift.breaks) }));
    }
    case 'start_break':
      if (!open || !break_type || !startBreak(open, open.breaks, at).ok) return shifts;
      return change(open.id, (shift) => ({
        ...shift,
        breaks: [...shift.breaks, { break_type, started_at: at, ended_at: null }],
      }));
    case 'end_break':
      if (!open || !endBreak(open.breaks, at).ok) return shifts;
      return change(open.id, (shift) => ({ ...shift, breaks: ended(shift.breaks) }));
  }
}
