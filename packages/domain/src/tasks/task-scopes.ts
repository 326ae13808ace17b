import {
  all,
  and,
  type BoolExp,
  type Comparison,
  type Grant,
  or,
  type SelectRule,
} from '@operatory/resource';
import { maySignIn, mine, ofMyClinics, runsTheClient, undeleted } from '../permissions/scopes.ts';

/** Tasks assigned to me, assigned by me, or linked to me. */
export const myTask: BoolExp = or(mine('assigned_to_user_id'), mine('assigned_by_user_id'), {
  j_tasks_users: mine(),
});

const pending: BoolExp = { status: { _eq: 'PENDING_REVIEW' } };
/** Tasks of my clinics with a pending request, which approvers decide. */
const asked: BoolExp = and(
  ofMyClinics(),
  or({ task_extension_requests: pending }, { task_reassign_requests: pending }),
);

/** The grant without which nobody reads any task, not even their own. */
export const tasksPackage: Grant = 'package:tasks';

/**
 * With VIEW, a client_admin reads all tasks and a clinic_admin those of their clinics. Approvers read the tasks they decide on, and
 * everybody reads their own.
 */
const scopes = {
  client_admin: [[['tasks:VIEW'], all]],
  clinic_admin: [[['tasks:VIEW'], or(myTask, ofMyClinics())]],
  client_employee: [[['task-requests-approvers:EDIT', tasksPackage], or(myTask, asked)]],
} as const satisfies Readonly<Record<string, readonly (readonly [readonly Grant[], BoolExp])[]>>;

export type TaskReader = keyof typeof scopes;

type TaskRule = SelectRule & { readonly needs: readonly Grant[] };

const rule = (needs: readonly Grant[], filter: BoolExp): TaskRule => ({
  needs,
  filter,
  columns: '*',
  aggregates: true,
});

export const taskRules = (reader: TaskReader): readonly TaskRule[] => [
  ...scopes[reader].map(([needs, filter]) => rule(needs, filter)),
  rule([tasksPackage], myTask),
];
/** The rules of a table with a `task`: its rows are readable if the task is, with the table's own `needs`. */
export const rulesOfTasksRows = (
  reader: TaskReader,
  { needs = [], extra = all }: { readonly needs?: readonly Grant[]; readonly extra?: BoolExp } = {},
): readonly TaskRule[] =>
  taskRules(reader).map((task) => ({
    ...task,
    needs: [...needs, ...task.needs],
    filter: and({ task: task.filter }, extra),
  }));

/** A condition on `users`: those who may sign in and work at the clinic or run the whole client. */
const worksAt = (clinic: Comparison): BoolExp =>
  and(maySignIn, or({ j_users_clinics: { clinic_id: clinic } }, runsTheClient));
/** A condition on `users` to whom a task may be assigned, in one clinic or in any. */
export const assignableUsers = (clinicId: string | null): BoolExp =>
  clinicId === null ? maySignIn : worksAt({ _eq: clinicId });
/** The assignee is a user to whom a task of the clinic may be assigned. */
export const assigneeIsAssignable: BoolExp = { assigned_to_user: worksAt({ _ceq: ['$', 'clinic_id'] }) };
const inUse: BoolExp = { status: { _eq: 'ACTIVE' } };
const ofItsOwn = and(inUse, { clinic_id: { _ceq: ['$', 'clinic_id'] } });
/** Clinic, room, lab and level are active, and room and lab belong to the clinic. */
export const placesAreActive: BoolExp = and(
  { clinic: inUse },
  or({ clinic_room_id: { _is_null: true } }, { clinic_room: ofItsOwn }),
  or({ lab_id: { _is_null: true } }, { lab: and(ofItsOwn, undeleted) }),
  or({ client_task_level_id: { _is_null: true } }, { client_task_level: inUse }),
);
