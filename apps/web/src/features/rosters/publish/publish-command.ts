import { graphql } from '#data/graphql.ts';

export const publishRoster = graphql(`
  mutation publishRoster($clinic_id: uuid!, $from: date!, $until: date!, $ids: [uuid!]) {
    publish_roster(clinic_id: $clinic_id, from: $from, until: $until, ids: $ids) { affected_rows }
  }
`);
