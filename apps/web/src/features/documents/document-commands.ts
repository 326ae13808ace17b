import { graphql } from '#data/graphql.ts';

export const openAssignment = graphql(`
  mutation openDocumentAssignment($id: uuid!) { open_document_assignment(id: $id) { id } }
`);
export const declineAssignment = graphql(`
  mutation declineDocumentAssignment($id: uuid!, $version: Int!, $reason: String!) {
    decline_document_assignment(id: $id, version: $version, reason: $reason) { id }
  }
`);
export const approveDocument = graphql(`
  mutation approveClientDocument($id: uuid!, $version: Int!) {
    approve_client_document(id: $id, version: $version) { id }
  }
`);
export const rejectDocument = graphql(`
  mutation rejectClientDocument($id: uuid!, $version: Int!, $reason: String!) {
    reject_client_document(id: $id, version: $version, reason: $reason) { id }
  }
`);
export const cancelDocument = graphql(`
  mutation cancelClientDocument($id: uuid!, $version: Int!) {
    cancel_client_document(id: $id, version: $version) { id }
  }
`);
export const resendAssignment = graphql(`
  mutation resendDocumentAssignment($id: uuid!, $due_date: date) {
    resend_document_assignment(id: $id, due_date: $due_date) { id }
  }
`);
export const nudgeAssignees = graphql(`
  mutation nudgeAssignees($id: uuid!) { nudge_assignees(id: $id) { nudged } }
`);
export const assignDocument = graphql(`
  mutation assignClientDocument(
    $id: uuid!, $user_ids: [uuid!], $role_names: [String!], $clinic_ids: [uuid!], $due_date: date
    $witness_user_id: uuid, $admin_signer_user_id: uuid
  ) {
    assign_client_document(
      id: $id, user_ids: $user_ids, role_names: $role_names, clinic_ids: $clinic_ids, due_date: $due_date
      witness_user_id: $witness_user_id, admin_signer_user_id: $admin_signer_user_id
    ) { assigned already }
  }
`);
export const completeAssignment = graphql(`
  mutation completeDocumentAssignment($id: uuid!, $version: Int!, $document_attachment: complete_document_assignment_document_attachment_input) {
    complete_document_assignment(id: $id, version: $version, document_attachment: $document_attachment) { id }
  }
`);
export const signAssignment = graphql(`
  mutation signDocumentAssignment(
    $id: uuid!, $version: Int!, $method: String!, $secret: String!, $drawn: [json!], $typed_name: String
    $consent: Boolean!
  ) {
    sign_document_assignment(
      id: $id, version: $version, method: $method, secret: $secret, drawn: $drawn, typed_name: $typed_name
      consent: $consent
    ) { id }
  }
`);
export const witnessAssignment = graphql(`
  mutation witnessDocumentAssignment(
    $id: uuid!, $version: Int!, $method: String!, $secret: String!, $drawn: [json!], $typed_name: String
    $consent: Boolean!
  ) {
    witness_document_assignment(
      id: $id, version: $version, method: $method, secret: $secret, drawn: $drawn, typed_name: $typed_name
      consent: $consent
    ) { id }
  }
`);
export const adminSignAssignment = graphql(`
  mutation adminSignDocumentAssignment(
    $id: uuid!, $version: Int!, $method: String!, $secret: String!, $drawn: [json!], $typed_name: String
    $consent: Boolean!
  ) {
    admin_sign_document_assignment(
      id: $id, version: $version, method: $method, secret: $secret, drawn: $drawn, typed_name: $typed_name
      consent: $consent
    ) { id }
  }
`);
