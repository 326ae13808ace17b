import { minuteOf } from './clock-minutes.ts';
import { overlaps } from './shift-times.ts';

export interface PlacedShift {
  readonly id: string;
  /** Null for an open shift, which overlaps nothing. */
  readonly user_id: string | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
}
export interface ShiftOverlap {
  readonly one_id: string;
  readonly other_id: string;
  readonly user_id: string;
  /** The number of minutes that both shifts last together. */
  readonly minutes: number;
}

const inOrder = (one: PlacedShift, other: PlacedShift): number =>
  one.starts_at.getTime() - other.starts_at.getTime() || (one.id < other.id ? -1 : 1);

/** All pairs of overlapping shifts of the same person, by person and time. */
export function shiftOverlaps(shifts: readonly PlacedShift[]): readonly ShiftOverlap[] {
  const found: ShiftOverlap[] = [];
  for (const [user_id, own] of byPerson(shifts)) {
    // Earlier shifts that have not ended when the next one starts.
    let lasting: readonly PlacedShift[] = [];
    for (const shift of own.sort(inOrder)) {
      lasting = lasting.filter(({ ends_at }) => ends_at > shift.starts_at);
      for (const other of lasting) if (overlaps(other, shift)) found.push(overlapOf(other, shift, user_id));
      lasting = [...lasting, shift];
    }
  }
  return found;
}

function byPerson(shifts: readonly PlacedShift[]): ReadonlyMap<string, PlacedShift[]> {
  const people = new Map<string, PlacedShift[]>();
  for (const shift of shifts) {
    if (shift.user_id === null) continue;
    const own = people.get(shift.user_id);
    if (own) own.push(shift);
    else people.set(shift.user_id, [shift]);
  }
  return people;
}

const overlapOf = (one: PlacedShift, other: PlacedShift, user_id: string): ShiftOverlap => {
  const from = Math.max(minuteOf(one.starts_at), minuteOf(other.starts_at));
  const until = Math.min(minuteOf(one.ends_at), minuteOf(other.ends_at));
  return { one_id: one.id, other_id: other.id, user_id, minutes: until - from };
};

/**
 * @returns The person's other shifts that this shift overlaps. Its own earlier version, with the same id, is
 * ignored.
 */
export const overlappingShifts = <Other extends PlacedShift>(
  shift: Omit<PlacedShift, 'id'> & { readonly id: string | null },
  others: readonly Other[],
): readonly Other[] =>
  others.filter(
    (other) =>
      shift.user_id !== null &&
      other.user_id === shift.user_id &&
      other.id !== shift.id &&
      overlaps(shift, other),
  );
