import type { weekdays } from '../choices.ts';

export type Weekday = (typeof weekdays)[number];

/**
 * The times of a day of leave or of a public holiday. Null means from the start or to the end of the day,
 * and an end of midnight means the end of the day.
 */
export interface DayTimes {
  readonly date: string;
  /** `HH:mm` or `HH:mm:ss`. */
  readonly start_time: string | null;
  readonly end_time: string | null;
}
export interface Holiday extends DayTimes {
  readonly name: string;
}
/** A day of other leave of the same person, at any clinic. */
export interface TakenDay extends DayTimes {
  readonly employee_leave_id: string;
  readonly status: 'PENDING' | 'APPROVED';
}

export interface LeaveFacts {
  readonly minutes_per_day: number;
  readonly applicable_on: readonly Weekday[];
  readonly is_paid: boolean;
  /** Public holidays of the clinic's state, and national ones. */
  readonly holidays: readonly Holiday[];
  /** Other leave of the person. The days of the edited request itself are not included. */
  readonly taken: readonly TakenDay[];
  /**
   * Remaining hours as a decimal text, without hours that other pending requests reserve. Null if the leave
   * is not limited.
   */
  readonly remaining_hrs: string | null;
  /** The first day on which the person may take this leave; null if they may at any time. */
  readonly usable_from: string | null;
  readonly is_attachment_required: boolean;
}

export interface RequestedDay extends DayTimes {
  readonly is_all_day: boolean;
}
export interface RequestedLeave {
  readonly leave_start_date: string;
  readonly leave_end_date: string;
  /** Only dates that are not all day; all other dates of the period are. */
  readonly days: readonly RequestedDay[];
}

export interface CalculatedDay extends RequestedDay {
  readonly minutes: number;
  readonly paid_minutes: number;
  readonly unpaid_minutes: number;
  /** Why the day does not count as leave; null if it does. */
  readonly left_out: 'weekday' | 'holiday' | 'approved' | null;
  /** The holiday's name, if the day is one. */
  readonly holiday: string | null;
}
export interface CalculatedLeave {
  readonly days: readonly CalculatedDay[];
  readonly paid_minutes: number;
  readonly unpaid_minutes: number;
  /** Ids of pending requests that overlap this one. */
  readonly pending_overlaps: readonly string[];
}
