import { graphql, type ResultOf } from '#data/graphql.ts';

export const liveItem = graphql(`
  subscription inboxItem($id: uuid!) {
    client_document_assignments_by_pk(id: $id) {
      id status due_date version user_id witness_user_id admin_signer_user_id next_signer next_user_id
      viewed_at completed_at decline_reason declined_at document_attachment created_at
      user { id display_name color_code profile_image }
      witness_user { id display_name } admin_signer_user { id display_name }
      declined_by_user { id display_name } assigned_by_user { id display_name } next_user { id display_name }
      client_document {
        id name current_version_no document_permission is_download_and_upload_file
      }
      client_document_version {
        id version_no name description note attachments form_attachments video_url other_url
        is_signature_required is_witness_signature_required is_admin_signature_required is_download_and_upload_file
      }
      client_document_signatures(order_by: [{ signed_at: asc }]) {
        id signer method signed_at user { id display_name }
      }
      client_document_certificates { id short_id issued_at }
    }
  }
`);

export type Item = NonNullable<ResultOf<typeof liveItem>['client_document_assignments_by_pk']>;
