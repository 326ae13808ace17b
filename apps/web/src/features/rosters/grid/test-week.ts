import { noBreaks } from './break-columns.ts';
import type { ShiftValues, Week, WeekPerson, WeekShift } from './week-types.ts';

/** A shift of the tests' clinic, 9 to 5 on Monday 23 November 2026 in Brisbane. */
export const aValue = (more: Partial<ShiftValues> = {}): ShiftValues => ({
  clinic_roster_date: '2026-11-23',
  start_time: '09:00:00',
  end_time: '17:00:00',
  user_id: 'mia',
  user_whom_id: null,
  clinic_room_id: null,
  clinic_roster_shift_timing_id: null,
  roster_shift_type: 'ORDINARY',
  message: null,
  ...noBreaks,
  ...more,
});

export const aShift = (id: string, more: Partial<WeekShift> = {}): WeekShift => {
  const values = aValue(more);
  const at = (time: string) => new Date(`${values.clinic_roster_date}T${time}+10:00`).toISOString();
  return {
    id,
    version: 1,
    zone: 'Australia/Brisbane',
    published: false,
    is_changed: false,
    was: null,
    clocked_in_at: null,
    clocked_out_at: null,
    is_on_break: false,
    has_pending_request: false,
    paid_minutes: 480,
    cost_cents: 40_000,
    cost_unknown: null,
    starts_at: at(values.start_time),
    ends_at: at(values.end_time),
    ...values,
    ...more,
  };
};

export const aPerson = (user_id: string, more: Partial<WeekPerson> = {}): WeekPerson => ({
  user_id,
  display_name: user_id,
  profile_image: null,
  color_code: null,
  work: null,
  available_days: [],
  max_hours_per_week: null,
  is_casual: false,
  award_name: null,
  ...more,
});

export const aWeek = (more: Partial<Week> = {}): Week => ({
  clinic_id: 'clinic',
  name: 'Gold Coast',
  state: 'QUEENSLAND',
  zone: 'Australia/Brisbane',
  weekly_budget: null,
  may_add: true,
  may_edit: true,
  may_delete: true,
  shows_costs: true,
  shifts: [],
  elsewhere: [],
  people: [aPerson('mia'), aPerson('ben')],
  rooms: [],
  shift_timings: [],
  leave: [],
  holidays: [],
  expiring: [],
  ...more,
});
