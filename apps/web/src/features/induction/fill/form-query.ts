import { graphql, type ResultOf } from '#data/graphql.ts';

export const formToFill = graphql(`
  query inductionFormToFill($id: uuid!, $user: uuid!) {
    induction_forms_by_pk(id: $id) {
      id name description is_signature_required status form_attachment attachments
      induction_form_fields(order_by: [{ position: asc }, { id: asc }]) {
        id name hint type required options input_attachment
      }
    }
    induction_form_submissions(
      where: { induction_form_id: { _eq: $id }, user_id: { _eq: $user } }
      order_by: [{ created_at: desc }], limit: 1
    ) { id status version answers attachments submitted_at signed_at }
  }
`);
type Result = ResultOf<typeof formToFill>;
export type FormToFill = NonNullable<Result['induction_forms_by_pk']>;
export type Submission = Result['induction_form_submissions'][number];
