import { allowIf, type Result, refuse } from '../refusal.ts';
import type { InstrumentHistoryStatus } from './instrument-choices.ts';

/** A report of a count that an instrument is Missing or Broken. */
export interface InstrumentReport {
  readonly id: string;
  readonly status: InstrumentHistoryStatus;
  readonly notes: string;
}
/** The count of one instrument on one day. */
export interface InstrumentCountLine {
  readonly count_date: string;
  readonly quantity: number;
  readonly reports: readonly InstrumentReport[];
}

/** Notes and reports can only be changed on the clinic's date of the count. */
export const mayChangeCount = (
  { count_date }: Pick<InstrumentCountLine, 'count_date'>,
  today: string,
): boolean => count_date === today;

/** A report that was replaced, maintained or reversed can no longer be changed. */
export const isLockedReport = ({ status }: Pick<InstrumentReport, 'status'>): boolean =>
  status !== 'Missing' && status !== 'Broken';

/**
 * Adds a report that an instrument is missing or broken, and reduces the count by one. Null if the count is zero or the day is over.
 */
export function withReport<Line extends InstrumentCountLine>(
  line: Line,
  report: InstrumentReport,
  today: string,
): Line | null {
  if (!mayChangeCount(line, today) || line.quantity < 1) return null;
  return { ...line, quantity: line.quantity - 1, reports: [...line.reports, report] };
}

/**
 * Removes a report because the instrument is there, and increases the count by one. Null if the report is locked or unknown, or the
 * day is over.
 */
export function withoutReport<Line extends InstrumentCountLine>(
  line: Line,
  id: string,
  today: string,
): Line | null {
  const report = line.reports.find((one) => one.id === id);
  if (!report || isLockedReport(report) || !mayChangeCount(line, today)) return null;
  return { ...line, quantity: line.quantity + 1, reports: line.reports.filter((one) => one !== report) };
}

/** The resolutions of a Missing or Broken instrument; each is final. */
export const resolutions = ['REPLACED', 'MAINTAINED', 'REVERSED'] as const;
export type InstrumentResolution = (typeof resolutions)[number];

export const mayCountToday = (count: Pick<InstrumentCountLine, 'count_date'>, today: string): Result =>
  allowIf(mayChangeCount(count, today), 'count_not_today');

/** Whether another instrument may be reported missing or broken on this day. */
export const mayReport = (
  line: Pick<InstrumentCountLine, 'count_date' | 'quantity'>,
  today: string,
): Result =>
  mayChangeCount(line, today) ? allowIf(line.quantity > 0, 'count_none_left') : refuse('count_not_today');

/** A report can be changed or withdrawn on its day, until it is resolved. */
export const mayChangeReport = (
  report: Pick<InstrumentReport, 'status'>,
  count: Pick<InstrumentCountLine, 'count_date'>,
  today: string,
): Result =>
  isLockedReport(report) ? refuse('report_locked') : allowIf(mayChangeCount(count, today), 'count_not_today');

/** A report can be resolved once, on any day, because a broken instrument may return from repair later. */
export const mayResolve = (report: Pick<InstrumentReport, 'status'>): Result =>
  allowIf(!isLockedReport(report), 'report_locked');

/** The number of instruments added back: a reversed report means that the instrument was never missing. */
export const returnedQuantity = (resolution: InstrumentResolution): 0 | 1 =>
  resolution === 'REVERSED' ? 1 : 0;

/**
 * The count after a report turns out to be wrong: one more than counted, but never more than the tray should contain. A count made
 * later already includes the instrument.
 */
export const correctedCount = (counted: number, expected: number): number =>
  counted < expected ? counted + 1 : counted;

/** The maximum number of lines in one `save_instrument_count`. */
export const maxCountLines = 200;

/**
 * Whether a count may be saved, which requires that the stored count is still the one the user saw; `seen` and `counted` are null if
 * nothing was counted yet.
 */
export const maySetCounted = (counted: number | null, seen: number | null, quantity: number): Result =>
  allowIf(counted === seen || counted === quantity, 'count_is_newer');

/** The reports that were added, changed and removed in the dialog. */
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
