import { addDays, type LeftOutReason } from '@operatory/domain';
import type { Week } from '../grid/week-types.ts';
import { daysInWords, rosterCountInWords, timesInWords, weekdayInWords } from '../roster-words.ts';
import type { PlanPreview } from './plan-preview.ts';

const reasons = {
  exists: 'Already there',
  overlaps: 'The employee has another shift at that time',
  on_leave: 'The employee is on leave',
  not_at_clinic: 'The employee can no longer be rostered here',
  no_such_time: 'The clocks skip that time',
  unrostered: 'Worked without a shift, so there is nothing to copy',
} as const satisfies Readonly<Record<LeftOutReason, string>>;
const known: Readonly<Record<string, string>> = reasons;

/** `21 Dec to 27 Dec`, for the week that starts on this Monday. */
export const weekInWords = (monday: string): string => daysInWords(monday, addDays(monday, 6));

/** `34 shifts are added to 21 Dec to 27 Dec as drafts, 2 of them open.` */
export function addedInWords({ added, shifts, moved }: PlanPreview, to: string): string {
  if (added === 0) return `Nothing is added to ${weekInWords(to)}.`;
  const open = shifts.filter(({ user_id }) => user_id === null).length;
  const shown = added === 1 ? '1 shift is added' : `${added} shifts are added`;
  const openWords = open > 0 ? `, ${open} of them open` : '';
  const movedWords =
    moved > 0
      ? ` ${rosterCountInWords(moved, 'shift')} moved, because the clocks skip the time on that day.`
      : '';
  return `${shown} to ${weekInWords(to)} as drafts${openWords}.${movedWords}`;
}

export interface LeftOutGroup {
  readonly reason: string;
  readonly count: number;
  /** A text for each shift; empty for a reason whose shifts are only counted. */
  readonly lines: readonly { readonly id: string; readonly words: string }[];
}

/** Groups the shifts that are left out by reason. Reasons whose shifts are only counted come last. */
export function leftOutGroups(
  { left_out }: Pick<PlanPreview, 'left_out'>,
  people: Week['people'],
): readonly LeftOutGroup[] {
  const names = new Map(people.map(({ user_id, display_name }) => [user_id, display_name]));
  const found = [...new Set(left_out.map(({ reason }) => reason))];
  const isCountedOnly = (reason: string) => reason === 'exists' || reason === 'unrostered';
  return found
    .toSorted((one, other) => Number(isCountedOnly(one)) - Number(isCountedOnly(other)))
    .map((reason) => {
      const shifts = left_out.filter((shift) => shift.reason === reason);
      return {
        reason: known[reason] ?? 'Left out',
        count: shifts.length,
        lines: isCountedOnly(reason)
          ? []
          : shifts.map(({ id, user_id, date, start_time, end_time }) => ({
              id,
              words: `${user_id === null ? 'Open shift' : (names.get(user_id) ?? 'Someone else')}, ${weekdayInWords(date)}, ${timesInWords(start_time, end_time)}`,
            })),
      };
    });
}
