import { dayProblem, hasWholeYear, readDay } from '@operatory/resource';

/** Text typed into a date's input, the value before it, and the value that was reported for it. */
export interface DayDraft {
  readonly text: string;
  readonly before: string;
  readonly reported: string;
}

export interface DayBounds {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** What a typed text is as the input's value: the day, and where it cannot be read the text itself, which no form takes for a date. */
export const valueOfText = (text: string): string => readDay(text) ?? text.trim();

/** What the input shows: what is being typed, unless the value has since become another. */
export const shownText = (draft: DayDraft | null, value: string): string =>
  draft && (value === draft.reported || value === draft.before) ? draft.text : value;

/** The draft that stays when the input is left: a day that was taken is shown as such, anything else stays as it was typed. */
export const settledDraft = (draft: DayDraft | null, value: string): DayDraft | null =>
  draft && valueOfText(draft.text) !== value ? draft : null;

/**
 * The day that a days-only input (a filter, a page's own day) reports for a text; undefined while there is none.
 * A year of two digits may be the beginning of one of four, so it waits until the input is left.
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

/** The day, or the nearest that may be chosen: the calendar opens where there is something to choose. */
export function dayWithin(day: string, { from, to }: DayBounds): string {
  if (from && day < from) return from;
  return to && day > to ? to : day;
}
