import type { RosterBreakType, RosterShiftType } from './roster-choices.ts';
import type { PlannedShift } from './shift-minutes.ts';

/** The limits of a roster in minutes. Exceeding them causes warnings and prevents nothing. */
export const rosterLimits = {
  /** The ordinary minutes of a full-time week: 38 hours. */
  ordinary_per_week: 2280,
  /** Longer than this without a meal is too long. */
  without_meal: 300,
  shortest_meal: 30,
  longest_meal: 60,
  /** Paid rest for each whole `rest_per` of paid time. */
  rest: 10,
  rest_per: 240,
  /** From the end of one working day to the start of the next. */
  between_days: 600,
  /** Shifts of one date are one working day, with a pause in it, when the first starts and the last ends within this. */
  working_day: 720,
} as const;
export type RosterLimits = Readonly<Record<keyof typeof rosterLimits, number>>;

export interface LimitedShift extends PlannedShift {
  readonly id: string;
  /** Null for an open shift. */
  readonly user_id: string | null;
  readonly roster_shift_type: RosterShiftType;
}

/** A passed limit, with the facts that its message needs. Minutes are whole. */
export type RosterWarning =
  | {
      readonly kind: 'no_meal_break';
      readonly shift_id: string;
      /** The longest period of the shift without a meal. */
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
      /** The Monday of the week, `yyyy-mm-dd`. */
      readonly week: string;
      readonly minutes: number;
      readonly limit: number;
    }
  | {
      readonly kind: 'max_hours';
      readonly user_id: string;
      readonly week: string;
      readonly minutes: number;
      /** Decimal text, as the person's record has it. */
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

/** Being on call is waiting, and not work until somebody calls. */
export const isWork = ({ roster_shift_type }: Pick<LimitedShift, 'roster_shift_type'>): boolean =>
  roster_shift_type !== 'ON_CALL';
