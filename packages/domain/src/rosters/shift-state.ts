import type { PunchShift } from './punch-shift.ts';
import type { RosterShiftType } from './roster-choices.ts';

/** Somebody who has not clocked in counts as absent this many minutes after the start. */
export const noShowAfterMinutes = 15;

export type ShiftState = 'DRAFT' | 'PUBLISHED' | 'IN_PROGRESS' | 'ON_BREAK' | 'COMPLETED' | 'NO_SHOW';
export interface ShiftStateFacts
  extends Pick<PunchShift, 'starts_at' | 'published' | 'clocked_in_at' | 'clocked_out_at'> {
  readonly user_id: string | null;
  readonly roster_shift_type: RosterShiftType;
  readonly isOnBreak: boolean;
}

/**
 * @returns The state of a shift. An open shift and a shift on call are never NO_SHOW, because nobody has to
 * come.
 */
export function shiftState(shift: ShiftStateFacts, now: Date): ShiftState {
  if (!shift.published) return 'DRAFT';
  if (shift.clocked_out_at !== null) return 'COMPLETED';
  if (shift.clocked_in_at !== null) return shift.isOnBreak ? 'ON_BREAK' : 'IN_PROGRESS';
  const isMissed = now.getTime() >= shift.starts_at.getTime() + noShowAfterMinutes * 60_000;
  return isMissed && shift.user_id !== null && shift.roster_shift_type !== 'ON_CALL'
    ? 'NO_SHOW'
    : 'PUBLISHED';
}
