import { Badge } from '@mantine/core';
import type { TaskStatus } from '../data/task-row.ts';

/** How each status is called and coloured, everywhere. */
export const statusLooks: Readonly<Record<TaskStatus, { readonly title: string; readonly hue: string }>> = {
  PENDING: { title: 'Pending', hue: 'gray' },
  INPROGRESS: { title: 'In progress', hue: 'blue' },
  REASSIGNED: { title: 'Reassigned', hue: 'violet' },
  FINISHED: { title: 'Finished', hue: 'green' },
};

export function StatusPill({ status }: { status: TaskStatus }) {
  const look = statusLooks[status];
  return <Badge color={look.hue}>{look.title}</Badge>;
}
