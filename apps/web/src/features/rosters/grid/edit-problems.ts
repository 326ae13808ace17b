import { minuteOf, overlappingShifts, overlaps, shiftOverlaps } from '@operatory/domain';
import type { Edit } from './pending-edits.ts';
import { shiftOf } from './shift-values.ts';
import type { Week, WeekLeave, WeekShift } from './week-types.ts';

/** A shift to compare with, at this or another clinic. */
export interface OtherShift {
  readonly id: string;
  readonly user_id: string | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly start_time: string;
  readonly end_time: string;
  /** Null if the shift is at this clinic. */
  readonly clinic_name: string | null;
  readonly zone: string;
  readonly clinic_room_id: string | null;
}

/** Why edits cannot be saved. */
export type EditProblem =
  | {
      readonly kind: 'overlap';
      readonly shift: WeekShift;
      readonly other: OtherShift;
      readonly minutes: number;
    }
  | { readonly kind: 'leave'; readonly shift: WeekShift; readonly leave: WeekLeave }
  | { readonly kind: 'no_such_time' }
  | { readonly kind: 'clocked' };

/**
 * Converted shifts. An edit of the week keeps the objects of all other shifts, so only the edited shift is
 * converted again.
 */
const placedShifts = new WeakMap<WeekShift, OtherShift>();

function placedOf(shift: WeekShift): OtherShift {
  const known = placedShifts.get(shift);
  if (known) return known;
  const { id, user_id, start_time, end_time, zone, clinic_room_id } = shift;
  const placed: OtherShift = {
    ...{ id, user_id, start_time, end_time, zone, clinic_room_id, clinic_name: null },
    starts_at: new Date(shift.starts_at),
    ends_at: new Date(shift.ends_at),
  };
  placedShifts.set(shift, placed);
  return placed;
}

export function otherShiftsOf(week: Week): readonly OtherShift[] {
  const here = new Set(week.shifts.map(({ id }) => id));
  return [
    ...week.shifts.map(placedOf),
    ...week.elsewhere
      .filter(({ id }) => !here.has(id))
      .map(
        (shift): OtherShift => ({
          ...shift,
          starts_at: new Date(shift.starts_at),
          ends_at: new Date(shift.ends_at),
          clinic_name: shift.clinic_id === week.clinic_id ? null : shift.clinic_name,
          clinic_room_id: null,
        }),
      ),
  ];
}

/**
 * The first reason known here for which the server would refuse these edits; null if there is none. `week`
 * does not contain the edits yet.
 */
export function problemOf(week: Week, edits: readonly Edit[]): EditProblem | null {
  const byId = new Map(week.shifts.map((shift) => [shift.id, shift]));
  const edited = new Set(edits.map(({ id }) => id));
  const placed = otherShiftsOf(week).filter(({ id }) => !edited.has(id));
  for (const edit of edits) {
    const before = byId.get(edit.id);
    if (before?.clocked_in_at) return { kind: 'clocked' };
    if (edit.kind === 'remove') continue;
    const shift = shiftOf(edit.id, edit.values, week.zone, before);
    if (!shift) return { kind: 'no_such_time' };
    const problem = overlapOf(shift, placed) ?? leaveOf(shift, week);
    if (problem) return problem;
    placed.push(placedOf(shift));
  }
  return null;
}

function overlapOf(shift: WeekShift, placed: readonly OtherShift[]): EditProblem | null {
  const span = { starts_at: new Date(shift.starts_at), ends_at: new Date(shift.ends_at) };
  const [other] = overlappingShifts({ id: shift.id, user_id: shift.user_id, ...span }, placed);
  if (!other) return null;
  const from = Math.max(minuteOf(span.starts_at), minuteOf(other.starts_at));
  const until = Math.min(minuteOf(span.ends_at), minuteOf(other.ends_at));
  return { kind: 'overlap', shift, other, minutes: until - from };
}

/** Only approved leave prevents a shift. A shift during requested leave can be saved with a note. */
function leaveOf(shift: WeekShift, { leave }: Week): EditProblem | null {
  const span = { starts_at: new Date(shift.starts_at), ends_at: new Date(shift.ends_at) };
  const found = leave.find(
    (each) =>
      each.user_id === shift.user_id &&
      each.status === 'APPROVED' &&
      overlaps(span, { starts_at: new Date(each.starts_at), ends_at: new Date(each.ends_at) }),
  );
  return found ? { kind: 'leave', shift, leave: found } : null;
}

/** People who could work the shift instead: they have no other shift and no approved leave at that time. */
export function freePeople(week: Week, shift: WeekShift) {
  const others = otherShiftsOf(week).filter(({ id }) => id !== shift.id);
  return week.people.filter(({ user_id }) => {
    const asTheirs = { ...shift, user_id };
    return overlapOf(asTheirs, others) === null && leaveOf(asTheirs, week) === null;
  });
}

/** Caches the overlaps of each week, because the legend and the rows both use them. */
const foundIn = new WeakMap<Week, readonly WeekShift[]>();

/** The shifts of this clinic that overlap another shift of the same person, here or at another clinic. */
export function overlapsIn(week: Week): readonly WeekShift[] {
  const found = foundIn.get(week);
  if (found) return found;
  const ids = new Set(
    shiftOverlaps(otherShiftsOf(week)).flatMap(({ one_id, other_id }) => [one_id, other_id]),
  );
  const shifts = ids.size === 0 ? [] : week.shifts.filter(({ id }) => ids.has(id));
  foundIn.set(week, shifts);
  return shifts;
}
