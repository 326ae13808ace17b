import { weekdays } from '../choices.ts';
import { daysBetween, weekdayOffset, weekOf } from '../time/calendar-days.ts';
import { addDays } from '../time/zoned-time.ts';
import { planWeek, type WeekFacts, type WeekPlan, type WeekShift } from './plan-week.ts';

/**
 * @returns The plan for copying a week's shifts to another week. Wall times stay the same, even if the
 * clocks changed in between.
 */
export function copyWeek(shifts: readonly WeekShift[], from: string, to: string, facts: WeekFacts): WeekPlan {
  const days = daysBetween(weekOf(from), weekOf(to));
  const wanted = shifts
    .filter(({ date }) => weekOf(date) === weekOf(from))
    .map((shift) => ({ ...shift, date: addDays(shift.date, days) }));
  return planWeek(wanted, facts);
}

export interface TemplateLine extends Omit<WeekShift, 'date'> {
  readonly weekday: (typeof weekdays)[number];
}

/** @returns The plan for adding a template's shifts to the week of `to`. */
export function applyTemplate(lines: readonly TemplateLine[], to: string, facts: WeekFacts): WeekPlan {
  const wanted = lines.map(({ weekday, ...line }) => ({
    ...line,
    date: addDays(weekOf(to), (weekdays.indexOf(weekday) + 6) % 7),
  }));
  return planWeek(wanted, facts);
}

/** A week's planned shifts as lines of a template. Templates have no extra breaks, so those are dropped. */
export const templateOf = (shifts: readonly WeekShift[]): readonly TemplateLine[] =>
  shifts
    .filter(({ roster_shift_type }) => roster_shift_type !== 'UNROSTERED')
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.start.localeCompare(other.start))
    .map(({ date, breaks, ...shift }) => ({
      ...shift,
      weekday: weekdays[(weekdayOffset(date) + 1) % 7] ?? 'MONDAY',
      breaks: breaks.filter(({ type }) => type === 'MEAL' || type === 'REST'),
    }));
