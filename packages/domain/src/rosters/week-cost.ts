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
  /** Null: an open shift, which nobody is paid for yet. */
  readonly user_id: string | null;
}

/**
 * The cost of each shift by its id. A person's shifts use up the ordinary hours of a week in order of time, at all clinics, so all
 * shifts of the week must be passed. Shifts of people without an award have no cost.
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
