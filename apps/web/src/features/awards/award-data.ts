import type { AwardDayType, AwardPercentages } from '@operatory/domain';
import { graphql, type ResultOf } from '#data/graphql.ts';

export const liveAwards = graphql(`
  subscription awards {
    employee_award_levels(order_by: [{ position: asc }, { name: asc }, { id: asc }], limit: 1000) {
      id name service_type employee_type_id employee_type { id name } status
      is_age_required is_payPoint_required is_experience_required from_duration from_tenure to_duration to_tenure
      casual_rate_percentage saturday_casual_rate_percentage sunday_casual_rate_percentage
      public_holidays_casual_rate_percentage overtime_time_and_half_percentage overtime_double_time_percentage
      overtime_sundays_percentage overtime_public_holidays_percentage is_overtime_sunday is_overtime_public_holidays
      employee_award_sub_levels(order_by: [{ created_at: asc }, { id: asc }]) {
        id pay_point age description
        employee_award_rates(order_by: [{ effective_from: asc }]) { id effective_from base_price }
      }
    }
  }
`);
export type AwardLevel = ResultOf<typeof liveAwards>['employee_award_levels'][number];
export type AwardSubLevel = AwardLevel['employee_award_sub_levels'][number];

export const subLevelTimeoutMilliseconds = 12_000;

export const setAwardRate = graphql(`
  mutation setAwardRate($id: uuid!, $from: date!, $price: String!, $past: Boolean) {
    set_award_rate(employee_award_sub_level_id: $id, effective_from: $from, base_price: $price, past_confirmed: $past) { id }
  }
`);
export const removeAwardRate = graphql(`
  mutation removeAwardRate($id: uuid!, $from: date!) {
    remove_award_rate(employee_award_sub_level_id: $id, effective_from: $from) { id }
  }
`);
export const savePercentages = graphql<
  { readonly update_employee_award_levels_by_pk: { readonly id: string } | null },
  { readonly id: string; readonly set: Partial<AwardPercentages> }
>(`
  mutation savePercentages($id: uuid!, $set: employee_award_levels_set_input!) {
    update_employee_award_levels_by_pk(pk_columns: { id: $id }, _set: $set) { id }
  }
`);
export const importMaster = graphql(`
  mutation importMaster($ids: [uuid!]!, $from: uuid, $correct: Boolean) {
    import_master(table: "master_employee_awards", ids: $ids, percentages_from: $from, correct: $correct) { affected_rows }
  }
`);
export const importPayGuide = graphql(`
  mutation importPayGuide($rows: [import_pay_guide_rows_input!]!, $from: uuid, $correct: Boolean) {
    import_pay_guide(rows: $rows, percentages_from: $from, correct: $correct) { affected_rows }
  }
`);
export const masterAwards = graphql(`
  query masterAwards {
    master_employee_awards(where: { status: { _eq: ACTIVE } }, order_by: [{ position: asc }, { id: asc }], limit: 500) {
      id name short_info job_role job_level age pay_per_hour effective_from
    }
  }
`);

export interface RateVariables extends Record<string, unknown> {
  readonly user: string | null;
  readonly birth: string | null;
  readonly id: string | null;
  readonly date: string;
  readonly type: AwardDayType;
}
export const awardRate = graphql(`
  query awardRate($user: uuid, $birth: date, $id: uuid, $date: date!, $type: String!) {
    award_rate(user_id: $user, date_of_birth: $birth, employee_award_sub_level_id: $id, date: $date, day_type: $type) {
      label level pay_point age fits base_price effective_from percentage rate
    }
  }
`);
