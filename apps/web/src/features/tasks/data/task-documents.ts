import type { BoolExp } from '@operatory/resource';
import type { FileReference } from '#data/file-reference.ts';
import { graphql } from '#data/graphql.ts';
import type { LevelRow, PersonRow, TaskRow } from './task-row.ts';

export const personFields = 'id display_name profile_image color_code';

export const taskFields = `
  id short_id version name status task_status priority deadline_date start_date finished_at created_at updated_at position
  more_info attachments client_task_level_id assigned_to_user_id assigned_by_user_id clinic_id
  client_task_level { id name color }
  assigned_to_user { ${personFields} }
  assigned_by_user { ${personFields} }
  clinic { id name }
  j_tasks_users { user_id }
  task_comments_aggregate { aggregate { count } }
  task_extension_requests(where: {status: {_in: ["PENDING_REVIEW", "ACCEPTED"]}}) @include(if: $extensions) { id status }
  task_reassign_requests(where: {status: {_in: ["PENDING_REVIEW", "ACCEPTED"]}}) @include(if: $reassigns) { id status }
`;
/**
 * Variables that include the optional fields of `taskFields`. A column that the user may not read would make
 * the whole query fail.
 */
export interface MarkVariables extends Record<string, unknown> {
  extensions: boolean;
  reassigns: boolean;
}
export const markVariables = '$extensions: Boolean!, $reassigns: Boolean!';

export interface TaskListVariables extends MarkVariables {
  where: BoolExp;
  limit: number;
  offset?: number;
  order_by?: readonly Readonly<Record<string, unknown>>[];
}

/** One live list of tasks. The board uses two: for open tasks and for a page of finished ones. */
export const liveTasks = graphql<{ tasks: readonly TaskRow[] }, TaskListVariables>(`
  subscription live_tasks($where: tasks_bool_exp!, $order_by: [tasks_order_by!], $limit: Int!, $offset: Int, ${markVariables}) {
    tasks(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { ${taskFields} }
  }
`);

/** The same rows as those of `liveTasks`, read once. */
export const tasksOnce = graphql<{ tasks: readonly TaskRow[] }, TaskListVariables>(`
  query tasks_once($where: tasks_bool_exp!, $order_by: [tasks_order_by!], $limit: Int!, $offset: Int, ${markVariables}) {
    tasks(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { ${taskFields} }
  }
`);

export const liveTaskCount = graphql(`
  subscription live_task_count($where: tasks_bool_exp!) {
    tasks_aggregate(where: $where) { aggregate { count } }
  }
`);

type InUse = 'ACTIVE' | 'INACTIVE';

export interface TaskDetail extends TaskRow {
  readonly clinic: { readonly id: string; readonly name: string; readonly status: InUse } | null;
  readonly client_task_level: (LevelRow & { readonly status: InUse }) | null;
  readonly type: string;
  readonly clinic_room_id: string | null;
  readonly clinic_room: { readonly id: string; readonly name: string; readonly status: InUse } | null;
  readonly lab_id: string | null;
  /** Absent if the client's package does not include labs, or the user may not read them. */
  readonly lab?: { readonly id: string; readonly name: string; readonly status: InUse } | null;
  readonly linked: readonly { readonly user_id: string; readonly user: PersonRow | null }[];
}

const detailFields = `${taskFields}
  type clinic_room_id lab_id
  clinic { status }
  client_task_level { status }
  clinic_room { id name status }
  lab @include(if: $labs) { id name status }
  linked: j_tasks_users { user_id user { ${personFields} } }
`;

export const liveTask = graphql<
  { tasks_by_pk: TaskDetail | null },
  MarkVariables & { id: string; labs: boolean }
>(`
  subscription live_task($id: uuid!, $labs: Boolean!, ${markVariables}) {
    tasks_by_pk(id: $id) { ${detailFields} }
  }
`);

export const taskLevels = graphql(`
  query task_levels($where: client_task_levels_bool_exp!, $limit: Int!, $offset: Int!) {
    rows: client_task_levels(where: $where, order_by: [{ name: asc }, { id: asc }], limit: $limit, offset: $offset) {
      id name color status
    }
  }
`);

export const rooms = graphql(`
  query rooms($where: clinic_rooms_bool_exp!, $limit: Int!, $offset: Int!) {
    rows: clinic_rooms(where: $where, order_by: [{ name: asc }, { id: asc }], limit: $limit, offset: $offset) { id name }
  }
`);

export const labs = graphql(`
  query labs($where: labs_bool_exp!, $limit: Int!, $offset: Int!) {
    rows: labs(where: $where, order_by: [{ name: asc }, { id: asc }], limit: $limit, offset: $offset) { id name }
  }
`);

export interface CommentRow {
  readonly id: string;
  readonly user_id: string;
  readonly message: string;
  readonly attachments: readonly FileReference[] | null;
  readonly mentioned_user_ids: readonly string[];
  readonly created_at: string;
  readonly edited_at: string | null;
  readonly user: PersonRow | null;
}

export const liveComments = graphql<{ task_comments: readonly CommentRow[] }, { task_id: string }>(`
  subscription live_task_comments($task_id: uuid!) {
    task_comments(where: {task_id: {_eq: $task_id}}, order_by: {created_at: asc}) {
      id user_id message attachments mentioned_user_ids created_at edited_at user { ${personFields} }
    }
  }
`);

export const insertComment = graphql(`
  mutation insert_task_comment($object: task_comments_insert_input!) { insert_task_comments_one(object: $object) { id } }
`);
export const updateComment = graphql(`
  mutation update_task_comment($id: uuid!, $set: task_comments_set_input!) {
    update_task_comments_by_pk(pk_columns: {id: $id}, _set: $set) { id }
  }
`);
export const deleteComment = graphql(`
  mutation delete_task_comment($id: uuid!) { delete_task_comments_by_pk(id: $id) { id } }
`);

export interface HistoryRow {
  readonly id: string;
  readonly action: string;
  readonly from_value: unknown;
  readonly to_value: unknown;
  readonly note: string | null;
  readonly created_at: string;
  readonly user: PersonRow | null;
}
export const liveHistory = graphql<{ task_history: readonly HistoryRow[] }, { task_id: string }>(`
  subscription live_task_history($task_id: uuid!) {
    task_history(where: {task_id: {_eq: $task_id}}, order_by: {created_at: desc}, limit: 100) {
      id action from_value to_value note created_at user { ${personFields} }
    }
  }
`);
