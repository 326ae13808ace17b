import { weekOf } from '../time/calendar-days.ts';
import {
  type CostedShift,
  type OvertimeRules,
  overtimeRules,
  type PaidPerson,
  type ShiftCost,
  shiftCost,
} from './shift-cost.ts';
import { shiftTimes } from './shift-times.ts';

export interface RosteredShift extends CostedShift {
  readonly id: string;
  /** Null for an open shift, which costs nothing yet. */
  readonly user_id: string | null;
}

/**
 * @returns The cost of each shift, by its id. Pass all shifts of the week at all clinics, because a person's
 * ordinary hours are used up in order of time. Shifts of people without an award are left out.
 */
export function rosterCosts(
  shifts: readonly RosteredShift[],
  people: ReadonlyMap<string, PaidPerson>,
  rules: OvertimeRules = overtimeRules,
): ReadonlyMap<string, ShiftCost> {
  const costs = new Map<string, ShiftCost>();
  const ordinary = new Map<string, number>();
  const ordered = shifts
    .flatMap((shift) => {
      const times = shiftTimes(shift);
      return times ? [{ shift, at: times.starts_at.getTime() }] : [];
    })
    .sort((one, other) => one.at - other.at || (one.shift.id < other.shift.id ? -1 : 1));
  for (const { shift } of ordered) {
    const person = shift.user_id === null ? undefined : people.get(shift.user_id);
    if (!person) continue;
    const key = `${weekOf(shift.date)} ${shift.user_id}`;
    const before = ordinary.get(key) ?? 0;
    const cost = shiftCost(shift, person, before, rules);
    costs.set(shift.id, cost);
    if (cost.known) ordinary.set(key, before + cost.ordinary_minutes);
  }
  return costs;
}
