import type { RosterBreakType, RosterShiftType } from './roster-choices.ts';
import type { PlannedShift } from './shift-minutes.ts';

/** Limits in minutes. A shift that is beyond one gets a warning, but can still be saved. */
export const rosterLimits = {
  /** The ordinary hours of a full-time week: 38. */
  ordinary_per_week: 2280,
  /** Work without a meal may last this long. */
  without_meal: 300,
  shortest_meal: 30,
  longest_meal: 60,
  /** Paid rest for each full `rest_per` of paid time. */
  rest: 10,
  rest_per: 240,
  /** From the end of one working day to the start of the next. */
  between_days: 600,
  /** Shifts of one date count as one working day, with a pause, if all of them are within this time. */
  working_day: 720,
} as const;
export type RosterLimits = Readonly<Record<keyof typeof rosterLimits, number>>;

export interface LimitedShift extends PlannedShift {
  readonly id: string;
  /** Null for an open shift. */
  readonly user_id: string | null;
  readonly roster_shift_type: RosterShiftType;
}

export type RosterWarning =
  | {
      readonly kind: 'no_meal_break';
      readonly shift_id: string;
      /** The longest part of the shift without a meal. */
      readonly from: Date;
      readonly until: Date;
      readonly minutes: number;
      readonly limit: number;
    }
  | {
      readonly kind: 'meal_length';
      readonly shift_id: string;
      readonly break_type: RosterBreakType;
      readonly minutes: number;
      readonly shortest: number;
      readonly longest: number;
    }
  | {
      readonly kind: 'rest_breaks';
      readonly shift_id: string;
      readonly minutes: number;
      readonly needed: number;
    }
  | {
      readonly kind: 'ordinary_hours';
      readonly user_id: string;
      /** The week's Monday as `yyyy-mm-dd`. */
      readonly week: string;
      readonly minutes: number;
      readonly limit: number;
    }
  | {
      readonly kind: 'max_hours';
      readonly user_id: string;
      readonly week: string;
      readonly minutes: number;
      /** A decimal text, as stored with the person. */
      readonly max_hours_per_week: string;
    }
  | {
      readonly kind: 'short_rest';
      readonly user_id: string;
      readonly earlier_id: string;
      readonly later_id: string;
      readonly minutes: number;
      readonly limit: number;
    };

/** Time on call is not work, because the person only waits to be called. */
export const isWork = ({ roster_shift_type }: Pick<LimitedShift, 'roster_shift_type'>): boolean =>
  roster_shift_type !== 'ON_CALL';
