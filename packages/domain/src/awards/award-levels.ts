import { addMonths, daysIn } from '../client-masters/budget.ts';
import { addDays } from '../time/zoned-time.ts';
import type { AwardLabel } from './award-age.ts';
import { birthdayIn } from './award-age.ts';

export interface AgedSubLevel {
  readonly age: string | null;
}
export interface AwardLevelRules<SubLevel extends AgedSubLevel = AgedSubLevel> {
  readonly is_age_required: boolean;
  readonly employee_award_sub_levels: readonly SubLevel[];
}

/**
 * @returns The levels that suit an age group. Levels that require an age need a sub-level for this age group.
 * If the age is unknown (null), only levels that do not require it are returned.
 */
export const levelsFor = <Level extends AwardLevelRules>(
  levels: readonly Level[],
  label: AwardLabel | null,
): readonly Level[] =>
  levels.filter(
    (level) =>
      !level.is_age_required ||
      (label !== null && level.employee_award_sub_levels.some(({ age }) => age === label)),
  );

/**
 * @returns The sub-levels that suit an age group. If the level requires an age, only those of exactly this
 * age group; otherwise also those without an age, and all of them if the age is unknown.
 */
export const subLevelsFor = <SubLevel extends AgedSubLevel>(
  { is_age_required, employee_award_sub_levels }: AwardLevelRules<SubLevel>,
  label: AwardLabel | null,
): readonly SubLevel[] =>
  employee_award_sub_levels.filter(({ age }) =>
    is_age_required ? label !== null && age === label : age === null || label === null || age === label,
  );

export type Tenure = 'DAYS' | 'WEEKS' | 'MONTHS' | 'YEARS';
export interface Experience {
  readonly is_experience_required: boolean;
  readonly from_duration: number | null;
  readonly from_tenure: Tenure | null;
  readonly to_duration: number | null;
  readonly to_tenure: Tenure | null;
}

/** @returns The day on which somebody who started on `start` has worked for that long. */
export function experienceReached(start: string, duration: number, tenure: Tenure): string {
  switch (tenure) {
    case 'DAYS':
      return addDays(start, duration);
    case 'WEEKS':
      return addDays(start, duration * 7);
    case 'MONTHS': {
      const month = addMonths(start.slice(0, 7), duration);
      const day = Number(start.slice(8));
      // A month after 31 January is 1 March, the first day on which a whole month has passed.
      return day > daysIn(month) ? `${addMonths(month, 1)}-01` : `${month}-${String(day).padStart(2, '0')}`;
    }
    case 'YEARS':
      return birthdayIn(start, Number(start.slice(0, 4)) + duration);
  }
}

/** @returns True if a person's experience on a day is in the level's range, which excludes its upper end. */
export function experienceFits(level: Experience, start: string | null, date: string): boolean {
  if (!level.is_experience_required) return true;
  if (start === null) return false;
  const { from_duration, from_tenure, to_duration, to_tenure } = level;
  const isLongEnough =
    from_duration === null ||
    from_tenure === null ||
    date >= experienceReached(start, from_duration, from_tenure);
  const isTooLong =
    to_duration !== null && to_tenure !== null && date >= experienceReached(start, to_duration, to_tenure);
  return isLongEnough && !isTooLong;
}

/** Like `1 to 3 years`, `From 6 months` or `Up to 2 years`; empty if the level requires no experience. */
export function experienceText(level: Omit<Experience, 'is_experience_required'>): string {
  const part = (duration: number | null, tenure: Tenure | null): string | null =>
    duration === null || tenure === null
      ? null
      : `${duration} ${duration === 1 ? tenure.slice(0, -1).toLowerCase() : tenure.toLowerCase()}`;
  const from = part(level.from_duration, level.from_tenure);
  const to = part(level.to_duration, level.to_tenure);
  if (from === null) return to === null ? '' : `Up to ${to}`;
  if (to === null) return `From ${from}`;
  return level.from_tenure === level.to_tenure ? `${level.from_duration} to ${to}` : `${from} to ${to}`;
}

const folded = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();

export function matchesAwardSearch(
  text: string,
  levelName: string,
  ageText: string,
  subLevel: { readonly pay_point: string | null; readonly age: string | null },
): boolean {
  const wanted = folded(text);
  return [levelName, ageText, subLevel.pay_point, subLevel.age].some((each) => folded(each).includes(wanted));
}
