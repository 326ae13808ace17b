import { graphql, type ResultOf } from '#data/graphql.ts';

export const liveDocument = graphql(`
  subscription clientDocument($id: uuid!) {
    client_documents_by_pk(id: $id) {
      id short_id name description status signed_status assigned_count completed_count version current_version_no
      is_signature_required is_witness_signature_required is_admin_signature_required is_download_and_upload_file
      attachments form_attachments attachment_type video_url other_url document_permission document_type user_type
      selected_user_type audience for_new_starters due_date created_by_user_id created_at approved_at category_id category_type
      category { id name }
      client_document_versions(order_by: [{ version_no: desc }], limit: 1) { id created_by_user_id }
      created_by_user { id display_name } approved_by_user { id display_name }
      client_document_approvers(order_by: [{ created_at: asc }]) {
        id user_id status reason action_at user { id display_name }
      }
    }
  }
`);

export type ClientDocument = NonNullable<ResultOf<typeof liveDocument>['client_documents_by_pk']>;
