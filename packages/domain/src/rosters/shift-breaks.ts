import type { RosterBreakType } from './roster-choices.ts';
import { minutesUntil, type ShiftPlan, timeAfter } from './shift-times.ts';

/** A planned break. Without a start, the person takes it when it suits. */
export interface PlannedBreak {
  readonly type: RosterBreakType;
  /** Wall time, `HH:mm` or `HH:mm:ss`. */
  readonly start: string | null;
  /** In minutes. */
  readonly length: number;
}
/** A break's time, in minutes after the shift's start. `until` is excluded. */
export interface BreakSpan {
  readonly type: RosterBreakType;
  readonly from: number;
  readonly until: number;
}
export type BreakProblem = 'no_length' | 'outside' | 'overlaps';
export interface PlacedBreaks {
  /** In order of time, without breaks that have a problem. */
  readonly spans: readonly BreakSpan[];
  readonly problems: readonly { readonly type: RosterBreakType; readonly problem: BreakProblem }[];
}

const columnsOf = {
  MEAL: ['meal_break_start_time', 'meal_break_duration'],
  REST: ['rest_break_start_time', 'rest_break_duration'],
  EXTRA_MEAL: ['extra_meal_break_start_time', 'extra_meal_break_duration'],
  EXTRA_REST: ['extra_rest_break_start_time', 'extra_rest_break_duration'],
} as const satisfies Readonly<Record<RosterBreakType, readonly [string, string]>>;
const breakTypes = ['MEAL', 'REST', 'EXTRA_MEAL', 'EXTRA_REST'] as const satisfies readonly RosterBreakType[];

type StartColumn = (typeof columnsOf)[RosterBreakType][0];
type LengthColumn = (typeof columnsOf)[RosterBreakType][1];
export type BreakColumns = { readonly [Column in StartColumn]?: string | null } & {
  readonly [Column in LengthColumn]?: number | null;
};

/** @returns The breaks of a shift's or template line's row. Template lines have no extra breaks. */
export const breaksOfShift = (row: BreakColumns): readonly PlannedBreak[] =>
  breakTypes.flatMap((type) => {
    const [start, length] = columnsOf[type];
    const planned = row[length];
    return planned == null ? [] : [{ type, start: row[start] ?? null, length: planned }];
  });

export const isUnpaidBreak = (type: RosterBreakType): boolean => type === 'MEAL' || type === 'EXTRA_MEAL';

type Window = Pick<ShiftPlan, 'start' | 'end'>;

/**
 * @returns The first and last wall time at which a break of this length can start; null if it is longer than
 * the shift.
 */
export function breakWindow(shift: Window, length: number): { first: string; last: string } | null {
  const spare = minutesUntil(shift.start, shift.end) - length;
  return length > 0 && spare >= 0 ? { first: shift.start, last: timeAfter(shift.start, spare) } : null;
}

/**
 * Places a shift's breaks. They must be in the shift and must not overlap, but may touch. A break without a
 * start is placed in the middle of the longest time without a break, meals before rests.
 */
export function placeBreaks(shift: Window, breaks: readonly PlannedBreak[]): PlacedBreaks {
  const whole = minutesUntil(shift.start, shift.end);
  const spans: BreakSpan[] = [];
  const problems: { type: RosterBreakType; problem: BreakProblem }[] = [];
  const place = (type: RosterBreakType, from: number, length: number) => {
    const span = { type, from, until: from + length };
    const isFree = spans.every((other) => span.until <= other.from || other.until <= span.from);
    if (length <= 0) problems.push({ type, problem: 'no_length' });
    else if (span.until > whole) problems.push({ type, problem: 'outside' });
    else if (isFree) spans.push(span);
    else problems.push({ type, problem: 'overlaps' });
  };
  for (const { type, start, length } of breaks)
    if (start !== null) place(type, minutesUntil(shift.start, start), length);
  const floating = breaks.filter(({ start }) => start === null);
  for (const { type, length } of [
    ...floating.filter((each) => isUnpaidBreak(each.type)),
    ...floating.filter((each) => !isUnpaidBreak(each.type)),
  ]) {
    const { from, until } = longestTimeWithoutBreak(whole, spans);
    const spare = until - from - length;
    if (spare < 0) problems.push({ type, problem: 'outside' });
    else place(type, from + Math.floor(spare / 2), length);
  }
  return { spans: inOrder(spans), problems };
}

const inOrder = (spans: readonly BreakSpan[]): readonly BreakSpan[] =>
  [...spans].sort((one, other) => one.from - other.from);

export function timesBetweenBreaks(
  whole: number,
  spans: readonly BreakSpan[],
): readonly { readonly from: number; readonly until: number }[] {
  const ordered = inOrder(spans);
  return [...ordered, { from: whole, until: whole }].map(({ from: until }, index) => ({
    from: ordered[index - 1]?.until ?? 0,
    until,
  }));
}

const longestTimeWithoutBreak = (whole: number, spans: readonly BreakSpan[]) =>
  timesBetweenBreaks(whole, spans).reduce((longest, each) =>
    each.until - each.from > longest.until - longest.from ? each : longest,
  );
