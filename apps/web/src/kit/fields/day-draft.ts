import { dayProblem, hasWholeYear, readDay } from '@operatory/resource';

/**
 * The text typed into the input of a date, with the value before it and the value that was reported for it.
 */
export interface DayDraft {
  readonly text: string;
  readonly before: string;
  readonly reported: string;
}

export interface DayBounds {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/**
 * The value for a typed text: the day or, if the text is invalid, the text itself, which every form refuses.
 */
export const valueOfText = (text: string): string => readDay(text) ?? text.trim();

/** The text that the input shows: the typed one, unless the value was changed from outside since. */
export const shownText = (draft: DayDraft | null, value: string): string =>
  draft && (value === draft.reported || value === draft.before) ? draft.text : value;

/**
 * The draft after the input has lost the focus: none for a valid day, which is then shown in the usual
 * format; other text stays as it was typed.
 */
export const settledDraft = (draft: DayDraft | null, value: string): DayDraft | null =>
  draft && valueOfText(draft.text) !== value ? draft : null;

/**
 * The day that an input with `daysOnly` reports for a text; undefined for none. A two-digit year may be the
 * start of a four-digit one, so it counts only when the input loses the focus.
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

/** The nearest day within the bounds, so that the calendar opens where days can be chosen. */
export function dayWithin(day: string, { from, to }: DayBounds): string {
  if (from && day < from) return from;
  return to && day > to ? to : day;
}
