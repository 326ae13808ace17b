import { graphql } from '#data/graphql.ts';

export const requestLeave = graphql(`
  mutation requestLeave(
    $user_id: uuid, $clinic_id: uuid!, $client_employee_leave_type_id: uuid, $is_time_in_lieu: Boolean!
    $leave_start_date: date!, $leave_end_date: date!, $days: [request_leave_days_input!], $reason: String
    $attachments: [request_leave_attachments_input!], $overlap_confirmed: Boolean
    $expected: request_leave_expected_input, $idempotency_key: String
  ) {
    request_leave(
      user_id: $user_id, clinic_id: $clinic_id, client_employee_leave_type_id: $client_employee_leave_type_id
      is_time_in_lieu: $is_time_in_lieu, leave_start_date: $leave_start_date, leave_end_date: $leave_end_date
      days: $days, reason: $reason, attachments: $attachments, overlap_confirmed: $overlap_confirmed
      expected: $expected, idempotency_key: $idempotency_key
    ) { id }
  }
`);

export const editLeave = graphql(`
  mutation editLeave(
    $id: uuid!, $version: Int!, $clinic_id: uuid!, $client_employee_leave_type_id: uuid, $is_time_in_lieu: Boolean!
    $leave_start_date: date!, $leave_end_date: date!, $days: [edit_leave_days_input!], $reason: String
    $attachments: [edit_leave_attachments_input!], $overlap_confirmed: Boolean
    $expected: edit_leave_expected_input, $idempotency_key: String
  ) {
    edit_leave(
      id: $id, version: $version, clinic_id: $clinic_id, client_employee_leave_type_id: $client_employee_leave_type_id
      is_time_in_lieu: $is_time_in_lieu, leave_start_date: $leave_start_date, leave_end_date: $leave_end_date
      days: $days, reason: $reason, attachments: $attachments, overlap_confirmed: $overlap_confirmed
      expected: $expected, idempotency_key: $idempotency_key
    ) { id }
  }
`);

export const decideLeave = graphql(`
  mutation decideLeave(
    $id: uuid!, $status: String!, $message: String, $version: Int, $shifts: [decide_leave_shifts_input!]
  ) {
    decide_leave(id: $id, status: $status, message: $message, version: $version, shifts: $shifts) { id }
  }
`);

export const cancelLeave = graphql(`
  mutation cancelLeave($id: uuid!, $message: String) { cancel_leave(id: $id, message: $message) { id } }
`);

export const confirmLeaveCancellation = graphql(`
  mutation confirmLeaveCancellation($id: uuid!) { confirm_leave_cancellation(id: $id) { id } }
`);
