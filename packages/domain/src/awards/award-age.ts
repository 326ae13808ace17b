import { addDays } from '../time/zoned-time.ts';

/** The age groups of awards, youngest first. */
export const awardLabels = ['UNDER17', 'AGE17', 'AGE18', 'AGE19', 'AGE20', 'ADULT'] as const;
export type AwardLabel = (typeof awardLabels)[number];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * @returns The birthday in a year for someone born on `birth`. Somebody born on 29 February has it on 1 March
 * in other years.
 */
export function birthdayIn(birth: string, year: number): string {
  const monthAndDay = birth.slice(4);
  const kept = monthAndDay === '-02-29' && !isLeap(year) ? '-03-01' : monthAndDay;
  return `${String(year).padStart(4, '0')}${kept}`;
}

/** Age in whole years; negative before the birth. */
export function ageOn(birth: string, date: string): number {
  const year = Number(date.slice(0, 4));
  const years = year - Number(birth.slice(0, 4));
  return date >= birthdayIn(birth, year) ? years : years - 1;
}

/** @returns The award's age group on that day; null without a birth date or before it. */
export function awardLabelOn(birth: string | null | undefined, date: string): AwardLabel | null {
  if (!birth || birth > date) return null;
  const age = ageOn(birth, date);
  if (age < 17) return 'UNDER17';
  return age > 20 ? 'ADULT' : (`AGE${age}` as AwardLabel);
}

/** A birthday, with the person's age group before it and from that day on. */
export interface Birthday {
  readonly date: string;
  readonly age: number;
  readonly from: AwardLabel | null;
  readonly to: AwardLabel | null;
}

/**
 * @returns The birthday from `first` to `last`, both included; null if there is none. The period may be at
 * most a year.
 */
export function birthdayBetween(birth: string, first: string, last: string): Birthday | null {
  const date = [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
    .map((year) => birthdayIn(birth, year))
    .find((day) => day >= first && day <= last && day > birth);
  if (date === undefined) return null;
  return {
    date,
    age: ageOn(birth, date),
    from: awardLabelOn(birth, addDays(date, -1)),
    to: awardLabelOn(birth, date),
  };
}

export const changesLabel = ({ from, to }: Pick<Birthday, 'from' | 'to'>): boolean => from !== to;
