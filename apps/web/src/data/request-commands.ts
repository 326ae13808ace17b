import { graphql } from './graphql.ts';

// Asking for a later deadline or another person, and the answer: one place, for the tasks and the dashboards.
type Answer = { readonly id: string };

export const requestExtension = graphql<
  { request_task_extension: Answer },
  { task_id: string; extended_deadline_date: string; comment: string }
>(`
  mutation request_task_extension($task_id: uuid!, $extended_deadline_date: date!, $comment: String!) {
    request_task_extension(task_id: $task_id, extended_deadline_date: $extended_deadline_date, comment: $comment) { id }
  }
`);

export const requestReassign = graphql<
  { request_task_reassign: Answer },
  { task_id: string; new_assigned_to_user_id: string; comment: string }
>(`
  mutation request_task_reassign($task_id: uuid!, $new_assigned_to_user_id: uuid!, $comment: String!) {
    request_task_reassign(task_id: $task_id, new_assigned_to_user_id: $new_assigned_to_user_id, comment: $comment) { id }
  }
`);

interface Decision extends Record<string, unknown> {
  readonly id: string;
  readonly status: 'ACCEPTED' | 'REJECTED';
  /** Why; a refusal is not taken without. */
  readonly comment?: string | null;
}

export const decideExtension = graphql<{ decide_task_extension: Answer }, Decision>(`
  mutation decide_task_extension($id: uuid!, $status: String!, $comment: String) {
    decide_task_extension(id: $id, status: $status, comment: $comment) { id }
  }
`);
export const decideReassign = graphql<{ decide_task_reassign: Answer }, Decision>(`
  mutation decide_task_reassign($id: uuid!, $status: String!, $comment: String) {
    decide_task_reassign(id: $id, status: $status, comment: $comment) { id }
  }
`);
export const cancelRequest = graphql<{ cancel_task_request: Answer }, { id: string }>(`
  mutation cancel_task_request($id: uuid!) { cancel_task_request(id: $id) { id } }
`);
