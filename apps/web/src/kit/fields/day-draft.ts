import { dayProblem, hasWholeYear, readDay } from '@operatory/resource';

/** The text typed into a date's input, the value before it, and the value that was reported for it. */
export interface DayDraft {
  readonly text: string;
  readonly before: string;
  readonly reported: string;
}

export interface DayBounds {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** The input's value for a typed text: the day, or the text itself when it is invalid, which every form rejects. */
export const valueOfText = (text: string): string => readDay(text) ?? text.trim();

/** The text that the input shows: the typed one, unless the value has since changed from outside. */
export const shownText = (draft: DayDraft | null, value: string): string =>
  draft && (value === draft.reported || value === draft.before) ? draft.text : value;

/** The draft that remains when the input loses focus: an accepted day is shown in the usual format, any other text stays as typed. */
export const settledDraft = (draft: DayDraft | null, value: string): DayDraft | null =>
  draft && valueOfText(draft.text) !== value ? draft : null;

/**
 * The day that a days-only input (a filter, a page's own date) reports for a text; undefined while there is none. A two-digit year may
 * be the beginning of a four-digit one, so it is reported only when the input loses focus.
 */
export function dayToReport(
  text: string,
  bounds: DayBounds,
  { left, clearable }: { left: boolean; clearable: boolean },
): string | undefined {
  if (text.trim() === '') return clearable ? '' : undefined;
  const day = readDay(text);
  if (day === null || (!left && !hasWholeYear(text))) return undefined;
  return dayProblem(day, bounds) === null ? day : undefined;
}

/** The day, or the nearest one within the bounds, so that the calendar opens at a date that can be chosen. */
export function dayWithin(day: string, { from, to }: DayBounds): string {
  if (from && day < from) return from;
  return to && day > to ? to : day;
}
