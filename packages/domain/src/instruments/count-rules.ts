import { allowIf, type Result, refuse } from '../refusal.ts';
import type { InstrumentHistoryStatus } from './instrument-choices.ts';

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

/** Counts can be changed only on their own day; `today` is the clinic's date. */
export const mayChangeCount = (
  { count_date }: Pick<InstrumentCountLine, 'count_date'>,
  today: string,
): boolean => count_date === today;

export const isLockedReport = ({ status }: Pick<InstrumentReport, 'status'>): boolean =>
  status !== 'Missing' && status !== 'Broken';

/**
 * @returns The line with one more report and one instrument less. Null if none is left or the day is over.
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
 * @returns The line without the report and with one instrument more. Null if the report is unknown or
 * resolved, or the day is over.
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

export const resolutions = ['REPLACED', 'MAINTAINED', 'REVERSED'] as const;
export type InstrumentResolution = (typeof resolutions)[number];

export const mayCountToday = (count: Pick<InstrumentCountLine, 'count_date'>, today: string): Result =>
  allowIf(mayChangeCount(count, today), 'count_not_today');

export const mayReport = (
  line: Pick<InstrumentCountLine, 'count_date' | 'quantity'>,
  today: string,
): Result =>
  mayChangeCount(line, today) ? allowIf(line.quantity > 0, 'count_none_left') : refuse('count_not_today');

/** A report can be changed or deleted only on its own day and until it is resolved. */
export const mayChangeReport = (
  report: Pick<InstrumentReport, 'status'>,
  count: Pick<InstrumentCountLine, 'count_date'>,
  today: string,
): Result =>
  isLockedReport(report) ? refuse('report_locked') : allowIf(mayChangeCount(count, today), 'count_not_today');

/**
 * A report can be resolved only once, but on any later day, because a repaired instrument may come back late.
 */
export const mayResolve = (report: Pick<InstrumentReport, 'status'>): Result =>
  allowIf(!isLockedReport(report), 'report_locked');

/**
 * How many instruments a resolution adds to the count: reversing a report means that the instrument was
 * there.
 */
export const returnedQuantity = (resolution: InstrumentResolution): 0 | 1 =>
  resolution === 'REVERSED' ? 1 : 0;

/**
 * The count after a wrong report was reversed. It never exceeds the expected quantity, because a later count
 * already includes the instrument.
 */
export const correctedCount = (counted: number, expected: number): number =>
  counted < expected ? counted + 1 : counted;

export const maxCountLines = 200;

/**
 * Refuses if somebody else has counted since `seen`, unless they counted the same. Null means not counted
 * yet.
 */
export const maySetCounted = (counted: number | null, seen: number | null, quantity: number): Result =>
  allowIf(counted === seen || counted === quantity, 'count_is_newer');

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
