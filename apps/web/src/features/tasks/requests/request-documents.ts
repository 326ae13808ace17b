import type { RequestStatus } from '@operatory/domain';
import type { BoolExp } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';
import { type MarkVariables, markVariables, personFields, taskFields } from '../data/task-documents.ts';
import type { PersonRow, TaskRow } from '../data/task-row.ts';

interface RequestRow {
  readonly id: string;
  readonly task_id: string;
  readonly status: RequestStatus;
  readonly comment: string | null;
  readonly action_comment: string | null;
  readonly action_at: string | null;
  readonly created_at: string;
  readonly created_by_user_id: string;
  readonly created_by_user: PersonRow | null;
  readonly action_by_user: PersonRow | null;
  readonly task: TaskRow | null;
}
export interface ExtensionRow extends RequestRow {
  readonly extended_deadline_date: string;
  readonly previous_deadline_date: string | null;
}
export interface ReassignRow extends RequestRow {
  readonly new_assigned_to_user: PersonRow | null;
  readonly old_assigned_to_user: PersonRow | null;
}

const requestFields = `
  id task_id status comment action_comment action_at created_at created_by_user_id
  created_by_user { ${personFields} }
  action_by_user { ${personFields} }
`;

export interface RequestListVariables extends MarkVariables {
  where: BoolExp;
  limit: number;
}
// Status has no useful sort order (PENDING_REVIEW is between CANCELLED and REJECTED), so the screen puts
// pending requests first.
export const liveExtensions = graphql<
  { task_extension_requests: readonly ExtensionRow[] },
  RequestListVariables
>(`
  subscription live_extension_requests($where: task_extension_requests_bool_exp!, $limit: Int!, ${markVariables}) {
    task_extension_requests(where: $where, order_by: [{created_at: desc}], limit: $limit) {
      ${requestFields} extended_deadline_date previous_deadline_date
      task { ${taskFields} }
    }
  }
`);
export const liveReassigns = graphql<
  { task_reassign_requests: readonly ReassignRow[] },
  RequestListVariables
>(`
  subscription live_reassign_requests($where: task_reassign_requests_bool_exp!, $limit: Int!, ${markVariables}) {
    task_reassign_requests(where: $where, order_by: [{created_at: desc}], limit: $limit) {
      ${requestFields}
      new_assigned_to_user { ${personFields} }
      old_assigned_to_user { ${personFields} }
      task { ${taskFields} }
    }
  }
`);
