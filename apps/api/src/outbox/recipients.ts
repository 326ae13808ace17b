import {
  concernedBy,
  hasGrant,
  type NoticeEvent,
  type RequestKind,
  reads,
  readsRequests,
  recipients as sift,
  type TaskEvent,
  type TaskPlace,
  type Told,
  toldOf,
} from '@operatory/domain';
import { type Hold, type Holder, viewerBy, worksAt } from '../rights/holders.ts';
import type { EventPayload } from './store.ts';

const ids = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const id = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const isTaskEvent = (event: NoticeEvent): event is TaskEvent => event.startsWith('task_');

/** The task as it was when the event was written: whose it is, and what it then waits for. */
function taskOf(event: TaskEvent, payload: EventPayload): TaskPlace {
  const kind: RequestKind = payload.kind === 'reassign' ? 'reassign' : 'extension';
  return {
    assigned_by_user_id: id(payload.assigned_by_user_id) ?? '',
    assigned_to_user_id: id(payload.assigned_to_user_id) ?? null,
    linked_user_ids: ids(payload.linked_user_ids),
    clinic_id: payload.clinic_id ?? '',
    pending: event === 'task_request' ? [kind] : [],
  };
}

/** Whether somebody, by one of their roles, reads what the event tells of. */
function views(event: TaskEvent, task: TaskPlace, holder: Holder, hold: Hold): boolean {
  const viewer = viewerBy(holder, hold);
  const shown = hasGrant(hold.grants, 'tasks', 'VIEW') && reads(task, viewer);
  return shown && (event !== 'task_request' || task.pending.every((kind) => readsRequests(viewer, kind)));
}

const approves = ({ grants }: Hold): boolean => hasGrant(grants, 'task-requests-approvers', 'EDIT');

/** Who is told of an event: of their own access those whom it names, else domain's rule over the client's people. */
export function recipientsOf(
  event: NoticeEvent,
  payload: EventPayload,
  actorId: string | null,
  people: ReadonlyMap<string, Holder>,
): readonly Holder[] {
  if (isTaskEvent(event)) return toldOfTask(event, payload, actorId, people);
  const told = toldOf(event);
  if (told) return holdersTold(told, payload, actorId, people);
  const named = new Set([id(payload.user_id) ?? '', ...ids(payload.user_ids)]);
  return [...named].flatMap((userId) => (userId === actorId ? [] : (people.get(userId) ?? [])));
}

/** Those with the action in the event's clinic; where it names somebody, they alone. */
function holdersTold(
  { module, action, named }: Told,
  payload: EventPayload,
  actorId: string | null,
  people: ReadonlyMap<string, Holder>,
): readonly Holder[] {
  const wanted = named && new Set(named.map((key) => id(payload[key])));
  return [...people.values()].filter(
    ({ user_id, holds }) =>
      user_id !== actorId &&
      wanted?.has(user_id) !== false &&
      holds.some((hold) => worksAt(hold, payload.clinic_id) && hasGrant(hold.grants, module, action)),
  );
}

function toldOfTask(
  event: TaskEvent,
  payload: EventPayload,
  actorId: string | null,
  people: ReadonlyMap<string, Holder>,
): readonly Holder[] {
  const task = taskOf(event, payload);
  const newAssignee = id(payload.new_assigned_to_user_id) ?? null;
  const previousAssignee = id(payload.old_assigned_to_user_id) ?? null;
  const holders = [...people.values()];
  // A comment that mentions somebody only once it was changed: the others were told when it was written.
  const parties = payload.only_mentioned
    ? { assigned_by_user_id: '', assigned_to_user_id: null, linked_user_ids: [] }
    : task;
  const wanted = concernedBy(event, parties, {
    mentioned: ids(payload.mentioned_user_ids),
    approvers: holders
      .filter(({ holds }) => holds.some((hold) => worksAt(hold, payload.clinic_id) && approves(hold)))
      .map(({ user_id }) => user_id),
    requester: id(payload.requested_by_user_id),
    newAssignee,
    previousAssignee,
  });
  // The new assignee reads the task from now on; the previous one read it until now, and is told who has it.
  const both = [newAssignee, previousAssignee].filter((user) => user !== null);
  const decided = { ...task, linked_user_ids: [...task.linked_user_ids, ...both] };
  const persons = holders.map((holder) => {
    const holds = holder.holds.filter(
      (hold) => worksAt(hold, payload.clinic_id) && views(event, decided, holder, hold),
    );
    return {
      id: holder.user_id,
      // Blocked people are not among the holders at all.
      blocked: false,
      views: holds.length > 0,
      clinic_ids: holds.flatMap(({ clinic_ids }) => clinic_ids ?? []),
      everywhere: holds.some(({ clinic_ids }) => clinic_ids === null),
    };
  });
  return sift(wanted, actorId, persons, payload.clinic_id).flatMap((userId) => people.get(userId) ?? []);
}
