import { graphql, type ResultOf } from '#data/graphql.ts';

export const readCalendar = graphql(`
  query leave_calendar($from: date!, $until: date!, $clinic: uuid) {
    leave_calendar(from: $from, until: $until, clinic_id: $clinic) {
      days {
        date user_id display_name clinic_ids employee_leave_id status
        leave_type { id name color } is_all_day start_time end_time hrs
      }
      holidays { date name state start_time end_time }
    }
  }
`);

/**
 * The last change among the leave days that the user may read. The calendar is read again when it changes.
 */
export const liveLastChange = graphql(`
  subscription leave_days_changed($from: date!, $until: date!) {
    employee_leave_days(
      where: { date: { _gte: $from, _lte: $until } }
      order_by: [{ updated_at: desc }, { id: asc }]
      limit: 1
    ) { id updated_at }
  }
`);

type Calendar = ResultOf<typeof readCalendar>['leave_calendar'];
export type LeaveDay = Calendar['days'][number];
export type Holiday = Calendar['holidays'][number];
