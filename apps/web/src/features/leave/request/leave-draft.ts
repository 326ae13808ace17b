import type { RequestedLeave } from '@operatory/domain';
import { isDate } from '@operatory/resource';
import type { FileReference } from '#data/file-reference.ts';

/** The value of the leave type field for taking time in lieu. */
export const timeInLieu = 'time-in-lieu';

/** A leave request that is being edited. */
export interface LeaveDraft {
  readonly user_id: string;
  readonly clinic_id: string;
  /** A leave type's id, or time in lieu; empty until one is chosen. */
  readonly kind: string;
  /** `yyyy-mm-dd`, or the typed text if it is not a date. */
  readonly from: string;
  readonly until: string;
  /** Times of the days that are not whole days. */
  readonly times: Readonly<Record<string, DayTimesDraft>>;
  readonly reason: string;
  readonly attachments: readonly FileReference[];
}
export interface DayTimesDraft {
  readonly start: string;
  readonly end: string;
}

const timeOf = (text: string): string | null => (text === '' ? null : text);

/** The requested period and times, once both dates are set. Times of days outside the period are left out. */
export function requestedLeave({ from, until, times }: LeaveDraft): RequestedLeave | null {
  if (!isDate(from) || !isDate(until)) return null;
  return {
    leave_start_date: from,
    leave_end_date: until,
    days: Object.entries(times)
      .filter(([date]) => date >= from && date <= until)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([date, { start, end }]) => ({
        date,
        is_all_day: false,
        start_time: timeOf(start),
        end_time: timeOf(end),
      })),
  };
}

/** The draft with another first or last day: the other one follows where it would be on the wrong side. */
export function withPeriod(draft: LeaveDraft, change: { from?: string; until?: string }): LeaveDraft {
  const next = { ...draft, ...change };
  if (!isDate(next.from)) return next;
  const isBefore = isDate(next.until) && next.until < next.from;
  // Somebody who types the first day has the last one to choose next; one day is the likeliest.
  if (change.from !== undefined && (next.until === '' || isBefore)) return { ...next, until: next.from };
  return next;
}

/** The draft with a day's times, or all day again. */
export function withTimes(draft: LeaveDraft, date: string, times: DayTimesDraft | null): LeaveDraft {
  const { [date]: _, ...others } = draft.times;
  return { ...draft, times: times ? { ...others, [date]: times } : others };
}
