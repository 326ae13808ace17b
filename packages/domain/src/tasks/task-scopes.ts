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

/** Tasks that the user is assigned, has assigned, or is linked to. */
export const myTask: BoolExp = or(mine('assigned_to_user_id'), mine('assigned_by_user_id'), {
  j_tasks_users: mine(),
});

const pending: BoolExp = { status: { _eq: 'PENDING_REVIEW' } };
/** Tasks of the user's clinics with a pending request, so that approvers can decide it. */
const asked: BoolExp = and(
  ofMyClinics(),
  or({ task_extension_requests: pending }, { task_reassign_requests: pending }),
);

/** Without this grant, users cannot read even their own tasks. */
export const tasksPackage: Grant = 'package:tasks';

/**
 * With VIEW, client_admins read all tasks, and clinic_admins those of their clinics. Approvers also read the
 * tasks that they decide on. Everybody reads their own.
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
/**
 * Rules for a table with a `task` relationship: a row is readable if its task is. `needs` adds the table's
 * own conditions.
 */
export const rulesOfTasksRows = (
  reader: TaskReader,
  { needs = [], extra = all }: { readonly needs?: readonly Grant[]; readonly extra?: BoolExp } = {},
): readonly TaskRule[] =>
  taskRules(reader).map((task) => ({
    ...task,
    needs: [...needs, ...task.needs],
    filter: and({ task: task.filter }, extra),
  }));

/** Users who can sign in and either work at the clinic or have a role for the whole client. */
const worksAt = (clinic: Comparison): BoolExp =>
  and(maySignIn, or({ j_users_clinics: { clinic_id: clinic } }, runsTheClient));
/** Users to whom a task can be assigned. Null means at any clinic. */
export const assignableUsers = (clinicId: string | null): BoolExp =>
  clinicId === null ? maySignIn : worksAt({ _eq: clinicId });
/** The assignee must work at the task's clinic or have a role for the whole client. */
export const assigneeIsAssignable: BoolExp = { assigned_to_user: worksAt({ _ceq: ['$', 'clinic_id'] }) };
const inUse: BoolExp = { status: { _eq: 'ACTIVE' } };
const ofItsOwn = and(inUse, { clinic_id: { _ceq: ['$', 'clinic_id'] } });
/** The task's clinic, room, lab and level must be active, and room and lab must be of the same clinic. */
export const placesAreActive: BoolExp = and(
  { clinic: inUse },
  or({ clinic_room_id: { _is_null: true } }, { clinic_room: ofItsOwn }),
  or({ lab_id: { _is_null: true } }, { lab: and(ofItsOwn, undeleted) }),
  or({ client_task_level_id: { _is_null: true } }, { client_task_level: inUse }),
);
