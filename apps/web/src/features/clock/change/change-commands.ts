import { graphql } from '#data/graphql.ts';

export const requestRosterChange = graphql(`
  mutation requestRosterChange(
    $clinic_roster_id: uuid!, $new_start_time: String, $new_end_time: String
    $new_clocked_in_at: timestamptz, $new_clocked_out_at: timestamptz, $message: String
  ) {
    request_roster_change(
      clinic_roster_id: $clinic_roster_id, new_start_time: $new_start_time, new_end_time: $new_end_time
      new_clocked_in_at: $new_clocked_in_at, new_clocked_out_at: $new_clocked_out_at, message: $message
    ) { id }
  }
`);

export const decideRosterChange = graphql(`
  mutation decideRosterChange($id: uuid!, $status: String!, $message: String) {
    decide_roster_change(id: $id, status: $status, message: $message) { id }
  }
`);

export const cancelRosterChange = graphql(`
  mutation cancelRosterChange($id: uuid!) { cancel_roster_change(id: $id) { id } }
`);
