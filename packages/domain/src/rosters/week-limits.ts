import { centsOf } from '../client-masters/budget.ts';
import { weekOf } from '../time/calendar-days.ts';
import {
  isWork,
  type LimitedShift,
  type RosterLimits,
  type RosterWarning,
  rosterLimits,
} from './roster-limits.ts';
import { rosteredMinutes } from './shift-minutes.ts';

/** A person's paid planned time in a week at all clinics, without time on call. */
export interface WeekMinutes {
  readonly user_id: string;
  readonly week: string;
  /** The minutes that are not planned as overtime. */
  readonly ordinary: number;
  readonly minutes: number;
}

/** A shift counts in the week of its date, even if it ends after midnight on Sunday. */
export function weekMinutes(shifts: readonly LimitedShift[]): readonly WeekMinutes[] {
  const byWeek = new Map<string, WeekMinutes>();
  for (const shift of shifts) {
    if (shift.user_id === null || !isWork(shift)) continue;
    const week = weekOf(shift.date);
    const paid = rosteredMinutes(shift)?.paid ?? 0;
    const key = `${week} ${shift.user_id}`;
    const known = byWeek.get(key) ?? { user_id: shift.user_id, week, ordinary: 0, minutes: 0 };
    const ordinary = known.ordinary + (shift.roster_shift_type === 'OVERTIME' ? 0 : paid);
    byWeek.set(key, { ...known, ordinary, minutes: known.minutes + paid });
  }
  return [...byWeek.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

/** Decimal texts by person; null for people without an own limit. */
export type MaxHours = ReadonlyMap<string, string | null>;

/** `hrs` is a decimal text with up to two decimals. */
export const isOverHours = (minutes: number, hrs: string): boolean => minutes * 100 > centsOf(hrs) * 60;

/** Warnings for weeks over the ordinary hours or the person's own maximum. */
export function weekWarnings(
  shifts: readonly LimitedShift[],
  maxHours: MaxHours,
  { ordinary_per_week: limit }: RosterLimits = rosterLimits,
): readonly RosterWarning[] {
  return weekMinutes(shifts).flatMap(({ user_id, week, ordinary, minutes }): RosterWarning[] => {
    const max = maxHours.get(user_id) ?? null;
    return [
      ...(ordinary > limit
        ? [{ kind: 'ordinary_hours', user_id, week, minutes: ordinary, limit } as const]
        : []),
      ...(max !== null && isOverHours(minutes, max)
        ? [{ kind: 'max_hours', user_id, week, minutes, max_hours_per_week: max } as const]
        : []),
    ];
  });
}
