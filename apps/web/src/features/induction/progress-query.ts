import { graphql, type ResultOf } from '#data/graphql.ts';

export const progressOf = graphql(`
  query inductionProgress($user_id: uuid, $clinic_id: uuid) {
    induction_progress(user_id: $user_id, clinic_id: $clinic_id) {
      assignment_id pack_name user_id display_name due_date given_at done total overdue
      items { kind id name record_id state due_date }
    }
  }
`);
export type GivenPack = ResultOf<typeof progressOf>['induction_progress'][number];
export type PackItem = GivenPack['items'][number];
