import type { TaskParties } from '../tasks/task-facts.ts';

/** A person as far as notices are concerned. */
export interface Person {
  readonly id: string;
  readonly blocked: boolean;
  /** Holds VIEW on the event's module, and reads what it is about. */
  readonly views: boolean;
  readonly clinic_ids: readonly string[];
  /** Belongs to every clinic: runs the whole client. */
  readonly everywhere?: boolean;
}

/** Distinct, without the actor and the blocked, only those who may view the module and are of the clinic. */
export function recipients(
  wanted: readonly (string | null | undefined)[],
  actorId: string | null,
  people: readonly Person[],
  clinicId: string | null,
): readonly string[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  return [...new Set(wanted)].filter((id): id is string => {
    const person = id ? byId.get(id) : undefined;
    if (!person || person.id === actorId || person.blocked || !person.views) return false;
    return clinicId === null || person.everywhere === true || person.clinic_ids.includes(clinicId);
  });
}

export type TaskEvent =
  | 'task_assigned'
  | 'task_changed'
  | 'task_status'
  | 'task_comment'
  | 'task_request'
  | 'task_decided';

/** Whom an event of a task concerns (permissions.md, section 5), before `recipients` sifts them. */
export function concernedBy(
  event: TaskEvent,
  task: TaskParties,
  more: {
    readonly mentioned?: readonly string[];
    readonly approvers?: readonly string[];
    readonly requester?: string;
    readonly newAssignee?: string | null;
    readonly previousAssignee?: string | null;
  } = {},
): readonly (string | null | undefined)[] {
  if (event === 'task_request') return [task.assigned_by_user_id, ...(more.approvers ?? [])];
  if (event === 'task_decided') return [more.requester, more.newAssignee, more.previousAssignee];
  return [
    task.assigned_to_user_id,
    ...task.linked_user_ids,
    task.assigned_by_user_id,
    ...(more.mentioned ?? []),
    more.previousAssignee,
  ];
}
