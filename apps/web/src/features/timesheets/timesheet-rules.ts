import type { TimesheetPeriod, TimesheetRow } from './timesheet-queries.ts';
import type { TimesheetRange } from './timesheet-range.ts';

type Period = Pick<TimesheetPeriod, 'is_over'>;

/** Whether this person's hours can be approved now. */
export const canApprove = (period: Period, row: TimesheetRow): boolean =>
  period.is_over &&
  row.status === 'OPEN' &&
  row.may_approve &&
  !row.is_open &&
  !row.has_pending_request &&
  row.lines.length > 0;

/** Whether this person's hours can be approved and have nothing that should be checked first. */
export const isReady = (period: Period, row: TimesheetRow): boolean =>
  canApprove(period, row) && row.looks.length === 0;

export const canReopen = (period: Pick<TimesheetPeriod, 'may_lock'>, row: TimesheetRow): boolean =>
  row.may_approve && (row.status === 'APPROVED' || (row.status === 'LOCKED' && period.may_lock));

export const canLock = (period: Pick<TimesheetPeriod, 'may_lock'>, row: TimesheetRow): boolean =>
  period.may_lock && row.status === 'APPROVED';

export const approvalOf = (clinic_id: string, { from, until }: TimesheetRange, row: TimesheetRow) => ({
  clinic_id,
  user_id: row.user_id,
  from,
  until,
  expected_paid_minutes: row.paid_minutes,
});
