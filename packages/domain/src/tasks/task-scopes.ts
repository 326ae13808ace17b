import { all, and, type BoolExp, or, type SelectRule } from '@operatory/resource';
import { maySignIn, mine, ofMyClinics, runsTheClient } from '../permissions/scopes.ts';

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

/** Who reads which tasks: CA all and KA the clinics' with VIEW, approvers what they decide, everybody their own. */
const scopes = {
  CA: [['tasks:VIEW', all]],
  KA: [['tasks:VIEW', or(myTask, ofMyClinics())]],
  CE: [['task-requests-approvers:EDIT', or(myTask, asked)]],
} as const satisfies Readonly<Record<string, readonly (readonly [string, BoolExp])[]>>;

export type TaskReader = keyof typeof scopes;

const rule = (filter: BoolExp, needs?: string): SelectRule => ({
  ...(needs ? { needs } : {}),
  filter,
  columns: '*',
  aggregates: true,
});

export const taskRules = (reader: TaskReader): readonly SelectRule[] => [
  ...scopes[reader].map(([needs, filter]) => rule(filter, needs)),
  rule(myTask),
];
/** Rows of a table with a `task`: those of the tasks that one reads. */
export const rulesOfTasksRows = (reader: TaskReader, extra: BoolExp = all): readonly SelectRule[] =>
  taskRules(reader).map((task) => ({ ...task, filter: and({ task: task.filter }, extra) }));
/** The assignee may sign in, and works at the task's clinic or runs the whole client. */
export const assigneeFits: BoolExp = or(
  { assigned_to_user_id: { _is_null: true } },
  {
    assigned_to_user: and(
      maySignIn,
      or({ j_users_clinics: { clinic_id: { _ceq: ['$', 'clinic_id'] } } }, runsTheClient),
    ),
  },
);
/** A room is one of the task's own clinic. */
export const roomFits: BoolExp = or(
  { clinic_room_id: { _is_null: true } },
  { clinic_room: { clinic_id: { _ceq: ['$', 'clinic_id'] } } },
);
