import { overlaps, type ShiftTimes } from './shift-times.ts';

type Span = Pick<ShiftTimes, 'starts_at' | 'ends_at'>;
export type TakeRefusal = 'overlaps' | 'on_leave';

/** Why a person with these shifts and approved leave cannot take a shift; null if they can. */
export function takeRefusal(
  shift: Span,
  { shifts, leave }: { readonly shifts: readonly Span[]; readonly leave: readonly Span[] },
): TakeRefusal | null {
  if (shifts.some((other) => overlaps(other, shift))) return 'overlaps';
  return leave.some((other) => overlaps(other, shift)) ? 'on_leave' : null;
}
