import type { RosterShiftType } from '@operatory/domain';
import type { BoolExp } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';
import { type SwapRow, swapFields } from '../swaps/swap-row.ts';

export interface RosterShift {
  readonly id: string;
  readonly clinic_id: string;
  readonly clinic: { readonly id: string; readonly name: string } | null;
  readonly clinic_room: { readonly id: string; readonly name: string } | null;
  readonly user_whom: { readonly id: string; readonly display_name: string } | null;
  readonly roster_shift_type: RosterShiftType;
  readonly clinic_roster_date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly zone: string;
  readonly meal_break_duration: number | null;
  readonly meal_break_start_time: string | null;
  readonly rest_break_duration: number | null;
  readonly rest_break_start_time: string | null;
  readonly extra_meal_break_duration: number | null;
  readonly extra_meal_break_start_time: string | null;
  readonly extra_rest_break_duration: number | null;
  readonly extra_rest_break_start_time: string | null;
  readonly message: string | null;
  readonly clocked_in_at: string | null;
  readonly clocked_out_at: string | null;
  /** The user's pending request for other times, if there is one. */
  readonly clinic_roster_change_requests: readonly { readonly id: string }[];
}
const fields = `
  id clinic_id clinic { id name } clinic_room { id name } user_whom { id display_name } roster_shift_type
  clinic_roster_date start_time end_time starts_at ends_at zone meal_break_duration meal_break_start_time
  rest_break_duration rest_break_start_time extra_meal_break_duration extra_meal_break_start_time
  extra_rest_break_duration extra_rest_break_start_time message clocked_in_at clocked_out_at
  clinic_roster_change_requests(where: { status: { _eq: "PENDING" } }, limit: 1) { id }`;

type Mine = Readonly<Record<'user' | 'from' | 'until', string>>;

/** The user's published shifts. Drafts are left out, even if the user may read them. */
export const myShifts = graphql<{ clinic_rosters: readonly RosterShift[] }, Mine>(`
  subscription myShifts($user: uuid!, $from: date!, $until: date!) {
    clinic_rosters(
      where: { user_id: { _eq: $user }, published: { _eq: true }, clinic_roster_date: { _gte: $from, _lte: $until } }
      order_by: [{ starts_at: asc }, { id: asc }], limit: 200
    ) { ${fields} }
  }
`);

export const openShifts = graphql<
  { clinic_rosters: readonly RosterShift[] },
  { now: string; clinics: readonly string[] }
>(`
  subscription openShifts($now: timestamptz!, $clinics: [uuid!]!) {
    clinic_rosters(
      where: {
        user_id: { _is_null: true }, published: { _eq: true }, starts_at: { _gt: $now }, clinic_id: { _in: $clinics }
      }
      order_by: [{ starts_at: asc }, { id: asc }], limit: 50
    ) { ${fields} }
  }
`);

export const mySwaps = graphql<{ clinic_roster_swap_requests: readonly SwapRow[] }, { where: BoolExp }>(`
  subscription mySwaps($where: clinic_roster_swap_requests_bool_exp!) {
    clinic_roster_swap_requests(where: $where, order_by: [{ created_at: desc }, { id: asc }], limit: 50) { ${swapFields} }
  }
`);

export interface MyLeaveDay {
  readonly id: string;
  readonly date: string;
  readonly is_all_day: boolean;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly status: string;
  readonly client_employee_leave_type: { readonly name: string; readonly color: string | null } | null;
}
export const myLeaveDays = graphql<{ employee_leave_days: readonly MyLeaveDay[] }, Mine>(`
  subscription myLeaveDays($user: uuid!, $from: date!, $until: date!) {
    employee_leave_days(
      where: {
        user_id: { _eq: $user }, date: { _gte: $from, _lte: $until }, status: { _in: ["PENDING", "APPROVED"] }
      }
      order_by: [{ date: asc }, { id: asc }], limit: 100
    ) { id date is_all_day start_time end_time starts_at ends_at status client_employee_leave_type { name color } }
  }
`);
