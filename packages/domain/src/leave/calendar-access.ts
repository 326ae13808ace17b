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

/** Two months at once: the weeks of a month and some to spare. */
export const maxCalendarDays = 62;

/** Both dates are inclusive, `yyyy-mm-dd`. */
export const mayShowCalendar = (from: string, until: string): Result =>
  allowIf(from <= until && until < addDays(from, maxCalendarDays), 'leave_calendar_range');

export interface CalendarLeave extends LeaveParties {
  /** The day's own: days before a cancellation stay approved. */
  readonly status: LeaveStatus;
  /** Whether the person works at one of the viewer's clinics, or requested leave from one. */
  readonly is_colleague: boolean;
}

/** The details that the team calendar shows of a day of leave: all of them, or only that the person is away. */
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
