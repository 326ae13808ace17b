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

/** Tasks given to me, given by me, or linked to me. */
export const myTask: BoolExp = or(mine('assigned_to_user_id'), mine('assigned_by_user_id'), {
  j_tasks_users: mine(),
});

const pending: BoolExp = { status: { _eq: 'PENDING_REVIEW' } };
/** Tasks of my clinics that somebody has asked something about: what an approver decides. */
const asked: BoolExp = and(
  ofMyClinics(),
  or({ task_extension_requests: pending }, { task_reassign_requests: pending }),
);

/** What nobody reads a task without, not even their own. */
export const tasksPackage: Grant = 'package:tasks';

/** With VIEW a client_admin reads all tasks and a clinic_admin the clinics'; approvers read what they decide, everybody their own. */
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
/** Rows of a table with a `task`: those of the tasks that one reads, with `needs` of the table's own. */
export const rulesOfTasksRows = (
  reader: TaskReader,
  { needs = [], extra = all }: { readonly needs?: readonly Grant[]; readonly extra?: BoolExp } = {},
): readonly TaskRule[] =>
  taskRules(reader).map((task) => ({
    ...task,
    needs: [...needs, ...task.needs],
    filter: and({ task: task.filter }, extra),
  }));

/** Of `users`: who may sign in, and works at the clinic or runs the whole client. */
const worksAt = (clinic: Comparison): BoolExp =>
  and(maySignIn, or({ j_users_clinics: { clinic_id: clinic } }, runsTheClient));
/** A condition on `users`: those to whom a task may be given, in one clinic or in any. */
export const mayBeGiven = (clinicId: string | null): BoolExp =>
  clinicId === null ? maySignIn : worksAt({ _eq: clinicId });
/** The assignee is a user to whom a task of the clinic may be given. */
export const assigneeFits: BoolExp = { assigned_to_user: worksAt({ _ceq: ['$', 'clinic_id'] }) };
const inUse: BoolExp = { status: { _eq: 'ACTIVE' } };
const ofItsOwn = and(inUse, { clinic_id: { _ceq: ['$', 'clinic_id'] } });
/** Clinic, room, lab and level are in use, and room and lab are the clinic's. */
export const placesFit: BoolExp = and(
  { clinic: inUse },
  or({ clinic_room_id: { _is_null: true } }, { clinic_room: ofItsOwn }),
  or({ lab_id: { _is_null: true } }, { lab: and(ofItsOwn, undeleted) }),
  or({ client_task_level_id: { _is_null: true } }, { client_task_level: inUse }),
);
