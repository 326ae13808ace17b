import { addDays, rosteredMinutes, shiftTimes } from '@operatory/domain';
import { durationInWords, endsNextDay, timeInWords, weekdayInWords } from '../roster-words.ts';
import { breaksOfDraft, planOfDraft, type ShiftDraft } from './shift-draft.ts';

/**
 * A summary of a draft: whether it ends on the next day, its rostered and paid hours, and its real length
 * in a night when the clocks change. Null until both times are set.
 */
export function summaryOf(draft: ShiftDraft, zone: string): string | null {
  const plan = planOfDraft(draft, zone);
  if (!plan) return null;
  const times = shiftTimes(plan);
  const minutes = rosteredMinutes({ ...plan, breaks: breaksOfDraft(draft) });
  if (!times || !minutes)
    return 'The clocks change then, and nothing is left of this shift. Choose another time.';
  const { rostered, elapsed, paid } = minutes;
  const moved = [
    times.start === plan.start ? '' : `starts ${timeInWords(times.start)}`,
    times.end === plan.end ? '' : `ends ${timeInWords(times.end)}`,
  ].filter(Boolean);
  return [
    endsNextDay(plan.start, plan.end) ? `Ends ${weekdayInWords(addDays(plan.date, 1))}.` : '',
    `${durationInWords(rostered)}, ${durationInWords(paid)} paid.`,
    elapsed === rostered ? '' : `The clocks change: ${durationInWords(elapsed)} really pass.`,
    moved.length > 0 ? `The clocks skip that time, so the shift ${moved.join(' and ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
