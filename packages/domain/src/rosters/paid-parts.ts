import type { DayTimes } from '../leave/leave-facts.ts';
import { daysBetween, weekdayOffset } from '../time/calendar-days.ts';
import { addDays } from '../time/zoned-time.ts';
import { isUnpaidBreak, placeBreaks, timesBetweenBreaks } from './shift-breaks.ts';
import type { PlannedShift } from './shift-minutes.ts';
import { minutesOf, shiftTimes } from './shift-times.ts';

/** A public holiday that is a Sunday counts as a public holiday. */
export type PayDay = 'WEEKDAY' | 'SATURDAY' | 'SUNDAY' | 'PUBLIC_HOLIDAY';
/** Consecutive paid minutes of a shift on one kind of day. */
export interface PaidPart {
  readonly date: string;
  readonly day: PayDay;
  readonly minutes: number;
}

const dayOf = (date: string): PayDay => {
  const offset = weekdayOffset(date);
  if (offset === 6) return 'SUNDAY';
  return offset === 5 ? 'SATURDAY' : 'WEEKDAY';
};

/** A holiday as minutes since midnight of the shift's date. Without times, it is the whole day. */
const holidaySpan = ({ date, start_time, end_time }: DayTimes, shiftDate: string) => {
  const midnight = daysBetween(shiftDate, date) * 1440;
  const until = (end_time === null ? 0 : minutesOf(end_time)) || 1440;
  return { from: midnight + (start_time === null ? 0 : minutesOf(start_time)), until: midnight + until };
};

/**
 * @returns The paid time of a shift, which excludes meals, split at midnight and where public holidays start
 * and end.
 */
export function paidParts(shift: PlannedShift, holidays: readonly DayTimes[]): readonly PaidPart[] {
  const times = shiftTimes(shift);
  if (!times) return [];
  const start = minutesOf(times.start);
  const meals = placeBreaks(times, shift.breaks).spans.filter(({ type }) => isUnpaidBreak(type));
  const free = holidays.map((holiday) => holidaySpan(holiday, shift.date));
  const edges = [1440, ...free.flatMap(({ from, until }) => [from, until])].toSorted((a, b) => a - b);
  return timesBetweenBreaks(times.minutes, meals).flatMap((stretch) => {
    const [from, until] = [start + stretch.from, start + stretch.until];
    const cuts = [from, ...edges.filter((edge) => edge > from && edge < until), until];
    return cuts.slice(1).flatMap((end, index): PaidPart[] => {
      const begin = cuts[index] ?? from;
      if (begin === end) return [];
      const date = addDays(shift.date, Math.floor(begin / 1440));
      const isHoliday = free.some((span) => span.from <= begin && begin < span.until);
      return [{ date, day: isHoliday ? 'PUBLIC_HOLIDAY' : dayOf(date), minutes: end - begin }];
    });
  });
}
