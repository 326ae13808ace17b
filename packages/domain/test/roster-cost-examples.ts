import type { DayTimes } from '../src/leave/leave-facts.ts';
import type { PlannedBreak } from '../src/rosters/shift-breaks.ts';
import { type CostedShift, type PaidPerson, shiftCost } from '../src/rosters/shift-cost.ts';

export const [sydney, brisbane] = ['Australia/Sydney', 'Australia/Brisbane'];
export const level = {
  casual_rate_percentage: '25.000',
  saturday_casual_rate_percentage: '75.000',
  sunday_casual_rate_percentage: '75.000',
  public_holidays_casual_rate_percentage: '175.000',
  overtime_time_and_half_percentage: '50.000',
  overtime_double_time_percentage: '100.000',
  overtime_sundays_percentage: '100.000',
  overtime_public_holidays_percentage: '150.000',
  is_overtime_sunday: false,
  is_overtime_public_holidays: false,
  is_age_required: false,
  employee_award_sub_levels: [
    {
      id: 'level 1',
      pay_point: null,
      age: null,
      rates: [
        { effective_from: '2025-07-01', base_price: '25.74' },
        { effective_from: '2027-07-01', base_price: '26.76' },
      ],
    },
  ],
};
export const permanent: PaidPerson = {
  date_of_birth: '1990-05-01',
  is_casual: false,
  level,
  sub_level_id: 'level 1',
};
export const casual: PaidPerson = { ...permanent, is_casual: true };
export const overtimeDays: PaidPerson = {
  ...permanent,
  level: { ...level, is_overtime_sunday: true, is_overtime_public_holidays: true },
};

export const allDay = (date: string): DayTimes => ({ date, start_time: null, end_time: null });
export const meal = (start: string, length = 30): PlannedBreak => ({ type: 'MEAL', start, length });
export const rest: PlannedBreak = { type: 'REST', start: '15:00', length: 10 };
export const shift = (
  date: string,
  start: string,
  end: string,
  breaks: readonly PlannedBreak[] = [],
  other: Partial<CostedShift> = {},
): CostedShift => ({
  roster_shift_type: 'ORDINARY',
  holidays: [],
  zone: sydney,
  roster_date: date,
  date,
  start,
  end,
  breaks,
  ...other,
});
export const day = (date: string, other: Partial<CostedShift> = {}) =>
  shift(date, '09:00', '17:00', [meal('12:00'), rest], other);
export const overtime = { roster_shift_type: 'OVERTIME' } as const;
export const known = (costed: CostedShift, person: PaidPerson, before = 0) => {
  const cost = shiftCost(costed, person, before);
  if (!cost.known) throw new Error(cost.reason);
  return cost;
};
