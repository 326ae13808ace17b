import type { Holiday, LeaveFacts, RequestedDay, TakenDay } from '../src/leave/leave-facts.ts';

const allDay = { start_time: null, end_time: null };
const holiday = (date: string, name: string, start_time: string | null = null): Holiday => ({
  date,
  name,
  start_time,
  end_time: null,
});
/** The public holidays in the period of the examples, by state. */
export const holidays = {
  NSW: [
    holiday('2026-10-05', 'Labour Day'),
    holiday('2026-12-25', 'Christmas Day'),
    holiday('2026-12-26', 'Boxing Day'),
    holiday('2026-12-28', 'Boxing Day (additional day)'),
    holiday('2027-01-01', 'New Year’s Day'),
  ],
  QLD: [
    holiday('2026-10-05', 'King’s Birthday'),
    holiday('2026-12-24', 'Christmas Eve', '18:00:00'),
    holiday('2026-12-25', 'Christmas Day'),
  ],
  VIC: [holiday('2026-11-03', 'Melbourne Cup')],
} as const;

export const weekdaysOnly = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;
export const facts = (more: Partial<LeaveFacts> = {}): LeaveFacts => ({
  minutes_per_day: 456,
  applicable_on: weekdaysOnly,
  is_paid: true,
  holidays: holidays.NSW,
  taken: [],
  remaining_hrs: '152',
  usable_from: null,
  is_attachment_required: false,
  ...more,
});
export const part = (date: string, start_time: string, end_time: string): RequestedDay => ({
  date,
  is_all_day: false,
  start_time,
  end_time,
});
export const whole = (date: string): RequestedDay => ({ date, is_all_day: true, ...allDay });
export const leave = (
  leave_start_date: string,
  leave_end_date: string,
  ...days: readonly RequestedDay[]
) => ({
  leave_start_date,
  leave_end_date,
  days,
});
export const taken = (
  status: TakenDay['status'],
  date: string,
  start_time: string | null = null,
  end_time: string | null = null,
  employee_leave_id = 'other',
): TakenDay => ({ employee_leave_id, status, date, start_time, end_time });
