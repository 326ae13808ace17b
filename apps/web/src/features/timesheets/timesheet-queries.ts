import { graphql, type ResultOf } from '#data/graphql.ts';

export const readTimesheetPeriod = graphql(`
  query timesheet_period($clinic: uuid!, $from: date!, $until: date!) {
    timesheet_period(clinic_id: $clinic, from: $from, until: $until) {
      clinic_id name zone is_over shows_costs may_lock
      rows {
        user_id display_name profile_image color_code timesheet_id version status from_date until_date
        approved_by approved_at locked_by locked_at
        planned_minutes worked_minutes paid_minutes meal_minutes rest_minutes cost_cents cost_unknown
        looks is_open has_pending_request may_approve
        pay { pay_type minutes cents }
        lines {
          shift_id date start_time end_time roster_shift_type clocked_in_at clocked_in_message clocked_out_at
          clocked_out_message planned_minutes worked_minutes paid_minutes meal_minutes rest_minutes cost_cents looks
          breaks { break_type started_at ended_at }
        }
      }
    }
  }
`);
export type TimesheetPeriod = ResultOf<typeof readTimesheetPeriod>['timesheet_period'];
export type TimesheetRow = TimesheetPeriod['rows'][number];
export type TimesheetLine = TimesheetRow['lines'][number];

export const approveTimesheet = graphql(`
  mutation approveTimesheet(
    $clinic_id: uuid!, $user_id: uuid!, $from: date!, $until: date!, $expected_paid_minutes: Int!
  ) {
    approve_timesheet(
      clinic_id: $clinic_id, user_id: $user_id, from: $from, until: $until
      expected_paid_minutes: $expected_paid_minutes
    ) { id }
  }
`);
export const lockTimesheet = graphql(`
  mutation lockTimesheet($id: uuid!, $version: Int!) { lock_timesheet(id: $id, version: $version) { id } }
`);
export const reopenTimesheet = graphql(`
  mutation reopenTimesheet($id: uuid!, $version: Int!, $reason: String!) {
    reopen_timesheet(id: $id, version: $version, reason: $reason) { id }
  }
`);
