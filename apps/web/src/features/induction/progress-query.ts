import { graphql, type ResultOf } from '#data/graphql.ts';

export const progressOf = graphql(`
  query inductionProgress($user_id: uuid) {
    induction_progress(user_id: $user_id) {
      assignment_id pack_name user_id display_name due_date given_at done total overdue
      items { kind id name record_id state due_date }
    }
  }
`);
export type GivenPack = ResultOf<typeof progressOf>['induction_progress'][number];
export type PackItem = GivenPack['items'][number];

export const newStarters = graphql(`
  query newStarters($clinic_id: uuid, $limit: Int) {
    new_starters(clinic_id: $clinic_id, limit: $limit) {
      count packs { assignment_id pack_name user_id display_name done total overdue }
    }
  }
`);
