import { graphql } from '#data/graphql.ts';
import type { BoolExp } from '@operatory/resource';
import type { FileReference, LevelRow, PersonRow, RequestStatus, TaskRow } from './task-row.ts';

export const personFields = 'id display_name profile_image color_code';

export const taskFields = `
  id name status task_status priority deadline_date start_date finished_at created_at updated_at position
  more_info attachments client_task_level_id assigned_to_user_id assigned_by_user_id clinic_id
  client_task_level { id name color }
  assigned_to_user { ${personFields} }
  assigned_by_user { ${personFields} }
  clinic { id name }
  j_tasks_users { user_id }
  task_comments_aggregate { aggregate { count } }
  task_extension_requests(where: {status: {_in: ["PENDING_REVIEW", "ACCEPTED"]}}) { id status }
  task_reassign_requests(where: {status: {_in: ["PENDING_REVIEW", "ACCEPTED"]}}) { id status }
`;

export interface TaskListVariables extends Record<string, unknown> {
  where: BoolExp;
  limit: number;
  offset?: number;
  order_by?: readonly Readonly<Record<string, unknown>>[];
}

/** The board's open columns, and one page of what is finished: two live queries, a root field each. */
export const liveTasks = graphql<{ tasks: readonly TaskRow[] }, TaskListVariables>(`
  subscription live_tasks($where: tasks_bool_exp!, $order_by: [tasks_order_by!], $limit: Int!, $offset: Int) {
    tasks(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { ${taskFields} }
  }
`);

export const liveTaskCount = graphql<
  { tasks_aggregate: { aggregate: { count: number } } },
  { where: BoolExp }
>(`
  subscription live_task_count($where: tasks_bool_exp!) {
    tasks_aggregate(where: $where) { aggregate { count } }
  }
`);

export interface TaskDetail extends TaskRow {
  readonly type: string;
  readonly clinic_room_id: string | null;
  readonly clinic_room: { readonly id: string; readonly name: string } | null;
  readonly linked: readonly { readonly user_id: string; readonly user: PersonRow | null }[];
}

export const liveTask = graphql<{ tasks_by_pk: TaskDetail | null }, { id: string }>(`
  subscription live_task($id: uuid!) {
    tasks_by_pk(id: $id) {
      ${taskFields}
      type clinic_room_id
      clinic_room { id name }
      linked: j_tasks_users { user_id user { ${personFields} } }
    }
  }
`);

export const taskById = graphql<{ tasks_by_pk: TaskDetail | null }, { id: string }>(`
  query task_by_id($id: uuid!) {
    tasks_by_pk(id: $id) {
      ${taskFields}
      type clinic_room_id
      clinic_room { id name }
      linked: j_tasks_users { user_id user { ${personFields} } }
    }
  }
`);

export const taskLevels = graphql<{ client_task_levels: readonly LevelRow[] }, Record<string, never>>(`
  query task_levels { client_task_levels(order_by: {name: asc}) { id name color } }
`);

export interface RoomRow {
  readonly id: string;
  readonly name: string;
  readonly clinic_id: string;
}
export const rooms = graphql<{ clinic_rooms: readonly RoomRow[] }, Record<string, never>>(`
  query rooms { clinic_rooms(where: {status: {_eq: "ACTIVE"}}, order_by: {name: asc}) { id name clinic_id } }
`);

/** The user picker's list: the name contains the text, at most 50. */
export const searchUsers = graphql<{ users: readonly PersonRow[] }, { where: BoolExp }>(`
  query search_users($where: users_bool_exp!) {
    users(where: $where, order_by: {display_name: asc}, limit: 50) { ${personFields} }
  }
`);

export interface CommentRow {
  readonly id: string;
  readonly user_id: string;
  readonly message: string;
  readonly attachments: readonly FileReference[] | null;
  readonly created_at: string;
  readonly updated_at?: string | null;
  readonly user: PersonRow | null;
}

export const liveComments = graphql<{ task_comments: readonly CommentRow[] }, { task_id: string }>(`
  subscription live_task_comments($task_id: uuid!) {
    task_comments(where: {task_id: {_eq: $task_id}}, order_by: {created_at: asc}) {
      id user_id message attachments created_at user { ${personFields} }
    }
  }
`);

/** A request of either kind, with its task, as the two lists and the record show it. */
export interface ExtensionRow {
  readonly id: string;
  readonly task_id: string;
  readonly status: RequestStatus;
  readonly comment: string | null;
  readonly extended_deadline_date: string;
  readonly created_at: string;
  readonly created_by_user_id: string;
  readonly created_by_user: PersonRow | null;
  readonly action_by_user: PersonRow | null;
  readonly task: TaskRow;
}
export interface ReassignRow {
  readonly id: string;
  readonly task_id: string;
  readonly status: RequestStatus;
  readonly comment: string | null;
  readonly action_at: string | null;
  readonly created_at: string;
  readonly created_by_user_id: string;
  readonly created_by_user: PersonRow | null;
  readonly action_by_user: PersonRow | null;
  readonly new_assigned_to_user: PersonRow | null;
  readonly old_assigned_to_user: PersonRow | null;
  readonly task: TaskRow;
}
