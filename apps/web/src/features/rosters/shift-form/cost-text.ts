import { inDollars } from '@operatory/domain';
import type { WeekShift } from '../grid/week-types.ts';

const reasons: Readonly<Record<string, string>> = {
  no_award: 'the employee has no award',
  no_birth_date: 'the employee has no date of birth',
  no_sub_level: 'the award has no level for the employee’s age',
  no_rate: 'the award has no rate on this date',
  no_percentage: 'the award has no percentage for these hours',
};

/** `Costs $268.40`, or why the cost is unknown. */
export function costText({
  cost_cents,
  cost_unknown,
}: Pick<WeekShift, 'cost_cents' | 'cost_unknown'>): string {
  if (cost_cents !== null) return `Costs ${inDollars(cost_cents)}`;
  const reason = reasons[cost_unknown ?? ''];
  return reason ? `Cost not known: ${reason}` : 'Cost not known yet';
}
