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
