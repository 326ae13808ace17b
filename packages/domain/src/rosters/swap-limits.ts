import { shortRestWarnings } from './rest-between.ts';
import type { LimitedShift, RosterWarning } from './roster-limits.ts';
import { type MaxHours, weekWarnings } from './week-limits.ts';

type PersonWarning = Extract<RosterWarning, { readonly user_id: string }>;

const isOfPerson = (warning: RosterWarning): warning is PersonWarning => 'user_id' in warning;
const keyOf = (warning: PersonWarning): string =>
  JSON.stringify([
    warning.kind,
    warning.user_id,
    ...(warning.kind === 'short_rest' ? [warning.earlier_id, warning.later_id] : [warning.week]),
  ]);
const warningsOf = (shifts: readonly LimitedShift[], maxHours: MaxHours): readonly PersonWarning[] =>
  [...weekWarnings(shifts, maxHours), ...shortRestWarnings(shifts)].filter(isOfPerson);

/** @returns The warnings that a change of shifts adds or makes worse. */
export function limitsExceeded(
  before: readonly LimitedShift[],
  after: readonly LimitedShift[],
  maxHours: MaxHours,
): readonly PersonWarning[] {
  const known = new Map(warningsOf(before, maxHours).map((warning) => [keyOf(warning), warning]));
  return warningsOf(after, maxHours).filter((warning) => {
    const was = known.get(keyOf(warning));
    if (!was) return true;
    return warning.kind === 'short_rest' ? warning.minutes < was.minutes : warning.minutes > was.minutes;
  });
}
