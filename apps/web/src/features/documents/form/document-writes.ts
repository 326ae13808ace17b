import { graphql, type ResultOf } from '#data/graphql.ts';

export const submitDocument = graphql(`
  mutation submitClientDocument(
    $id: uuid, $name: String!, $category_id: uuid, $category_type: document_category_type, $description: String
    $is_signature_required: Boolean, $is_witness_signature_required: Boolean, $is_admin_signature_required: Boolean
    $is_download_and_upload_file: Boolean, $attachment_type: attachment_type, $attachments: [submit_client_document_attachments_input!]
    $form_attachments: [submit_client_document_form_attachments_input!], $video_url: String, $other_url: String
    $document_permission: document_permission, $document_type: String, $user_type: String, $selected_user_type: document_selected_user_type
    $user_ids: [uuid!], $role_names: [String!], $clinic_ids: [uuid!], $for_new_starters: Boolean, $due_date: date
    $witness_user_id: uuid, $admin_signer_user_id: uuid, $approver_ids: [uuid!]
  ) {
    submit_client_document(
      id: $id, name: $name, category_id: $category_id, category_type: $category_type, description: $description
      is_signature_required: $is_signature_required, is_witness_signature_required: $is_witness_signature_required
      is_admin_signature_required: $is_admin_signature_required
      is_download_and_upload_file: $is_download_and_upload_file, attachment_type: $attachment_type
      attachments: $attachments, form_attachments: $form_attachments, video_url: $video_url, other_url: $other_url
      document_permission: $document_permission, document_type: $document_type, user_type: $user_type
      selected_user_type: $selected_user_type, user_ids: $user_ids, role_names: $role_names, clinic_ids: $clinic_ids
      for_new_starters: $for_new_starters, due_date: $due_date, witness_user_id: $witness_user_id
      admin_signer_user_id: $admin_signer_user_id, approver_ids: $approver_ids
    ) { id status }
  }
`);

export const reviseDocument = graphql(`
  mutation reviseClientDocument(
    $id: uuid!, $version: Int!, $note: String!
    $name: String!, $category_id: uuid, $category_type: document_category_type, $description: String
    $is_signature_required: Boolean, $is_witness_signature_required: Boolean, $is_admin_signature_required: Boolean
    $is_download_and_upload_file: Boolean, $attachment_type: attachment_type, $attachments: [revise_client_document_attachments_input!]
    $form_attachments: [revise_client_document_form_attachments_input!], $video_url: String, $other_url: String
    $document_permission: document_permission, $document_type: String, $user_type: String, $selected_user_type: document_selected_user_type
    $user_ids: [uuid!], $role_names: [String!], $clinic_ids: [uuid!], $for_new_starters: Boolean, $due_date: date
    $witness_user_id: uuid, $admin_signer_user_id: uuid, $approver_ids: [uuid!]
  ) {
    revise_client_document(
      id: $id, version: $version, note: $note
      name: $name, category_id: $category_id, category_type: $category_type, description: $description
      is_signature_required: $is_signature_required, is_witness_signature_required: $is_witness_signature_required
      is_admin_signature_required: $is_admin_signature_required
      is_download_and_upload_file: $is_download_and_upload_file, attachment_type: $attachment_type
      attachments: $attachments, form_attachments: $form_attachments, video_url: $video_url, other_url: $other_url
      document_permission: $document_permission, document_type: $document_type, user_type: $user_type
      selected_user_type: $selected_user_type, user_ids: $user_ids, role_names: $role_names, clinic_ids: $clinic_ids
      for_new_starters: $for_new_starters, due_date: $due_date, witness_user_id: $witness_user_id
      admin_signer_user_id: $admin_signer_user_id, approver_ids: $approver_ids
    ) { id }
  }
`);

export const readDocument = graphql(`
  query editedDocument($id: uuid!) {
    client_documents_by_pk(id: $id) {
      id name status version description category_type category_id preformatted_letter_category_id document_type user_type attachment_type attachments form_attachments
      video_url other_url document_permission is_signature_required is_witness_signature_required
      is_admin_signature_required is_download_and_upload_file selected_user_type audience for_new_starters due_date
      client_document_approvers { id user_id }
    }
  }
`);

export type EditedDocument = NonNullable<ResultOf<typeof readDocument>['client_documents_by_pk']>;
