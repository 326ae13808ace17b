import { all, and, type BoolExp, containing, eq, isIn, not, or } from '@operatory/resource';
import type { Todays } from '../time/todays.ts';
import { addDays } from '../time/zoned-time.ts';
import type { Priority, TaskStatus } from './task-choices.ts';

export const dueKinds = ['ALL', 'TODAY', 'TOMORROW', 'OVERDUE'] as const;
export type DueKind = (typeof dueKinds)[number];

export const activeTasks = (active = true): BoolExp => eq('task_status', active ? 'Active' : 'InActive');

/**
 * Active tasks that are not finished. Reassigned ones are among them, unlike in `isOpen` of task-facts.ts.
 */
export const openTasks: BoolExp = and(activeTasks(), { status: { _neq: 'FINISHED' } });

/** Tasks that are assigned to the user or linked to them. */
export const tasksOf = (userId: string): BoolExp =>
  or(eq('assigned_to_user_id', userId), { j_tasks_users: eq('user_id', userId) });
export const tasksAssignedBy = (userId: string): BoolExp => eq('assigned_by_user_id', userId);
export const ofPriority = (priority: Priority | 'ALL'): BoolExp =>
  priority === 'ALL' ? all : eq('priority', priority);
export const ofStatuses = (statuses: readonly TaskStatus[]): BoolExp =>
  statuses.length === 0 ? all : isIn('status', statuses);
/** Tasks that start on `from` or later and are due by `to` (`yyyy-mm-dd`). Either may be missing. */
export const inPeriod = (from?: string, to?: string): BoolExp =>
  and(from ? { start_date: { _gte: from } } : all, to ? { deadline_date: { _lte: to } } : all);
/**
 * Open tasks that are due on `today` (`yyyy-mm-dd` at a clinic), the day after, or before it. `ALL` does not
 * filter.
 */
export function dueOn(due: DueKind, today: string): BoolExp {
  if (due === 'ALL') return all;
  if (due === 'TODAY') return and(eq('deadline_date', today), openTasks);
  if (due === 'TOMORROW') return and(eq('deadline_date', addDays(today, 1)), openTasks);
  return and({ deadline_date: { _lt: today } }, openTasks);
}
/** Applies a filter that depends on the date to each clinic's tasks with that clinic's current date. */
export function byDay(todays: Todays, condition: (today: string) => BoolExp): BoolExp {
  if (todays.elsewhere.length === 0) return condition(todays.usual);
  const others = todays.elsewhere.flatMap(({ clinic_ids }) => clinic_ids);
  return or(
    and(not(isIn('clinic_id', others)), condition(todays.usual)),
    ...todays.elsewhere.map(({ today, clinic_ids }) => and(isIn('clinic_id', clinic_ids), condition(today))),
  );
}
/** Ignores accents and case. */
export const nameContains = (text: string): BoolExp =>
  text.trim() === '' ? all : { name: containing(text) };

/** Finished and archived tasks are never due. */
export function dueOf(
  task: { readonly status: TaskStatus; readonly task_status: string; readonly deadline_date: string },
  today: string,
): 'OVERDUE' | 'TODAY' | 'TOMORROW' | 'LATER' | 'NONE' {
  if (task.status === 'FINISHED' || task.task_status !== 'Active') return 'NONE';
  if (task.deadline_date < today) return 'OVERDUE';
  if (task.deadline_date === today) return 'TODAY';
  return task.deadline_date === addDays(today, 1) ? 'TOMORROW' : 'LATER';
}

/** Cards show at most 25 characters. */
export const shortDescription = (text: string, at = 25): string =>
  [...text].length > at ? `${[...text].slice(0, at).join('')}…` : text;
