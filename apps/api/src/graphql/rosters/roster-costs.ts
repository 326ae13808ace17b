import { type PaidPerson, type RosteredShift, rosterCosts, type ShiftCost } from '@operatory/domain';
import { type PlannedRow, planOf } from '../../commands/rosters/planned-shifts.ts';
import type { RosterHoliday } from './roster-week-rows.ts';

type CostedRow = Omit<PlannedRow, 'user_id'> & { readonly user_id: string | null };

/**
 * @returns The cost of each shift. `shifts` must contain all shifts of each person in these weeks, because
 * earlier ones decide what is overtime.
 */
export function costsOf(
  shifts: readonly (CostedRow & { readonly state: string | null })[],
  people: ReadonlyMap<string, PaidPerson>,
  holidays: readonly RosterHoliday[],
): ReadonlyMap<string, ShiftCost> {
  const byState = new Map<string | null, readonly RosterHoliday[]>();
  const freeIn = (state: string | null) => {
    const known =
      byState.get(state) ?? holidays.filter((holiday) => holiday.state === null || holiday.state === state);
    byState.set(state, known);
    return known;
  };
  const rostered = shifts.map(
    (row): RosteredShift => ({
      ...planOf(row),
      roster_date: row.clinic_roster_date,
      id: row.id,
      user_id: row.user_id,
      roster_shift_type: row.roster_shift_type,
      holidays: freeIn(row.state),
    }),
  );
  return rosterCosts(rostered, people);
}

export interface ShownCost {
  readonly cost_cents: number | null;
  readonly cost_unknown: string | null;
}

/** @returns The cost of a shift in cents, or why it is unknown. An open shift has neither. */
export function shownCost(user_id: string | null, cost: ShiftCost | undefined): ShownCost {
  if (user_id === null) return { cost_cents: null, cost_unknown: null };
  if (!cost) return { cost_cents: null, cost_unknown: 'no_award' };
  if (!cost.known) return { cost_cents: null, cost_unknown: cost.reason };
  return cost.missing.length > 0
    ? { cost_cents: null, cost_unknown: 'no_percentage' }
    : { cost_cents: cost.cents, cost_unknown: null };
}
