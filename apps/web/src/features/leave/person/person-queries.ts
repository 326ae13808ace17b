import { graphql } from '#data/graphql.ts';

export const balancesAndTypes = graphql(`
  subscription personBalances($user: uuid!) {
    employee_leave_balances(where: { user_id: { _eq: $user } }, order_by: [{ created_at: asc }, { id: asc }]) {
      id client_employee_leave_type_id remaining_hrs reserved_hrs client_employee_leave_type { id name }
    }
  }
`);
export const paidTypes = graphql(`
  query paidLeaveTypes {
    client_employee_leave_types(
      where: { leave_type: { _eq: PAID }, status: { _eq: ACTIVE } }, order_by: [{ position: asc }, { id: asc }]
    ) { id name }
  }
`);
export const ledgerOf = graphql(`
  subscription personLedger($where: employee_leave_ledger_bool_exp!, $limit: Int!) {
    employee_leave_ledger(where: $where, order_by: [{ created_at: desc }, { id: desc }], limit: $limit) {
      id kind hrs period_start period_end leave_date note created_at created_by_user { id display_name }
    }
  }
`);
export const forecastOf = graphql(`
  query leaveForecast($user: uuid!, $type: uuid, $on: date!) {
    leave_forecast(user_id: $user, client_employee_leave_type_id: $type, on: $on) {
      on today_hrs accrual_hrs leave_hrs forecast_hrs
    }
  }
`);
export const adjustBalance = graphql(`
  mutation adjustBalance($user: uuid!, $type: uuid, $hrs: String!, $note: String!, $confirmed: Boolean) {
    adjust_leave_balance(
      user_id: $user, client_employee_leave_type_id: $type, hrs: $hrs, note: $note, confirmed: $confirmed
    ) { id }
  }
`);
