import { allowed, allowIf, type Result, refuse } from '../refusal.ts';
import { daysBetween, weekdayOffset } from '../time/calendar-days.ts';
import type { Timesheet } from './timesheet.ts';
import type { TimesheetStatus } from './timesheet-choices.ts';

export interface TimesheetRelation {
  readonly own: boolean;
  /** The viewer has clinic-rosters EDIT at the clinic. */
  readonly editor: boolean;
  readonly isClientAdmin: boolean;
}

/** One or two whole weeks, starting on a Monday. */
export const isTimesheetPeriod = (from: string, until: string): boolean =>
  weekdayOffset(from) === 0 && [6, 13].includes(daysBetween(from, until));

/** Users who edit the roster approve hours. Only client admins may approve their own. */
export function mayApproveTimesheet({ own, editor, isClientAdmin }: TimesheetRelation): Result {
  if (!editor) return refuse('no_permission');
  return allowIf(!own || isClientAdmin, 'timesheet_own');
}

/**
 * Hours can be approved if the period is over, all shifts have a clock-out, and the paid minutes are those
 * that the approver saw.
 */
export function approveTimesheet(
  sheet: Pick<Timesheet, 'is_open' | 'has_pending_request' | 'is_unsettled_elsewhere' | 'paid_minutes'>,
  relation: TimesheetRelation,
  asked: { readonly until: string; readonly today: string; readonly expected_paid_minutes: number },
): Result {
  const may = mayApproveTimesheet(relation);
  if (!may.ok) return may;
  if (asked.until >= asked.today) return refuse('timesheet_not_over');
  if (sheet.is_open) return refuse('timesheet_shift_open');
  if (sheet.has_pending_request) return refuse('timesheet_request_pending');
  if (sheet.is_unsettled_elsewhere) return refuse('timesheet_unsettled_elsewhere');
  return allowIf(sheet.paid_minutes === asked.expected_paid_minutes, 'timesheet_changed');
}

export interface ApprovedTimesheet {
  readonly status: TimesheetStatus;
  readonly isReopened: boolean;
}

/** Only client admins may lock hours, and only approved ones. */
export function lockTimesheet(
  { status, isReopened }: ApprovedTimesheet,
  { isClientAdmin }: TimesheetRelation,
): Result {
  if (!isClientAdmin) return refuse('no_permission');
  if (isReopened) return refuse('timesheet_reopened');
  return allowIf(status === 'APPROVED', 'timesheet_locked');
}

/** Reopening approved hours needs a reason. Locked hours can be reopened only by a client admin. */
export function reopenTimesheet(
  { status, isReopened }: ApprovedTimesheet,
  relation: TimesheetRelation,
  reason: string,
): Result {
  const may = mayApproveTimesheet(relation);
  if (!may.ok) return may;
  if (isReopened) return refuse('timesheet_reopened');
  if (status === 'LOCKED' && !relation.isClientAdmin) return refuse('timesheet_locked');
  return reason.trim() ? allowed : refuse('message_is_required');
}
