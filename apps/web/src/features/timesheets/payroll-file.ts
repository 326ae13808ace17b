import { payrollHeads, payrollRows } from '@operatory/domain';
import { csvHeader, csvLine } from '@operatory/resource';
import type { TimesheetPeriod } from './timesheet-queries.ts';
import type { TimesheetRange } from './timesheet-range.ts';
import { timesheetStatus } from './timesheet-words.ts';

/** The file for payroll, with a line for each person and kind of pay. */
export function payrollFile({ rows }: TimesheetPeriod, range: TimesheetRange): Blob {
  const people = rows.map(({ display_name, status, from_date, until_date, pay }) => ({
    name: display_name,
    status: timesheetStatus(status).label,
    from: from_date ?? range.from,
    until: until_date ?? range.until,
    pay,
  }));
  return new Blob([csvHeader(payrollHeads), ...payrollRows(people).map((cells) => csvLine(cells))], {
    type: 'text/csv;charset=utf-8',
  });
}
