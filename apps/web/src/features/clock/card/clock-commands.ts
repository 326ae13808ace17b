import { graphql } from '#data/graphql.ts';

// Each command records a punch now, or at `offline_at` (the device's time) if it was made offline.
export const clockInCommand = graphql(`
  mutation clockIn(
    $clinic_id: uuid!, $message: String, $attachments: [clock_in_attachments_input!], $offline_at: timestamptz
    $idempotency_key: String
  ) {
    clock_in(
      clinic_id: $clinic_id, message: $message, attachments: $attachments, offline_at: $offline_at
      idempotency_key: $idempotency_key
    ) { id }
  }
`);

export const clockOutCommand = graphql(`
  mutation clockOut(
    $message: String, $attachments: [clock_out_attachments_input!], $offline_at: timestamptz, $idempotency_key: String
  ) {
    clock_out(message: $message, attachments: $attachments, offline_at: $offline_at, idempotency_key: $idempotency_key) { id }
  }
`);

export const startBreakCommand = graphql(`
  mutation startBreak($break_type: roster_break_type!, $offline_at: timestamptz, $idempotency_key: String) {
    start_break(break_type: $break_type, offline_at: $offline_at, idempotency_key: $idempotency_key) { id }
  }
`);

export const endBreakCommand = graphql(`
  mutation endBreak($offline_at: timestamptz, $idempotency_key: String) {
    end_break(offline_at: $offline_at, idempotency_key: $idempotency_key) { id }
  }
`);
