import { graphql } from '#data/graphql.ts';

export const packToEdit = graphql(`
  query packToEdit($id: uuid!) {
    induction_packs_by_pk(id: $id) {
      id version name description status role_names clinic_ids for_new_starters due_in_days form_ids document_ids course_ids
    }
  }
`);
