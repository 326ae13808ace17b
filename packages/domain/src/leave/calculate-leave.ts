import { isDate } from '@operatory/resource';
import { ok, type Result, refuse } from '../refusal.ts';
import { daysBetween, weekdayOf } from '../time/calendar-days.ts';
import { addDays } from '../time/zoned-time.ts';
import { type DaySpan, minutesWithin, spanOf, spansOverlap, wholeDay } from './day-spans.ts';
import { minutesOfHours } from './hours-text.ts';
import type {
  CalculatedDay,
  CalculatedLeave,
  DayTimes,
  LeaveFacts,
  RequestedDay,
  RequestedLeave,
} from './leave-facts.ts';
import { splitHours } from './split-hours.ts';

export const maxLeaveDays = 366;

/** Counts the first and the last day. */
export const daysOfPeriod = (from: string, until: string): number => daysBetween(from, until) + 1;

interface AskedSpan {
  readonly day: RequestedDay;
  readonly span: DaySpan;
}

/**
 * Calculates a request's hours day by day. They are paid until the balance is used up, and unpaid after that.
 * Runs in the browser for the preview and on the server.
 */
export function calculateLeave(facts: LeaveFacts, asked: RequestedLeave): Result<CalculatedLeave> {
  const spans = spansOfPeriod(asked);
  if (!spans.ok) return spans;
  if (facts.usable_from !== null && asked.leave_start_date < facts.usable_from)
    return refuse('leave_not_usable_yet');
  return calculateSpans(facts, spans.value);
}

/**
 * Calculates a request again for its approval. Days that no longer count are dropped, but none are added.
 * Refuses if other leave was approved for these hours in the meantime.
 */
export function recalculateLeave(facts: LeaveFacts, days: readonly RequestedDay[]): Result<CalculatedLeave> {
  const spans = spansOfDays([...days].sort((one, other) => (one.date < other.date ? -1 : 1)));
  if (!spans.ok) return spans;
  const approved = facts.taken.filter(({ status }) => status === 'APPROVED');
  if (spans.value.some((asked) => overlapping(asked, approved).length > 0))
    return refuse('leave_overlaps_approved');
  return calculateSpans(facts, spans.value);
}

function spansOfPeriod({
  leave_start_date: from,
  leave_end_date: until,
  days,
}: RequestedLeave): Result<readonly AskedSpan[]> {
  if (!isDate(from) || !isDate(until)) return refuse('leave_dates_invalid');
  if (until < from) return refuse('leave_ends_before_start');
  const length = daysOfPeriod(from, until);
  if (length > maxLeaveDays) return refuse('leave_too_long');
  const byDate = new Map(days.map((day) => [day.date, day]));
  if (byDate.size < days.length || days.some(({ date }) => !isDate(date) || date < from || date > until))
    return refuse('leave_days_outside');
  return spansOfDays(
    Array.from({ length }, (_, index) => {
      const date = addDays(from, index);
      return byDate.get(date) ?? { date, is_all_day: true, start_time: null, end_time: null };
    }),
  );
}

function spansOfDays(days: readonly RequestedDay[]): Result<readonly AskedSpan[]> {
  const spans: AskedSpan[] = [];
  for (const day of days) {
    if (day.is_all_day) {
      spans.push({ day: { ...day, start_time: null, end_time: null }, span: wholeDay });
      continue;
    }
    if (day.start_time === null || day.end_time === null) return refuse('leave_times_missing');
    const span = spanOf(day);
    if (!span) return refuse('leave_times_invalid');
    spans.push({ day, span });
  }
  return ok(spans);
}

function calculateSpans(facts: LeaveFacts, spans: readonly AskedSpan[]): Result<CalculatedLeave> {
  const counted: Omit<CalculatedDay, 'paid_minutes' | 'unpaid_minutes'>[] = [];
  const pending = facts.taken.filter(({ status }) => status === 'PENDING');
  const pending_overlaps = new Set<string>();
  for (const asked of spans) {
    const day = countDay(facts, asked);
    if (!day.ok) return day;
    counted.push(day.value);
    if (day.value.left_out) continue;
    for (const { employee_leave_id } of overlapping(asked, pending)) pending_overlaps.add(employee_leave_id);
  }
  const total = counted.reduce((sum, { minutes }) => sum + minutes, 0);
  if (total === 0)
    return refuse(
      counted.some(({ left_out }) => left_out === 'approved') ? 'leave_overlaps_approved' : 'no_leave_hours',
    );
  const split = splitHours(
    counted.map(({ minutes }) => minutes),
    remainingMinutes(facts),
  );
  const days = counted.map((day, index) => ({
    ...day,
    paid_minutes: split[index]?.paid_minutes ?? 0,
    unpaid_minutes: split[index]?.unpaid_minutes ?? 0,
  }));
  const paid_minutes = days.reduce((sum, day) => sum + day.paid_minutes, 0);
  return ok({
    days,
    paid_minutes,
    unpaid_minutes: total - paid_minutes,
    pending_overlaps: [...pending_overlaps],
  });
}

function remainingMinutes({ is_paid, remaining_hrs }: LeaveFacts): number {
  if (!is_paid) return 0;
  return remaining_hrs === null ? Number.POSITIVE_INFINITY : minutesOfHours(remaining_hrs);
}

/**
 * @returns The day's minutes of leave: a working day's, but no more than the requested time outside public
 * holidays. A whole day on which other leave is approved is left out; any other overlap with approved leave
 * is refused.
 */
function countDay(
  { applicable_on, holidays, taken, minutes_per_day }: LeaveFacts,
  asked: AskedSpan,
): Result<Omit<CalculatedDay, 'paid_minutes' | 'unpaid_minutes'>> {
  const { day, span } = asked;
  const ofDay = holidays.filter(({ date }) => date === day.date);
  const holiday = ofDay[0]?.name ?? null;
  const leftOut = (left_out: CalculatedDay['left_out']) => ok({ ...day, minutes: 0, left_out, holiday });
  if (!applicable_on.includes(weekdayOf(day.date))) return leftOut('weekday');
  const free = span.until - span.from - minutesWithin(span, ofDay.flatMap(spansOfTimes));
  if (free === 0) return leftOut('holiday');
  const approved = overlapping(
    asked,
    taken.filter(({ status }) => status === 'APPROVED'),
  );
  if (approved.length > 0) {
    const covered = minutesWithin(span, approved.flatMap(spansOfTimes)) === span.until - span.from;
    return day.is_all_day && covered ? leftOut('approved') : refuse('leave_overlaps_approved');
  }
  return ok({ ...day, minutes: Math.min(free, minutes_per_day), left_out: null, holiday });
}

const spansOfTimes = (times: DayTimes): readonly DaySpan[] => {
  const span = spanOf(times);
  return span ? [span] : [];
};
const overlapping = <Taken extends DayTimes>({ day, span }: AskedSpan, taken: readonly Taken[]) =>
  taken.filter(
    (other) =>
      other.date === day.date && spansOfTimes(other).some((otherSpan) => spansOverlap(span, otherSpan)),
  );
