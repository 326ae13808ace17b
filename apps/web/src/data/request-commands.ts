import { graphql } from './graphql.ts';

export const requestExtension = graphql(`
  mutation request_task_extension($task_id: uuid!, $extended_deadline_date: date!, $comment: String!) {
    request_task_extension(task_id: $task_id, extended_deadline_date: $extended_deadline_date, comment: $comment) { id }
  }
`);

export const requestReassign = graphql(`
  mutation request_task_reassign($task_id: uuid!, $new_assigned_to_user_id: uuid!, $comment: String!) {
    request_task_reassign(task_id: $task_id, new_assigned_to_user_id: $new_assigned_to_user_id, comment: $comment) { id }
  }
`);

export const decideExtension = graphql(`
  mutation decide_task_extension($id: uuid!, $status: String!, $comment: String) {
    decide_task_extension(id: $id, status: $status, comment: $comment) { id }
  }
`);
export const decideReassign = graphql(`
  mutation decide_task_reassign($id: uuid!, $status: String!, $comment: String) {
    decide_task_reassign(id: $id, status: $status, comment: $comment) { id }
  }
`);
export const cancelRequest = graphql(`
  mutation cancel_task_request($id: uuid!) { cancel_task_request(id: $id) { id } }
`);
