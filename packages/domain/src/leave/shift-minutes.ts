import type { PlannedBreak } from '../rosters/shift-breaks.ts';
import { clockedMinutes, rosteredMinutes, type TakenBreak } from '../rosters/shift-minutes.ts';
import type { ShiftPlan } from '../rosters/shift-times.ts';

interface Span {
  readonly starts_at: Date;
  readonly ends_at: Date;
}
export interface AccruingShift extends ShiftPlan, Span {
  readonly published: boolean;
  readonly planned: readonly PlannedBreak[];
  readonly clocked_in_at: Date | null;
  readonly clocked_out_at: Date | null;
  readonly taken: readonly TakenBreak[];
}

/**
 * @returns The minutes of a shift on which leave accrues: the clocked time if there is one, otherwise the
 * published time minus hours of leave.
 */
export function accruingMinutes(shift: AccruingShift, leave: readonly Span[]): number {
  const { zone, clocked_in_at, clocked_out_at, taken: breaks } = shift;
  if (clocked_in_at && clocked_out_at)
    return clockedMinutes({ zone, clocked_in_at, clocked_out_at, breaks }).paid;
  if (!shift.published) return 0;
  const paid = rosteredMinutes({ ...shift, breaks: shift.planned })?.paid ?? 0;
  const away = leave.reduce((sum, span) => sum + overlapMinutes(shift, span), 0);
  return Math.max(paid - away, 0);
}

const overlapMinutes = (one: Span, other: Span): number =>
  Math.max(
    Math.min(one.ends_at.getTime(), other.ends_at.getTime()) -
      Math.max(one.starts_at.getTime(), other.starts_at.getTime()),
    0,
  ) / 60_000;
