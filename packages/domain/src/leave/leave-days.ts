export interface TakenDays {
  /** Days of approved leave, `yyyy-mm-dd`. */
  readonly approved: readonly string[];
  readonly holidays: readonly string[];
  /** Days of pending requests. They can still be chosen. */
  readonly pending: readonly string[];
}
export type LeaveDayState = 'approved' | 'holiday' | 'pending' | 'free';

export function leaveDayState(day: string, taken: TakenDays): LeaveDayState {
  if (taken.approved.includes(day)) return 'approved';
  if (taken.holidays.includes(day)) return 'holiday';
  return taken.pending.includes(day) ? 'pending' : 'free';
}
export const mayChooseDay = (day: string, taken: TakenDays): boolean =>
  ['free', 'pending'].includes(leaveDayState(day, taken));
