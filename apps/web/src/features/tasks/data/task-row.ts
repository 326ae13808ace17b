import type { Priority, RequestStatus, TaskStatus } from '@operatory/domain';
import type { FileReference } from '#data/file-reference.ts';

export interface PersonRow {
  readonly id: string;
  readonly display_name: string;
  readonly profile_image: FileReference | null;
  readonly color_code: string | null;
}

export interface LevelRow {
  readonly id: string;
  readonly name: string;
  readonly color: string | null;
}

export interface RequestMark {
  readonly id: string;
  readonly status: RequestStatus;
}

/** The data of a task for a card, a table row and a calendar entry. Dates are those of the clinic's zone. */
export interface TaskRow {
  readonly id: string;
  /** A number that counts per client; shown as T-17. */
  readonly short_id: number;
  readonly name: string;
  /**
   * Increases with each change except moves. The server refuses an edit that is based on an older version.
   */
  readonly version: number;
  readonly status: TaskStatus;
  readonly task_status: 'Active' | 'InActive';
  readonly priority: Priority;
  readonly deadline_date: string;
  readonly start_date: string;
  readonly finished_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** The API sends it as text, because the column is a numeric. */
  readonly position: string | number | null;
  readonly more_info: string | null;
  readonly attachments: readonly FileReference[] | null;
  readonly client_task_level_id: string | null;
  readonly assigned_to_user_id: string | null;
  readonly assigned_by_user_id: string;
  readonly clinic_id: string;
  readonly client_task_level: LevelRow | null;
  readonly assigned_to_user: PersonRow | null;
  readonly assigned_by_user: PersonRow | null;
  readonly clinic: { readonly id: string; readonly name: string } | null;
  readonly j_tasks_users: readonly { readonly user_id: string }[];
  readonly task_comments_aggregate: { readonly aggregate: { readonly count: number } };
  /** Absent if the user may not read the requests. */
  readonly task_extension_requests?: readonly RequestMark[];
  readonly task_reassign_requests?: readonly RequestMark[];
}
