import type { RosterShiftType } from '@operatory/domain';

type Time = string;

export interface BreakColumns {
  readonly meal_break_duration: number | null;
  readonly meal_break_start_time: Time | null;
  readonly rest_break_duration: number | null;
  readonly rest_break_start_time: Time | null;
  readonly extra_meal_break_duration: number | null;
  readonly extra_meal_break_start_time: Time | null;
  readonly extra_rest_break_duration: number | null;
  readonly extra_rest_break_start_time: Time | null;
}

/** The planned values of a shift, which the form edits, a copy contains and an undo restores. */
export interface ShiftValues extends BreakColumns {
  readonly clinic_roster_date: string;
  readonly start_time: Time;
  readonly end_time: Time;
  readonly user_id: string | null;
  readonly user_whom_id: string | null;
  readonly clinic_room_id: string | null;
  readonly clinic_roster_shift_timing_id: string | null;
  readonly roster_shift_type: RosterShiftType;
  readonly message: string | null;
}

export interface WeekShift extends ShiftValues {
  readonly id: string;
  readonly version: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly zone: string;
  readonly published: boolean;
  /** Whether the shift is published but was changed since. */
  readonly is_changed: boolean;
  /** The published values of the columns that were changed since. */
  readonly was: unknown;
  readonly clocked_in_at: string | null;
  readonly clocked_out_at: string | null;
  readonly is_on_break: boolean;
  readonly has_pending_request: boolean;
  readonly paid_minutes: number;
  /** Null for an open shift, if the cost is unknown, or if this user may not see it. */
  readonly cost_cents: number | null;
  readonly cost_unknown: string | null;
}

export interface WeekElsewhere extends BreakColumns {
  readonly id: string;
  readonly user_id: string;
  readonly clinic_id: string;
  readonly clinic_name: string;
  readonly zone: string;
  readonly clinic_roster_date: string;
  readonly start_time: Time;
  readonly end_time: Time;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly roster_shift_type: RosterShiftType;
  readonly paid_minutes: number;
  readonly published: boolean;
}

export interface WeekPerson {
  readonly user_id: string;
  readonly display_name: string;
  readonly profile_image: unknown;
  readonly color_code: string | null;
  readonly work: string | null;
  /** SUNDAY to SATURDAY; empty means every day. */
  readonly available_days: readonly string[];
  readonly max_hours_per_week: string | null;
  readonly is_casual: boolean;
  readonly award_name: string | null;
}

export interface WeekLeave {
  readonly employee_leave_id: string;
  readonly user_id: string;
  readonly status: 'PENDING' | 'APPROVED';
  readonly leave_name: string;
  readonly color: string | null;
  readonly date: string;
  readonly is_all_day: boolean;
  readonly start_time: Time | null;
  readonly end_time: Time | null;
  readonly starts_at: string;
  readonly ends_at: string;
}

export interface WeekRoom {
  readonly id: string;
  readonly name: string;
  readonly color: string | null;
}

export interface WeekTiming extends WeekRoom {
  readonly start_time: Time;
  readonly end_time: Time;
}

export interface WeekHoliday {
  readonly date: string;
  readonly name: string;
  readonly start_time: Time | null;
  readonly end_time: Time | null;
}

export interface Week {
  readonly clinic_id: string;
  readonly name: string;
  readonly state: string | null;
  readonly zone: string;
  readonly weekly_budget: string | null;
  readonly may_add: boolean;
  readonly may_edit: boolean;
  readonly may_delete: boolean;
  readonly shows_costs: boolean;
  readonly shifts: readonly WeekShift[];
  readonly elsewhere: readonly WeekElsewhere[];
  readonly people: readonly WeekPerson[];
  readonly rooms: readonly WeekRoom[];
  readonly shift_timings: readonly WeekTiming[];
  readonly leave: readonly WeekLeave[];
  readonly holidays: readonly WeekHoliday[];
  readonly expiring: readonly {
    readonly user_id: string;
    readonly name: string;
    readonly expires_on: string;
  }[];
}
