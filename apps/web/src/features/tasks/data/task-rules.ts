import type { BoolExp } from '@operatory/resource';
import { now } from '#session/clock.ts';
import { addDays } from '../calendar/calendar-days.ts';
import type { Who } from '../filters/task-search.ts';
import type { TaskRow } from './task-row.ts';

export interface Viewer {
  readonly userId: string;
  /** The base role. */
  readonly role: string;
  readonly can: (module: string, action?: 'VIEW' | 'ADD' | 'EDIT' | 'DELETE') => boolean;
}

export interface TaskMenuRules {
  readonly archive: boolean;
  readonly restore: boolean;
  readonly changeUser: boolean;
  readonly reassign: boolean;
  readonly extension: boolean;
  /** The menu offers Edit; whether its 48 hours are over is said when it is chosen. */
  readonly edit: boolean;
  readonly delete: boolean;
}

export const editWindowMillis = 48 * 3_600_000;
export const mayStillEdit = (task: Pick<TaskRow, 'created_at'>, now: Date): boolean => now.getTime() - Date.parse(task.created_at) <= editWindowMillis;

const isOpen = (task: TaskRow): boolean => task.status !== 'FINISHED' && task.status !== 'REASSIGNED';
const waits = (marks: TaskRow['task_extension_requests']): boolean => marks.some((mark) => mark.status === 'PENDING_REVIEW');

/** What a task's menu offers, by §5 of the specification; the server judges again. */
export function menuOf(task: TaskRow, { userId, role, can }: Viewer): TaskMenuRules & { readonly editNow: boolean } {
  const active = task.task_status === 'Active';
  const assigner = task.assigned_by_user_id === userId;
  const party = assigner || task.assigned_to_user_id === userId || task.j_tasks_users.some((link) => link.user_id === userId);
  const manager = role === 'client_admin' || role === 'clinic_admin' || role === 'super_admin';
  const asks = active && task.assigned_to_user_id === userId && !assigner && isOpen(task);
  const changes = active && (assigner || manager) && task.assigned_to_user_id !== null && isOpen(task);
  return {
    archive: active && task.status === 'FINISHED' && (party || manager),
    restore: !active && (party || manager),
    changeUser: active && assigner,
    reassign: asks && !waits(task.task_reassign_requests),
    extension: asks && !waits(task.task_extension_requests),
    edit: changes && can('tasks', 'EDIT'),
    delete: changes && can('tasks', 'DELETE'),
    editNow: changes && can('tasks', 'EDIT') && mayStillEdit(task, now()),
  };
}

/** Who may carry a card: its people; others see it stay where it is. */
export function canMove(task: TaskRow, viewer: Viewer): boolean {
  const { userId, role } = viewer;
  const party = task.assigned_by_user_id === userId || task.assigned_to_user_id === userId || task.j_tasks_users.some((link) => link.user_id === userId);
  return task.task_status === 'Active' && (party || role === 'client_admin' || role === 'clinic_admin' || role === 'super_admin');
}

export interface Tag {
  readonly kind: 'extension' | 'reassign';
  readonly text: string;
}

/** 'Pending Extension Req', 'Extended', 'Pending Reassign Req', 'Reassigned'. What waits hides what was granted before. */
export function tagsOf(task: Pick<TaskRow, 'task_extension_requests' | 'task_reassign_requests'>): readonly Tag[] {
  const of = (kind: Tag['kind'], marks: TaskRow['task_extension_requests'], waiting: string, granted: string): readonly Tag[] =>
    waits(marks)
      ? [{ kind, text: waiting }]
      : marks.some((mark) => mark.status === 'ACCEPTED')
        ? [{ kind, text: granted }]
        : [];
  return [
    ...of('extension', task.task_extension_requests, 'Pending Extension Req', 'Extended'),
    ...of('reassign', task.task_reassign_requests, 'Pending Reassign Req', 'Reassigned'),
  ];
}

/** Cards cut the description to 25 characters. */
export function cutDescription(text: string | null): string {
  const line = (text ?? '').replace(/\s+/g, ' ').trim();
  return [...line].length > 25 ? `${[...line].slice(0, 25).join('')}…` : line;
}

export interface Due {
  readonly text: string;
  readonly tone: 'late' | 'soon' | 'plain';
}

const daysBetween = (from: string, to: string) => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** "Overdue 2 d", "Today", "Tomorrow" or the date; what is finished says when. Days are the clinic's. */
export function dueOf(task: Pick<TaskRow, 'status' | 'task_status' | 'deadline_date' | 'finished_at'>, today: string): Due {
  if (task.status === 'FINISHED') return { text: task.finished_at ? `Done ${shortDay(task.finished_at.slice(0, 10))}` : 'Done', tone: 'plain' };
  const days = daysBetween(today, task.deadline_date);
  if (days < 0 && task.task_status === 'Active') return { text: `Overdue ${-days} d`, tone: 'late' };
  if (days === 0) return { text: 'Today', tone: 'soon' };
  if (days === 1) return { text: 'Tomorrow', tone: 'soon' };
  return { text: task.deadline_date, tone: 'plain' };
}

const shortDay = (date: string) =>
  new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

export function dueFilter(due: 'TODAY' | 'TOMORROW' | 'OVERDUE', today: string): BoolExp {
  if (due === 'TODAY') return { deadline_date: { _eq: today } };
  if (due === 'TOMORROW') return { deadline_date: { _eq: addDays(today, 1) } };
  return { deadline_date: { _lt: today }, status: { _neq: 'FINISHED' }, task_status: { _eq: 'Active' } };
}

/** The earliest day that an extension may ask for: today, or the deadline if later. */
export const earliestExtension = (deadline: string, today: string): string => (deadline > today ? deadline : today);

/** The record's address: one's own task, or one that was given to somebody. */
export const recordHref = (task: Pick<TaskRow, 'id' | 'assigned_by_user_id' | 'assigned_to_user_id'>, userId: string): string =>
  `/dashboard/tasks/view/${task.id}/${task.assigned_by_user_id === userId && task.assigned_to_user_id !== userId ? 'assignedTask' : 'myTask'}`;

/** Everyone's tasks are offered to those who read more than their own. */
export const whoOffered = (role: string, can: Viewer['can']): readonly Who[] =>
  role === 'client_admin' || role === 'clinic_admin' || role === 'super_admin' || can('task-requests-approvers', 'EDIT')
    ? ['mine', 'by-me', 'everyone']
    : ['mine', 'by-me'];
