import { graphql } from '#data/graphql.ts';

export const keepForm = graphql(`
  mutation submitInductionForm(
    $induction_form_id: uuid!, $submission_id: uuid, $version: Int, $answers: json
    $attachments: [submit_induction_form_attachments_input!], $shown: String, $is_final: Boolean!
  ) {
    submit_induction_form(
      induction_form_id: $induction_form_id, submission_id: $submission_id, version: $version, answers: $answers
      attachments: $attachments, shown: $shown, is_final: $is_final
    ) { id }
  }
`);
export const signForm = graphql(`
  mutation signInductionForm(
    $id: uuid!, $version: Int!, $method: String!, $secret: String!, $drawn: [json!], $typed_name: String
    $consent: Boolean!
  ) {
    sign_induction_form(
      id: $id, version: $version, method: $method, secret: $secret, drawn: $drawn, typed_name: $typed_name
      consent: $consent
    ) { id }
  }
`);
export const savePack = graphql(`
  mutation saveInductionPack(
    $id: uuid, $version: Int, $name: String!, $description: String, $status: active_status, $role_names: [String!]
    $clinic_ids: [uuid!], $for_new_starters: Boolean, $due_in_days: Int, $form_ids: [uuid!], $document_ids: [uuid!]
    $course_ids: [uuid!]
  ) {
    save_induction_pack(
      id: $id, version: $version, name: $name, description: $description, status: $status, role_names: $role_names
      clinic_ids: $clinic_ids, for_new_starters: $for_new_starters, due_in_days: $due_in_days, form_ids: $form_ids
      document_ids: $document_ids, course_ids: $course_ids
    ) { id }
  }
`);
export const givePack = graphql(`
  mutation giveInductionPack($induction_pack_id: uuid!, $user_ids: [uuid!]!, $due_date: date) {
    give_induction_pack(induction_pack_id: $induction_pack_id, user_ids: $user_ids, due_date: $due_date) {
      given already left_out { user_name item_name reason }
    }
  }
`);
