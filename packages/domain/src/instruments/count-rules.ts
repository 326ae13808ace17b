import { allowIf, type Result, refuse } from '../refusal.ts';
import type { InstrumentHistoryStatus } from './instrument-choices.ts';

/** A Missing or Broken instrument of a count. */
export interface InstrumentReport {
  readonly id: string;
  readonly status: InstrumentHistoryStatus;
  readonly notes: string;
}
/** What was counted of one instrument on one day. */
export interface InstrumentCountLine {
  readonly count_date: string;
  readonly quantity: number;
  readonly reports: readonly InstrumentReport[];
}

/** Notes and rows change on the clinic's day of the count only. */
export const mayChangeCount = (
  { count_date }: Pick<InstrumentCountLine, 'count_date'>,
  today: string,
): boolean => count_date === today;

/** What was replaced, maintained or reversed stays as it is. */
export const isLockedReport = ({ status }: Pick<InstrumentReport, 'status'>): boolean =>
  status !== 'Missing' && status !== 'Broken';

/** One more is missing or broken: one fewer is there. Null when none is left, or the day is over. */
export function withReport<Line extends InstrumentCountLine>(
  line: Line,
  report: InstrumentReport,
  today: string,
): Line | null {
  if (!mayChangeCount(line, today) || line.quantity < 1) return null;
  return { ...line, quantity: line.quantity - 1, reports: [...line.reports, report] };
}

/** It is there after all. Null when the row is locked or unknown, or the day is over. */
export function withoutReport<Line extends InstrumentCountLine>(
  line: Line,
  id: string,
  today: string,
): Line | null {
  const report = line.reports.find((one) => one.id === id);
  if (!report || isLockedReport(report) || !mayChangeCount(line, today)) return null;
  return { ...line, quantity: line.quantity + 1, reports: line.reports.filter((one) => one !== report) };
}

/** What becomes of a Missing or Broken instrument; each is final. */
export const resolutions = ['REPLACED', 'MAINTAINED', 'REVERSED'] as const;
export type InstrumentResolution = (typeof resolutions)[number];

export const mayCountToday = (count: Pick<InstrumentCountLine, 'count_date'>, today: string): Result =>
  allowIf(mayChangeCount(count, today), 'count_not_today');

/** One more instrument of this number is missing or broken, on this day. */
export const mayReport = (
  line: Pick<InstrumentCountLine, 'count_date' | 'quantity'>,
  today: string,
): Result =>
  mayChangeCount(line, today) ? allowIf(line.quantity > 0, 'count_none_left') : refuse('count_not_today');

/** A report is changed, or taken back, on its day and until it is dealt with. */
export const mayChangeReport = (
  report: Pick<InstrumentReport, 'status'>,
  count: Pick<InstrumentCountLine, 'count_date'>,
  today: string,
): Result =>
  isLockedReport(report) ? refuse('report_locked') : allowIf(mayChangeCount(count, today), 'count_not_today');

/** Once, on any day: a broken instrument may return from its repair later. */
export const mayResolve = (report: Pick<InstrumentReport, 'status'>): Result =>
  allowIf(!isLockedReport(report), 'report_locked');

/** How many instruments are back: a reversed report means that it was never gone. */
export const givenBack = (resolution: InstrumentResolution): 0 | 1 => (resolution === 'REVERSED' ? 1 : 0);

/**
 * The count after a report proves to be wrong: one more than was counted, but after a report never more than belong in the
 * tray. A later count already includes it.
 */
export const countedAgain = (counted: number, expected: number): number =>
  counted < expected ? counted + 1 : counted;

/** Lines of one `save_instrument_count`. */
export const mostCountedAtOnce = 200;

/** What was counted may be written where it is as it was seen; `seen` and `counted` are null of what nobody counted yet. */
export const maySetCounted = (counted: number | null, seen: number | null, quantity: number): Result =>
  allowIf(counted === seen || counted === quantity, 'count_is_newer');

/** What was done in the dialog, as one change after the other: reports that are new, changed and taken back. */
export function reportChanges(before: InstrumentCountLine, after: InstrumentCountLine) {
  const was = new Map(before.reports.map((report) => [report.id, report]));
  const is = new Set(after.reports.map(({ id }) => id));
  return {
    removed: before.reports.filter(({ id }) => !is.has(id)),
    changed: after.reports.filter((report) => {
      const old = was.get(report.id);
      return old !== undefined && (old.status !== report.status || old.notes !== report.notes);
    }),
    added: after.reports.filter(({ id }) => !was.has(id)),
  };
}
