import { domainEvent, type EventDetails, type EventsAbout } from '@operatory/domain';
import type { RowContext } from '../define.ts';
import type { TaskRow } from './task-row.ts';

export function emitTaskEvent<Name extends EventsAbout<'tasks'>>(
  run: Pick<RowContext, 'emit'>,
  name: Name,
  task: TaskRow,
  details: EventDetails<Name>,
): void {
  const { id: task_id, name: task_name, assigned_by_user_id, assigned_to_user_id, linked_user_ids } = task;
  const facts = { task_id, task_name, assigned_by_user_id, assigned_to_user_id, linked_user_ids };
  run.emit(domainEvent(name, task, { ...facts, ...details }));
}
