import type { TaskStatus } from '@operatory/domain';
import type { FileReference } from '#data/file-reference.ts';
import { graphql } from '#data/graphql.ts';
import type { TaskRow } from '../data/task-row.ts';

/**
 * The fields that every command on a task returns, so that its new state can be shown before the live list
 * contains it.
 */
export type TaskAnswer = Pick<
  TaskRow,
  | 'id'
  | 'version'
  | 'status'
  | 'position'
  | 'finished_at'
  | 'updated_at'
  | 'client_task_level_id'
  | 'client_task_level'
>;
const answer =
  '{ id version status position finished_at updated_at client_task_level_id client_task_level { id name color } }';

export const moveTask = graphql<
  { task: TaskAnswer },
  { id: string; before: string | null; after: string | null; status: TaskStatus }
>(`
  mutation move_task($id: uuid!, $before: uuid, $after: uuid, $status: task_progress, $idempotency_key: String) {
    task: move_task(
      id: $id, before: $before, after: $after, status: $status, idempotency_key: $idempotency_key
    ) ${answer}
  }
`);

export const changeTaskStatus = graphql<
  { task: TaskAnswer },
  { id: string; levelId?: string | null; userId?: string | null; status?: TaskStatus }
>(`
  mutation change_task_status($id: uuid!, $levelId: uuid, $userId: uuid, $status: task_progress, $idempotency_key: String) {
    task: change_task_status(
      id: $id, levelId: $levelId, userId: $userId, status: $status, idempotency_key: $idempotency_key
    ) ${answer}
  }
`);

export const archiveTask = graphql<{ archive_task: TaskAnswer }, { id: string }>(`
  mutation archive_task($id: uuid!) { archive_task(id: $id) ${answer} }
`);
export const restoreTask = graphql<{ restore_task: TaskAnswer }, { id: string }>(`
  mutation restore_task($id: uuid!) { restore_task(id: $id) ${answer} }
`);
export const changeTaskUser = graphql<{ change_task_user: TaskAnswer }, { id: string; userId: string }>(`
  mutation change_task_user($id: uuid!, $userId: uuid!) { change_task_user(id: $id, userId: $userId) ${answer} }
`);

export interface TaskInput {
  readonly name: string;
  readonly type: string;
  readonly priority: string;
  readonly start_date: string;
  readonly deadline_date: string;
  readonly client_task_level_id: string | null;
  readonly clinic_id: string | null;
  readonly clinic_room_id: string | null;
  readonly lab_id: string | null;
  readonly assigned_to_user_id: string;
  readonly more_info: string | null;
  readonly attachments: readonly FileReference[];
}

export const insertTask = graphql(`
  mutation insert_task($object: tasks_insert_input!) { insert_tasks_one(object: $object) { id } }
`);

export const editTask = graphql<
  { edit_task: TaskAnswer },
  { id: string; version?: number; user_ids?: readonly string[] } & Partial<TaskInput>
>(`
  mutation edit_task(
    $id: uuid!, $version: Int, $name: String, $type: task_type, $priority: task_priority, $start_date: date, $deadline_date: date,
    $client_task_level_id: uuid, $clinic_room_id: uuid, $lab_id: uuid, $assigned_to_user_id: uuid, $more_info: String, $attachments: json, $user_ids: [uuid!]
  ) {
    edit_task(
      id: $id, version: $version, name: $name, type: $type, priority: $priority, start_date: $start_date, deadline_date: $deadline_date,
      client_task_level_id: $client_task_level_id, clinic_room_id: $clinic_room_id, lab_id: $lab_id,
      assigned_to_user_id: $assigned_to_user_id, more_info: $more_info, attachments: $attachments, user_ids: $user_ids
    ) ${answer}
  }
`);
