import { graphql, type ResultOf } from '#data/graphql.ts';

/** All data of the roster for some days, in one request. */
export const readRosterWeek = graphql(`
  query roster_week($clinic: uuid!, $from: date!, $until: date!) {
    roster_week(clinic_id: $clinic, from: $from, until: $until) {
      clinic_id name state zone weekly_budget may_add may_edit may_delete shows_costs
      shifts {
        id version user_id user_whom_id clinic_room_id clinic_roster_shift_timing_id roster_shift_type
        clinic_roster_date start_time end_time starts_at ends_at zone
        meal_break_duration meal_break_start_time rest_break_duration rest_break_start_time
        extra_meal_break_duration extra_meal_break_start_time extra_rest_break_duration extra_rest_break_start_time
        message published is_changed was clocked_in_at clocked_out_at is_on_break has_pending_request
        paid_minutes cost_cents cost_unknown
      }
      elsewhere {
        id user_id clinic_id clinic_name zone clinic_roster_date start_time end_time starts_at ends_at
        roster_shift_type paid_minutes published
        meal_break_duration meal_break_start_time rest_break_duration rest_break_start_time
        extra_meal_break_duration extra_meal_break_start_time extra_rest_break_duration extra_rest_break_start_time
      }
      people {
        user_id display_name profile_image color_code work available_days max_hours_per_week is_casual award_name
      }
      rooms { id name color }
      shift_timings { id name start_time end_time color }
      leave {
        employee_leave_id user_id status leave_name color date is_all_day start_time end_time starts_at ends_at
      }
      holidays { date name start_time end_time }
      expiring { user_id name expires_on }
    }
  }
`);

/** The answer changes with every shift of these days; the roster is then read again. */
export const liveLastShift = graphql(`
  subscription roster_changed($clinic: uuid!, $from: date!, $until: date!) {
    clinic_rosters_aggregate(
      where: { clinic_id: { _eq: $clinic }, clinic_roster_date: { _gte: $from, _lte: $until } }
    ) { aggregate { count max { updated_at } } }
  }
`);

export const saveShift = graphql(`
  mutation saveShift(
    $id: uuid, $version: Int, $clinic_id: uuid!, $clinic_roster_date: date!, $start_time: String!, $end_time: String!
    $user_id: uuid, $user_whom_id: uuid, $clinic_room_id: uuid, $clinic_roster_shift_timing_id: uuid
    $roster_shift_type: roster_shift_type, $meal_break_duration: Int, $meal_break_start_time: String
    $rest_break_duration: Int, $rest_break_start_time: String, $extra_meal_break_duration: Int
    $extra_meal_break_start_time: String, $extra_rest_break_duration: Int, $extra_rest_break_start_time: String
    $message: String, $note: String
  ) {
    save_shift(
      id: $id, version: $version, clinic_id: $clinic_id, clinic_roster_date: $clinic_roster_date
      start_time: $start_time, end_time: $end_time, user_id: $user_id, user_whom_id: $user_whom_id
      clinic_room_id: $clinic_room_id, clinic_roster_shift_timing_id: $clinic_roster_shift_timing_id
      roster_shift_type: $roster_shift_type, meal_break_duration: $meal_break_duration
      meal_break_start_time: $meal_break_start_time, rest_break_duration: $rest_break_duration
      rest_break_start_time: $rest_break_start_time, extra_meal_break_duration: $extra_meal_break_duration
      extra_meal_break_start_time: $extra_meal_break_start_time
      extra_rest_break_duration: $extra_rest_break_duration
      extra_rest_break_start_time: $extra_rest_break_start_time, message: $message, note: $note
    ) { id version }
  }
`);

export const deleteShift = graphql(`
  mutation deleteShift($id: uuid!, $version: Int!) {
    delete_shift(id: $id, version: $version) { id version }
  }
`);

export type RosterWeekResult = ResultOf<typeof readRosterWeek>['roster_week'];
