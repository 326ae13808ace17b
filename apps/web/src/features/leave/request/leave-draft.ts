import type { RequestedLeave } from '@operatory/domain';
import { isDate } from '@operatory/resource';
import type { FileReference } from '#data/file-reference.ts';

/** The value of the leave type field for taking time in lieu. */
export const timeInLieu = 'time-in-lieu';

export interface LeaveDraft {
  readonly user_id: string;
  readonly clinic_id: string;
  /** A leave type's id, or time in lieu; empty until one is chosen. */
  readonly kind: string;
  /** `yyyy-mm-dd`, or the typed text if that is not a date. */
  readonly from: string;
  readonly until: string;
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

/** The draft with a new first or last day. */
export function withPeriod(draft: LeaveDraft, change: { from?: string; until?: string }): LeaveDraft {
  const next = { ...draft, ...change };
  if (!isDate(next.from)) return next;
  const isBefore = isDate(next.until) && next.until < next.from;
  // A new first day also becomes the last one if that is missing or earlier, because most requests are for
  // one day.
  if (change.from !== undefined && (next.until === '' || isBefore)) return { ...next, until: next.from };
  return next;
}

/** The draft with new times for a day, or with a whole day if `times` is null. */
export function withTimes(draft: LeaveDraft, date: string, times: DayTimesDraft | null): LeaveDraft {
  const { [date]: _, ...others } = draft.times;
  return { ...draft, times: times ? { ...others, [date]: times } : others };
}
