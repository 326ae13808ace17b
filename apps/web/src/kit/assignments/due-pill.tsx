import { dueState, dueText } from '@operatory/domain/assignments/due-state';
import { useToday } from '#session/use-today.ts';
import { Pill } from '#ui/pill.tsx';

const soonDays = 7;

/** The due date, in colour if it is soon or has passed; nothing without one. */
export function DuePill({ until }: { until: string | null }) {
  const due = dueState(until, useToday());
  const isSoon = due.days !== null && due.days <= soonDays;
  const hue = due.state === 'overdue' ? 'red' : isSoon ? 'orange' : 'gray';
  return due.days === null ? null : <Pill hue={hue}>{dueText(due)}</Pill>;
}
