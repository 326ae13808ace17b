import { awardAges, centsOf, inDollars, rateOn } from '@operatory/domain';
import { date, toText } from '@operatory/resource';
import type { AwardSubLevel } from './award-data.ts';

/** The label of an award age: `Under 17`, `17` or `Adult`; empty if there is none. */
export const ageText = (age: string | null | undefined): string =>
  awardAges.find(({ value }) => value === age)?.label ?? '';

/** Like `ageText`, but `Age 17` where a number alone would be unclear. */
export const ageInWords = (age: string | null | undefined): string => {
  const text = ageText(age);
  return /^\d/.test(text) ? `Age ${text}` : text;
};

/** `Point 2, age 17`, or `All ages` for a pay point that has neither. */
export function payPointText({ pay_point, age }: Pick<AwardSubLevel, 'pay_point' | 'age'>): string {
  return [pay_point, ageInWords(age)].filter(Boolean).join(', ') || 'All ages';
}

export const dollars = (amount: string | null | undefined): string =>
  amount === null || amount === undefined ? '–' : inDollars(centsOf(amount));

/** A day in words: `1 July 2027`. */
export function awardDayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

export const dayText = (day: string): string => toText(date(), day);

/** The base rate in force on a day, in dollars; null before the first rate. */
export const baseOn = (subLevel: Pick<AwardSubLevel, 'employee_award_rates'>, day: string): string | null =>
  rateOn(subLevel.employee_award_rates, day)?.base_price ?? null;
