import { graphql } from '#data/graphql.ts';

export const claimShift = graphql(`
  mutation claimShift($clinic_roster_id: uuid!, $message: String, $idempotency_key: String) {
    claim_shift(clinic_roster_id: $clinic_roster_id, message: $message, idempotency_key: $idempotency_key) { id }
  }
`);

export const offerShiftSwap = graphql(`
  mutation offerShiftSwap(
    $clinic_roster_id: uuid!, $to_user_id: uuid, $return_clinic_roster_id: uuid, $message: String
    $idempotency_key: String
  ) {
    offer_shift_swap(
      clinic_roster_id: $clinic_roster_id, to_user_id: $to_user_id
      return_clinic_roster_id: $return_clinic_roster_id, message: $message, idempotency_key: $idempotency_key
    ) { id }
  }
`);

export const acceptShiftSwap = graphql(`
  mutation acceptShiftSwap($id: uuid!) { accept_shift_swap(id: $id) { id } }
`);

export const declineShiftSwap = graphql(`
  mutation declineShiftSwap($id: uuid!) { decline_shift_swap(id: $id) { id } }
`);

export const cancelShiftSwap = graphql(`
  mutation cancelShiftSwap($id: uuid!) { cancel_shift_swap(id: $id) { id } }
`);

export const decideShiftSwap = graphql(`
  mutation decideShiftSwap($id: uuid!, $status: String!, $message: String) {
    decide_shift_swap(id: $id, status: $status, message: $message) { id }
  }
`);
