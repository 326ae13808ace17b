import { daysBetween } from '../time/calendar-days.ts';

/**
 * The state of an open assignment. `days` is the number of days until it is due, negative when it is overdue.
 */
export interface DueState {
  readonly state: 'none' | 'overdue' | 'today' | 'later';
  readonly days: number | null;
}

/** `today` is the current date where the person works. */
export function dueState(due: string | null, today: string): DueState {
  if (due === null) return { state: 'none', days: null };
  const days = daysBetween(today, due);
  if (days < 0) return { state: 'overdue', days };
  return { state: days === 0 ? 'today' : 'later', days };
}

export const isOverdue = (due: string | null, today: string): boolean =>
  dueState(due, today).state === 'overdue';

export function dueText({ state, days }: DueState): string | null {
  if (days === null) return null;
  if (state === 'overdue') return days === -1 ? 'Overdue by 1 day' : `Overdue by ${-days} days`;
  if (state === 'today') return 'Due today';
  return days === 1 ? 'Due in 1 day' : `Due in ${days} days`;
}

/** Reminders are sent this many days before the due date. */
export const dueReminderDays = [7, 1, 0] as const;

/**
 * @returns The reminder to send now, as its number of days before the due date. Null if none is due or it was
 * sent already. A missed reminder is skipped once the next one is due.
 */
export function dueReminder(
  due: string | null,
  today: string,
  reminded: number | null,
  reminderDays: readonly number[] = dueReminderDays,
): number | null {
  const { days } = dueState(due, today);
  if (days === null || days < 0) return null;
  const reached = reminderDays.filter((each) => days <= each).at(-1);
  return reached === undefined || (reminded !== null && reminded <= reached) ? null : reached;
}

interface InInbox {
  readonly due_date: string | null;
  readonly created_at: string;
}
/** Sorts by due date, then by assignment date. Items without a due date come last. */
export function byUrgency(a: InInbox, b: InInbox): number {
  const due = (a.due_date ?? '9999-12-31').localeCompare(b.due_date ?? '9999-12-31');
  return due || a.created_at.localeCompare(b.created_at);
}
