import { graphql } from '#data/graphql.ts';

/** The breaks that people at a clinic are on now. */
export const liveOpenBreaks = graphql(`
  subscription openBreaks($clinic: uuid!) {
    clinic_roster_breaks(
      where: { clinic_id: { _eq: $clinic }, ended_at: { _is_null: true } }
      order_by: [{ started_at: asc }, { id: asc }], limit: 200
    ) { clinic_roster_id break_type started_at }
  }
`);

export const readPhones = graphql(`
  query rosteredPhones($ids: [uuid!]!) { users(where: { id: { _in: $ids } }) { id phone } }
`);

export const readWorkedHours = graphql(`
  query workedHours($clinic: uuid!, $from: date!, $until: date!) {
    timesheet_period(clinic_id: $clinic, from: $from, until: $until) {
      rows { lines { date worked_minutes cost_cents } }
    }
  }
`);
