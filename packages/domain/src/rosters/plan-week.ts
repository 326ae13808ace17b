import type { RosterShiftType } from './roster-choices.ts';
import { placeBreaks } from './shift-breaks.ts';
import type { PlannedShift } from './shift-minutes.ts';
import { overlappingShifts, type PlacedShift } from './shift-overlaps.ts';
import { overlaps, type ShiftTimes, shiftTimes } from './shift-times.ts';

/** The columns of a shift that a copy takes over. */
export interface WeekShift extends Omit<PlannedShift, 'zone'> {
  readonly id: string;
  readonly user_id: string | null;
  readonly user_whom_id: string | null;
  readonly clinic_room_id: string | null;
  readonly clinic_roster_shift_timing_id: string | null;
  readonly roster_shift_type: RosterShiftType;
  readonly message: string | null;
}
export interface WeekFacts {
  /** The clinic's IANA zone. */
  readonly zone: string;
  /** The shifts that the clinic already has in that week. */
  readonly existing: readonly WeekShift[];
  /** The people's shifts at other clinics, and on the days before and after the week. */
  readonly elsewhere: readonly PlacedShift[];
  /** Ids of people who can be rostered at the clinic. */
  readonly people: ReadonlySet<string>;
  /** Approved leave. */
  readonly away: readonly { readonly user_id: string; readonly starts_at: Date; readonly ends_at: Date }[];
}

/** A draft to add. `id` belongs to the shift or template line from which it is made. */
export interface WeekDraft extends WeekShift, Pick<ShiftTimes, 'starts_at' | 'ends_at'> {
  /** The start or end is a time that the clock change skips, and was moved to the time of the change. */
  readonly moved: boolean;
}
export type LeftOutReason =
  | 'exists'
  | 'overlaps'
  | 'on_leave'
  | 'not_at_clinic'
  | 'no_such_time'
  | 'unrostered';
export interface WeekPlan {
  readonly shifts: readonly WeekDraft[];
  readonly left_out: readonly {
    readonly id: string;
    readonly date: string;
    readonly start: string;
    readonly end: string;
    readonly user_id: string | null;
    readonly reason: LeftOutReason;
  }[];
}

/**
 * @returns The shifts to add to a clinic's week, and those to leave out, each with a reason. Shifts that
 * the week already has are left out, so that adding the same shifts again has no effect.
 */
export function planWeek(wanted: readonly WeekShift[], facts: WeekFacts): WeekPlan {
  const shifts: WeekDraft[] = [];
  const left_out: WeekPlan['left_out'][number][] = [];
  const timed = wanted.toSorted(inOrder).map((shift) => withTimes(shift, facts.zone));
  const there = existingOf(timed, facts.existing);
  const placed = [...facts.existing.flatMap((shift) => place(shift, facts.zone)), ...facts.elsewhere];
  for (const shift of timed) {
    const reason = whyLeftOut(shift, there, placed, facts);
    if (reason === null && isTimed(shift)) {
      shifts.push(shift);
      placed.push(shift);
    } else {
      const { id, date, start, end, user_id } = shift;
      left_out.push({ id, date, start, end, user_id, reason: reason ?? 'no_such_time' });
    }
  }
  return { shifts, left_out };
}

type Wanted = WeekShift | WeekDraft;
const isTimed = (shift: Wanted): shift is WeekDraft => 'starts_at' in shift;

const inOrder = (one: WeekShift, other: WeekShift): number =>
  one.date.localeCompare(other.date) ||
  one.start.localeCompare(other.start) ||
  one.id.localeCompare(other.id);

/** @returns The shift with its instants; without them if its times or breaks are impossible on that date. */
function withTimes(shift: WeekShift, zone: string): Wanted {
  const times = shiftTimes({ ...shift, zone });
  if (!times || placeBreaks(times, shift.breaks).problems.length > 0) return shift;
  const { start, end, starts_at, ends_at, moved } = times;
  return { ...shift, start, end, starts_at, ends_at, moved };
}

const place = (shift: WeekShift, zone: string): readonly PlacedShift[] => {
  const times = shiftTimes({ ...shift, zone });
  return times ? [{ id: shift.id, user_id: shift.user_id, ...times }] : [];
};

function whyLeftOut(
  shift: Wanted,
  there: ReadonlySet<string>,
  placed: readonly PlacedShift[],
  { people, away }: WeekFacts,
): LeftOutReason | null {
  if (shift.roster_shift_type === 'UNROSTERED') return 'unrostered';
  if (!isTimed(shift)) return 'no_such_time';
  if (there.has(shift.id)) return 'exists';
  if (shift.user_id === null) return null;
  if (!people.has(shift.user_id)) return 'not_at_clinic';
  if (away.some((leave) => leave.user_id === shift.user_id && overlaps(leave, shift))) return 'on_leave';
  return overlappingShifts({ ...shift, id: null }, placed).length > 0 ? 'overlaps' : null;
}

/** Shifts with the same slot are the same work, no matter who does it. */
const slotOf = (shift: WeekShift): string =>
  JSON.stringify([
    shift.date,
    shift.start.slice(0, 5),
    shift.end.slice(0, 5),
    shift.clinic_room_id,
    shift.clinic_roster_shift_timing_id,
    shift.roster_shift_type,
  ]);

/**
 * @returns The ids of wanted shifts that the week already has. Each existing shift is matched only once:
 * with a wanted shift of the same person first, then with a wanted open shift, because somebody may have
 * been assigned to the existing shift since.
 */
function existingOf(wanted: readonly WeekShift[], existing: readonly WeekShift[]): ReadonlySet<string> {
  const left = new Map<string, WeekShift[]>();
  for (const shift of existing) left.set(slotOf(shift), [...(left.get(slotOf(shift)) ?? []), shift]);
  const found = new Set<string>();
  const match = (shift: WeekShift, isSame: (other: WeekShift) => boolean) => {
    const inSlot = left.get(slotOf(shift)) ?? [];
    const index = inSlot.findIndex(isSame);
    if (index < 0) return;
    inSlot.splice(index, 1);
    found.add(shift.id);
  };
  for (const shift of wanted) match(shift, (other) => other.user_id === shift.user_id);
  for (const shift of wanted) if (shift.user_id === null && !found.has(shift.id)) match(shift, () => true);
  return found;
}

export function weekSummary({ shifts, left_out }: WeekPlan) {
  const reasons = new Map<LeftOutReason, number>();
  for (const { reason } of left_out) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  return { added: shifts.length, moved: shifts.filter(({ moved }) => moved).length, left_out: reasons };
}
