import { roleOf } from '../permissions/roles.ts';
import { allowIf, type Result } from '../refusal.ts';
import { addDays } from '../time/zoned-time.ts';
import {
  isLeaveApprover,
  type LeaveParties,
  type LeaveStatus,
  type LeaveViewer,
  leaveRelation,
  readsLeave,
} from './leave-transitions.ts';

/** Enough for two months. */
export const maxCalendarDays = 62;

/** Both dates are included, `yyyy-mm-dd`. */
export const mayShowCalendar = (from: string, until: string): Result =>
  allowIf(from <= until && until < addDays(from, maxCalendarDays), 'leave_calendar_range');

export interface CalendarLeave extends LeaveParties {
  /** The status of the day, not of the request: days before a cancellation stay approved. */
  readonly status: LeaveStatus;
  /** The person works at one of the viewer's clinics, or requested this leave at one of them. */
  readonly is_colleague: boolean;
}

/**
 * How much of a day of leave the team calendar shows: everything, only that the person is away, or nothing.
 */
export function shownOnCalendar(leave: CalendarLeave, viewer: LeaveViewer): 'all' | 'name' | 'nothing' {
  const { actsAs } = roleOf(viewer.role);
  if (actsAs === 'client' || !viewer.grants.has('package:leaves')) return 'nothing';
  if (leave.status === 'PENDING') {
    const relation = leaveRelation(leave, viewer);
    return relation.own || isLeaveApprover(relation) ? 'all' : 'nothing';
  }
  if (leave.status !== 'APPROVED') return 'nothing';
  if (readsLeave(leave, viewer)) return 'all';
  return leave.is_colleague ? 'name' : 'nothing';
}
