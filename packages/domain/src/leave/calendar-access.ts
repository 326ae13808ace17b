import {
  isLeaveApprover,
  type LeaveParties,
  type LeaveStatus,
  type LeaveViewer,
  leaveRelation,
  readsLeave,
} from './leave-transitions.ts';

export interface CalendarLeave extends LeaveParties {
  /** The day's own: days before a cancellation stay approved. */
  readonly status: LeaveStatus;
  /** The person works at a clinic of the viewer, or asked for leave from one. */
  readonly is_colleague: boolean;
}

/** What the team calendar shows of a day of leave: all of it, or that the person is away and nothing else. */
export function shownOnCalendar(leave: CalendarLeave, viewer: LeaveViewer): 'all' | 'name' | 'nothing' {
  if (leave.status === 'PENDING') {
    const relation = leaveRelation(leave, viewer);
    return relation.own || isLeaveApprover(relation) ? 'all' : 'nothing';
  }
  if (leave.status !== 'APPROVED') return 'nothing';
  if (readsLeave(leave, viewer)) return 'all';
  return leave.is_colleague ? 'name' : 'nothing';
}
