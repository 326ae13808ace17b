import type { weekdays } from '../choices.ts';

export type Weekday = (typeof weekdays)[number];

/** The times of a leave day. Without them it is the whole day; an end of midnight is the day's end. */
export interface DayTimes {
  /** `yyyy-mm-dd` */
  readonly date: string;
  /** `HH:mm` or `HH:mm:ss` */
  readonly start_time: string | null;
  readonly end_time: string | null;
}
export interface Holiday extends DayTimes {
  readonly name: string;
}
/** A day of other leave of the same person, at whatever clinic. */
export interface TakenDay extends DayTimes {
  readonly employee_leave_id: string;
  readonly status: 'PENDING' | 'APPROVED';
}

/** The data that the calculation of leave depends on. */
export interface LeaveFacts {
  readonly minutes_per_day: number;
  readonly applicable_on: readonly Weekday[];
  readonly is_paid: boolean;
  /** The holidays of the clinic's state, and national ones. */
  readonly holidays: readonly Holiday[];
  /** Other leave of the person, without the days of the request that is edited. */
  readonly taken: readonly TakenDay[];
  /** Hours left, as decimal text; what other pending requests reserve is taken off. Null: not limited. */
  readonly remaining_hrs: string | null;
  /** The first day on which the type may be used; null: at once. */
  readonly usable_from: string | null;
  readonly is_attachment_required: boolean;
}

export interface RequestedDay extends DayTimes {
  readonly is_all_day: boolean;
}
export interface RequestedLeave {
  readonly leave_start_date: string;
  readonly leave_end_date: string;
  /** The dates that differ from all day; every other date of the period is all day. */
  readonly days: readonly RequestedDay[];
}

export interface CalculatedDay extends RequestedDay {
  readonly minutes: number;
  readonly paid_minutes: number;
  readonly unpaid_minutes: number;
  /** The reason why the day does not count; null if it does. */
  readonly left_out: 'weekday' | 'holiday' | 'approved' | null;
  /** The name of the holiday, if it is one. */
  readonly holiday: string | null;
}
export interface CalculatedLeave {
  readonly days: readonly CalculatedDay[];
  readonly paid_minutes: number;
  readonly unpaid_minutes: number;
  /** Ids of pending requests that overlap this one. */
  readonly pending_overlaps: readonly string[];
}
