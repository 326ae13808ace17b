import { graphql } from '#data/graphql.ts';

export const publishRoster = graphql<
  { publish_roster: { affected_rows: number } },
  { clinic_id: string; from: string; until: string; ids: string[] }
>(`
  mutation publishRoster($clinic_id: uuid!, $from: date!, $until: date!, $ids: [uuid!]) {
    publish_roster(clinic_id: $clinic_id, from: $from, until: $until, ids: $ids) { affected_rows }
  }
`);
