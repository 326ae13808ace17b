export interface TakenDays {
  /** The days of approved leave, `yyyy-mm-dd`. */
  readonly approved: readonly string[];
  readonly holidays: readonly string[];
  /** Days of pending requests: listed, and still free to choose. */
  readonly pending: readonly string[];
}
export type LeaveDayState = 'approved' | 'holiday' | 'pending' | 'free';

/** A day's state when days of leave are chosen: approved leave and holidays are not chosen again. */
export function leaveDayState(day: string, taken: TakenDays): LeaveDayState {
  if (taken.approved.includes(day)) return 'approved';
  if (taken.holidays.includes(day)) return 'holiday';
  return taken.pending.includes(day) ? 'pending' : 'free';
}
export const mayChooseDay = (day: string, taken: TakenDays): boolean =>
  ['free', 'pending'].includes(leaveDayState(day, taken));
