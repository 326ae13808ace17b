import type { PlannedBreak, RosterBreakType } from '@operatory/domain';
import type { BreakColumns } from './week-types.ts';

export const breakColumnNames = {
  MEAL: ['meal_break_start_time', 'meal_break_duration'],
  REST: ['rest_break_start_time', 'rest_break_duration'],
  EXTRA_MEAL: ['extra_meal_break_start_time', 'extra_meal_break_duration'],
  EXTRA_REST: ['extra_rest_break_start_time', 'extra_rest_break_duration'],
} as const satisfies Readonly<Record<RosterBreakType, readonly [keyof BreakColumns, keyof BreakColumns]>>;

export const noBreaks: BreakColumns = {
  meal_break_duration: null,
  meal_break_start_time: null,
  rest_break_duration: null,
  rest_break_start_time: null,
  extra_meal_break_duration: null,
  extra_meal_break_start_time: null,
  extra_rest_break_duration: null,
  extra_rest_break_start_time: null,
};

export const breakColumns = (breaks: readonly PlannedBreak[]): BreakColumns =>
  breaks.reduce((columns, { type, start, length }): BreakColumns => {
    const [startName, lengthName] = breakColumnNames[type];
    return { ...columns, [startName]: start, [lengthName]: length };
  }, noBreaks);
