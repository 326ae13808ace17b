import { concernedBy, recipients as sift, type TaskEvent } from '@operatory/domain';
import type { Holder } from '../rights/holders.ts';
import type { EventPayload } from './store.ts';

const ids = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const id = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const taskEvents = [
  'task_assigned',
  'task_changed',
  'task_status',
  'task_comment',
  'task_request',
  'task_decided',
];

export const isTaskEvent = (event: string): event is TaskEvent => taskEvents.includes(event);

/** Who is told of an event: domain's rule over the client's people. */
export function recipientsOf(
  event: TaskEvent,
  payload: EventPayload,
  actorId: string | null,
  people: ReadonlyMap<string, Holder>,
): readonly Holder[] {
  const parties = {
    assigned_by_user_id: id(payload.assigned_by_user_id) ?? '',
    assigned_to_user_id: id(payload.assigned_to_user_id) ?? null,
    linked_user_ids: ids(payload.linked_user_ids),
  };
  const holders = [...people.values()];
  const wanted = concernedBy(event, parties, {
    mentioned: ids(payload.mentioned_user_ids),
    approvers: holders
      .filter(({ grants }) => grants.has('task-requests-approvers:EDIT'))
      .map(({ user_id }) => user_id),
    requester: id(payload.requested_by_user_id),
    newAssignee: id(payload.new_assigned_to_user_id) ?? null,
  });
  const persons = holders.map(({ user_id, grants, clinic_ids }) => ({
    id: user_id,
    // Blocked people are not among the holders at all.
    blocked: false,
    views: grants.has('tasks:VIEW'),
    clinic_ids: [...(clinic_ids ?? [])],
    everywhere: clinic_ids === null,
  }));
  return sift(wanted, actorId, persons, payload.clinic_id).flatMap((userId) => people.get(userId) ?? []);
}
