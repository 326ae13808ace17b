import { type TaskStatus, taskStatuses } from '@operatory/domain';
import { Pill } from '#ui/pill.tsx';

export const statusLooks = Object.fromEntries(
  taskStatuses.map(({ value, label, colour }) => [value, { title: label, hue: colour }]),
) as Readonly<Record<TaskStatus, { readonly title: string; readonly hue: string }>>;

export function StatusPill({ status }: { status: TaskStatus }) {
  const look = statusLooks[status];
  return <Pill hue={look.hue}>{look.title}</Pill>;
}
