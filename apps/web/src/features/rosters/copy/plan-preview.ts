import { graphql, type ResultOf } from '#data/graphql.ts';

/**
 * The shifts that copying a week or applying a template would add to a week, and those that it would leave
 * out.
 */
export const readWeekPlan = graphql(`
  query rosterWeekPlan($clinic: uuid!, $to: date!, $from: date, $template: uuid) {
    roster_week_plan(clinic_id: $clinic, to: $to, from: $from, clinic_roster_template_id: $template) {
      added moved
      shifts { date user_id start_time end_time }
      left_out { id date user_id start_time end_time reason }
    }
  }
`);
export type PlanPreview = ResultOf<typeof readWeekPlan>['roster_week_plan'];

export const copyRosterWeek = graphql(`
  mutation copyRosterWeek($clinic_id: uuid!, $from: date!, $to: date!, $expected_added: Int!) {
    copy_roster_week(clinic_id: $clinic_id, from: $from, to: $to, expected_added: $expected_added) { affected_rows }
  }
`);

export const applyRosterTemplate = graphql(`
  mutation applyRosterTemplate($template: uuid!, $to: date!, $expected_added: Int!) {
    apply_roster_template(clinic_roster_template_id: $template, to: $to, expected_added: $expected_added) {
      affected_rows
    }
  }
`);

export const saveRosterTemplate = graphql(`
  mutation saveRosterTemplate($clinic_id: uuid!, $week: date!, $name: String!) {
    save_roster_template(clinic_id: $clinic_id, week: $week, name: $name) { id name }
  }
`);

export const readTemplates = graphql(`
  query rosterTemplatesOf($clinic: uuid!) {
    clinic_roster_templates(
      where: { clinic_id: { _eq: $clinic }, status: { _eq: "ACTIVE" } }, order_by: [{ name: asc }, { id: asc }]
    ) { id name short_info }
  }
`);
