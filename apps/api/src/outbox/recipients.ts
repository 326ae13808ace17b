import { type Holder, worksAt } from '../rights/holders.ts';
import type { EventPayload } from './store.ts';

/** Who an event concerns, before rights: ids of people, and grants whose holders are told. */
interface Concerned {
  readonly users: readonly (string | null | undefined)[];
  readonly holdersOf?: string;
}

const ids = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const id = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function concerned(event: string, payload: EventPayload): Concerned {
  const assigner = id(payload.assigned_by_user_id);
  const assignee = id(payload.assigned_to_user_id);
  const linked = ids(payload.linked_user_ids);
  switch (event) {
    case 'task_assigned':
      return { users: [assignee, ...linked] };
    case 'task_changed':
    case 'task_status':
      return { users: [assigner, assignee, ...linked] };
    case 'task_comment':
      return { users: [assigner, assignee, ...linked, ...ids(payload.mentioned_user_ids)] };
    case 'task_request':
      return { users: [assigner], holdersOf: 'task-requests-approvers:EDIT' };
    case 'task_decided':
      return { users: [id(payload.requested_by_user_id), id(payload.new_assigned_to_user_id)] };
    default:
      return { users: [] };
  }
}

/** Distinct, without the actor and the blocked, with VIEW, in the clinic. */
export function recipients(
  event: string,
  payload: EventPayload,
  actorId: string | null,
  people: ReadonlyMap<string, Holder>,
): readonly Holder[] {
  const { users, holdersOf } = concerned(event, payload);
  const named = new Set(users);
  return [...people.values()].filter(
    (person) =>
      person.user_id !== actorId &&
      (named.has(person.user_id) || (holdersOf !== undefined && person.grants.has(holdersOf))) &&
      person.grants.has('tasks:VIEW') &&
      worksAt(person, payload.clinic_id),
  );
}
