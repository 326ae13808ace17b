import { addDays, rosteredMinutes, shiftTimes } from '@operatory/domain';
import type { Week, WeekShift } from './grid/week-types.ts';

const zone = 'Australia/Sydney';

export function sampleShift(other: Partial<WeekShift> = {}): WeekShift {
  const shift: WeekShift = {
    id: 'shift',
    version: 1,
    user_id: 'mia',
    user_whom_id: null,
    clinic_room_id: null,
    clinic_roster_shift_timing_id: null,
    roster_shift_type: 'ORDINARY',
    clinic_roster_date: '2026-12-21',
    start_time: '08:00:00',
    end_time: '17:00:00',
    starts_at: '',
    ends_at: '',
    zone,
    meal_break_duration: null,
    meal_break_start_time: null,
    rest_break_duration: null,
    rest_break_start_time: null,
    extra_meal_break_duration: null,
    extra_meal_break_start_time: null,
    extra_rest_break_duration: null,
    extra_rest_break_start_time: null,
    message: null,
    published: false,
    is_changed: false,
    was: null,
    clocked_in_at: null,
    clocked_out_at: null,
    is_on_break: false,
    has_pending_request: false,
    paid_minutes: 0,
    cost_cents: null,
    cost_unknown: null,
    ...other,
  };
  const plan = {
    date: shift.clinic_roster_date,
    start: shift.start_time,
    end: shift.end_time,
    zone: shift.zone,
  };
  const times = shiftTimes(plan);
  return {
    ...shift,
    starts_at: times?.starts_at.toISOString() ?? '',
    ends_at: times?.ends_at.toISOString() ?? '',
    paid_minutes: rosteredMinutes({ ...plan, breaks: [] })?.paid ?? 0,
  };
}

const person = (user_id: string, display_name: string, work: string) => ({
  user_id,
  display_name,
  profile_image: null,
  color_code: null,
  work,
  available_days: [],
  max_hours_per_week: null,
  is_casual: false,
  award_name: null,
});

export const sampleWeek = (shifts: readonly WeekShift[], other: Partial<Week> = {}): Week => ({
  clinic_id: 'manly',
  name: 'Manly',
  state: 'NSW',
  zone,
  weekly_budget: null,
  may_add: true,
  may_edit: true,
  may_delete: true,
  shows_costs: true,
  shifts,
  elsewhere: [],
  people: [person('leo', 'Leo Park', 'Dentist'), person('mia', 'Mia Chen', 'Dental assistant')],
  rooms: [
    { id: 'surgery1', name: 'Surgery 1', color: '#a5d8ff' },
    { id: 'surgery2', name: 'Surgery 2', color: '#d0bfff' },
  ],
  shift_timings: [
    { id: 'full', name: 'Full day', color: null, start_time: '08:00:00', end_time: '17:00:00' },
    { id: 'night', name: 'Night', color: null, start_time: '22:00:00', end_time: '06:00:00' },
  ],
  leave: [],
  holidays: [{ date: addDays('2026-12-21', 4), name: 'Christmas Day', start_time: null, end_time: null }],
  expiring: [],
  ...other,
});
