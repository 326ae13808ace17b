import type { Person } from './person.ts';
import { north } from './server.ts';

type Values = Readonly<Record<string, unknown>>;

/** The task is in clinic one, and its creator assigns it to worker. */
export const freshTask = {
  name: 'Fresh',
  type: 'INDIVIDUAL',
  start_date: '2026-01-01',
  deadline_date: '2090-01-10',
  clinic_id: north.clinics.one,
  assigned_to_user_id: north.users.worker,
} as const;
export const insertTask =
  'mutation m($object: tasks_insert_input!) { insert_tasks_one(object: $object) { id } }';

/** `more` overrides the values of a fresh task. @returns Its id. */
export async function addTask(by: Person, more: Values = {}): Promise<string> {
  const { insert_tasks_one: task } = await by.must<{ insert_tasks_one: { id: string } }>(insertTask, {
    object: { ...freshTask, ...more },
  });
  return task.id;
}
