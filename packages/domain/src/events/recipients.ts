import type { Action } from '../permissions/actions.ts';
import { hasGrant } from '../permissions/effective.ts';
import type { Role } from '../permissions/roles.ts';
import {
  type RequestKind,
  readsRequests,
  readsTask,
  type TaskParties,
  type TaskViewer,
} from '../tasks/task-facts.ts';

/** Through one of their roles, a user has these grants at these clinics. */
export interface RoleGrant {
  readonly role: Role;
  readonly grants: ReadonlySet<string>;
  /** Null for all of the client's clinics. */
  readonly clinic_ids: readonly string[] | null;
}
/** A user who can sign in, with all roles that they can switch to. */
export interface Grantee {
  readonly user_id: string;
  readonly roleGrants: readonly RoleGrant[];
}
/** Decides whether a user is notified. It is not applied to the user who caused the event. */
export type RecipientRule<Payload> = (payload: Payload, user: Grantee) => boolean;

export const worksAt = ({ clinic_ids }: RoleGrant, clinicId: string | null): boolean =>
  clinicId === null || clinic_ids === null || clinic_ids.includes(clinicId);
/**
 * A user as a task's viewer through one of their roles. Roles for the whole client need no list of clinics.
 */
export const viewerBy = ({ user_id }: Grantee, { role, grants, clinic_ids }: RoleGrant): TaskViewer => ({
  user_id,
  role,
  grants,
  clinic_ids: clinic_ids ?? [],
});

interface AtClinic {
  readonly clinic_id: string | null;
}
const holdsAction = (
  { clinic_id }: AtClinic,
  { roleGrants }: Grantee,
  module: string,
  action: Action,
): boolean =>
  roleGrants.some((roleGrant) => worksAt(roleGrant, clinic_id) && hasGrant(roleGrant.grants, module, action));

/** All users who may do the action at the event's clinic. */
export const withAction =
  (module: string, action: Action): RecipientRule<AtClinic> =>
  (payload, user) =>
    holdsAction(payload, user, module, action);

/** The users whose ids the payload has under these keys, if they may do the action at the event's clinic. */
export const usersInPayload =
  <Key extends string>(module: string, action: Action, ...keys: readonly Key[]) =>
  (payload: AtClinic & Readonly<Record<Key, string | null>>, user: Grantee): boolean =>
    keys.some((key) => payload[key] === user.user_id) && holdsAction(payload, user, module, action);

interface TaskEventFacts extends TaskParties, AtClinic {
  readonly new_assigned_to_user_id?: string | null;
  readonly old_assigned_to_user_id?: string | null;
}
export const partiesOf = (task: TaskParties): readonly (string | null | undefined)[] => [
  task.assigned_to_user_id,
  ...task.linked_user_ids,
  task.assigned_by_user_id,
];

/** The users whose ids `concerned` returns, if one of their roles can read the task. */
export const taskReaders =
  <Payload extends TaskEventFacts>(
    concerned: (payload: Payload) => readonly (string | null | undefined)[],
  ): RecipientRule<Payload> =>
  (payload, user) =>
    concerned(payload).includes(user.user_id) && couldReadTask(payload, user, []);

/** The task's assigner and everybody who may decide its requests, if they can read this kind of request. */
export const requestReaders: RecipientRule<TaskEventFacts & { readonly kind: RequestKind }> = (
  payload,
  user,
) =>
  (payload.assigned_by_user_id === user.user_id ||
    holdsAction(payload, user, 'task-requests-approvers', 'EDIT')) &&
  couldReadTask(payload, user, [payload.kind]);

/**
 * @returns True if a user could read the task when the event was written, while these requests were pending.
 */
function couldReadTask(payload: TaskEventFacts, user: Grantee, pending: readonly RequestKind[]): boolean {
  // After a reassignment, the new assignee can read the task. The previous one no longer can, but is notified
  // too.
  const assignees = [payload.new_assigned_to_user_id, payload.old_assigned_to_user_id];
  const task = {
    ...payload,
    clinic_id: payload.clinic_id ?? '',
    linked_user_ids: [...payload.linked_user_ids, ...assignees.filter((id) => typeof id === 'string')],
    pending,
  };
  return user.roleGrants.some((roleGrant) => {
    const viewer = viewerBy(user, roleGrant);
    return (
      worksAt(roleGrant, payload.clinic_id) &&
      hasGrant(roleGrant.grants, 'tasks', 'VIEW') &&
      readsTask(task, viewer) &&
      pending.every((kind) => readsRequests(viewer, kind))
    );
  });
}
