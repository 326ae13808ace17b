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

/** The rights that a user has through one of their roles, and the clinics where they apply. */
export interface RoleGrant {
  readonly role: Role;
  readonly grants: ReadonlySet<string>;
  /** Null means all of the client's clinics. */
  readonly clinic_ids: readonly string[] | null;
}
/** A user who may sign in, with all roles that a session can switch to. */
export interface Grantee {
  readonly user_id: string;
  readonly roleGrants: readonly RoleGrant[];
}
/** Whether a user who did not cause the event is notified of it. */
export type RecipientRule<Payload> = (payload: Payload, user: Grantee) => boolean;

export const worksAt = ({ clinic_ids }: RoleGrant, clinicId: string | null): boolean =>
  clinicId === null || clinic_ids === null || clinic_ids.includes(clinicId);
/** A user as the viewer of a task, through one of their roles. A user of the whole client needs no clinics. */
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

/** All users who have an action in the event's clinic. */
export const withAction =
  (module: string, action: Action): RecipientRule<AtClinic> =>
  (payload, user) =>
    holdsAction(payload, user, module, action);

/** The users that the payload names under these keys, if they have an action in the event's clinic. */
export const named =
  <Key extends string>(module: string, action: Action, ...keys: readonly Key[]) =>
  (payload: AtClinic & Readonly<Record<Key, string | null>>, user: Grantee): boolean =>
    keys.some((key) => payload[key] === user.user_id) && holdsAction(payload, user, module, action);

interface TaskEventFacts extends TaskParties, AtClinic {
  readonly new_assigned_to_user_id?: string | null;
  readonly old_assigned_to_user_id?: string | null;
}
/** The assignee, the linked users and the assigner of a task. */
export const partiesOf = (task: TaskParties): readonly (string | null | undefined)[] => [
  task.assigned_to_user_id,
  ...task.linked_user_ids,
  task.assigned_by_user_id,
];

/** The users in `concerned` who may read the task through a role in its clinic. */
export const taskReaders =
  <Payload extends TaskEventFacts>(
    concerned: (payload: Payload) => readonly (string | null | undefined)[],
  ): RecipientRule<Payload> =>
  (payload, user) =>
    concerned(payload).includes(user.user_id) && couldReadTask(payload, user, []);

/** The assigner and all who may decide requests in the task's clinic, if they may read this kind of request. */
export const requestReaders: RecipientRule<TaskEventFacts & { readonly kind: RequestKind }> = (
  payload,
  user,
) =>
  (payload.assigned_by_user_id === user.user_id ||
    holdsAction(payload, user, 'task-requests-approvers', 'EDIT')) &&
  couldReadTask(payload, user, [payload.kind]);

/** Whether a user may read a task in its state at the time the event was written, with these pending requests. */
function couldReadTask(payload: TaskEventFacts, user: Grantee, pending: readonly RequestKind[]): boolean {
  // The new assignee may read the task from now on. The previous one could read it until now and is also notified.
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
