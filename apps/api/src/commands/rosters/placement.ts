import type { Tx } from '@operatory/db';
import {
  addDays,
  overlappingShifts,
  overlaps,
  shiftDayInWords,
  shiftElsewhereInWords,
  shiftTimeInWords,
} from '@operatory/domain';
import { refused } from '../refuse.ts';
import { type LeaveSpan, readLeaveOf, readPlannedOf, type StoredShift } from './read-planned.ts';

export interface Placement {
  /** The shift's id; null for a new shift. */
  readonly id: string | null;
  readonly user_id: string;
  readonly user_name: string;
  readonly clinic_roster_date: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly clinic: { readonly name: string; readonly zone: string };
}

const leaveText = ({ date, is_all_day, start_time, end_time }: LeaveSpan): string =>
  is_all_day || start_time === null || end_time === null
    ? shiftDayInWords(date)
    : `${shiftDayInWords(date)}, ${shiftTimeInWords(start_time)} to ${shiftTimeInWords(end_time)}`;

/**
 * Refuses a shift that overlaps another planned shift of the person, or their approved leave. The refusal
 * gives no details of drafts at a clinic for which `plans` returns false. @throws Refusal
 */
export function assertFree(
  placement: Placement,
  shifts: readonly StoredShift[],
  leave: readonly LeaveSpan[],
  plans: (clinicId: string) => boolean,
): void {
  const { user_name: who, clinic } = placement;
  const [other] = overlappingShifts(placement, shifts);
  if (other && !other.published && !plans(other.clinic_id))
    throw refused('shift_overlaps_elsewhere', { who });
  if (other) throw refused('shift_overlaps', { who, shift: shiftElsewhereInWords(other, clinic) });
  assertNotAway(placement, leave);
}

export function assertNotAway(
  placement: Pick<Placement, 'user_id' | 'user_name' | 'starts_at' | 'ends_at'>,
  leave: readonly LeaveSpan[],
): void {
  const { user_id, user_name: who } = placement;
  const away = leave.find(
    (day) => day.status === 'APPROVED' && day.user_id === user_id && overlaps(placement, day),
  );
  if (away) throw refused('shift_on_leave', { who, leave: leaveText(away) });
}

/**
 * Reads the person's shifts and leave and checks them with `assertFree`. The person must already be locked.
 * @throws Refusal
 */
export async function assertPersonFree(
  db: Pick<Tx, '$queryRaw'>,
  client: string,
  placement: Placement,
  plans: (clinicId: string) => boolean,
): Promise<void> {
  const { user_id, clinic_roster_date: date } = placement;
  const first = addDays(date, -2);
  const last = addDays(date, 2);
  const shifts = await readPlannedOf(db, client, { people: [user_id], rooms: [] }, first, last);
  assertFree(placement, shifts, await readLeaveOf(db, client, [user_id], first, last), plans);
}
