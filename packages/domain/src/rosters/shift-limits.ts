import { addDays, wallToInstant } from '../time/zoned-time.ts';
import { minuteOf } from './clock-minutes.ts';
import {
  isWork,
  type LimitedShift,
  type RosterLimits,
  type RosterWarning,
  rosterLimits,
} from './roster-limits.ts';
import { isUnpaidBreak, placeBreaks, timesBetweenBreaks } from './shift-breaks.ts';
import { rosteredMinutes } from './shift-minutes.ts';
import { minutesOf, type ShiftTimes, shiftTimes, timeAfter } from './shift-times.ts';

export function shiftWarnings(
  shift: LimitedShift,
  limits: RosterLimits = rosterLimits,
): readonly RosterWarning[] {
  const times = shiftTimes(shift);
  if (!times || !isWork(shift)) return [];
  return [...mealWarnings(shift, times, limits), ...restWarnings(shift, limits)];
}

function mealWarnings(
  shift: LimitedShift,
  times: ShiftTimes,
  limits: RosterLimits,
): readonly RosterWarning[] {
  const { without_meal: limit, shortest_meal: shortest, longest_meal: longest } = limits;
  const { spans } = placeBreaks(times, shift.breaks);
  const meals = spans.filter(({ type }) => isUnpaidBreak(type));
  const lengths = meals.flatMap(({ type, from, until }): RosterWarning[] => {
    const minutes = until - from;
    return minutes >= shortest && minutes <= longest
      ? []
      : [{ kind: 'meal_length', shift_id: shift.id, break_type: type, minutes, shortest, longest }];
  });
  // The time between meals is real time, not wall time, because people get hungry no matter what the clock
  // shows.
  const instantAfter = (minutes: number): Date =>
    minutes === times.minutes
      ? times.ends_at
      : wallToInstant(
          addDays(shift.date, Math.floor((minutesOf(times.start) + minutes) / 1440)),
          timeAfter(times.start, minutes),
          shift.zone,
        );
  const without = timesBetweenBreaks(
    times.minutes,
    meals.filter(({ from, until }) => until - from >= shortest),
  )
    .map(({ from, until }) => ({ from: instantAfter(from), until: instantAfter(until) }))
    .map((each) => ({ ...each, minutes: minuteOf(each.until) - minuteOf(each.from) }))
    .reduce((longest, each) => (each.minutes > longest.minutes ? each : longest));
  return without.minutes > limit
    ? [{ kind: 'no_meal_break', shift_id: shift.id, ...without, limit }, ...lengths]
    : lengths;
}

function restWarnings(shift: LimitedShift, { rest, rest_per }: RosterLimits): readonly RosterWarning[] {
  const needed = Math.floor((rosteredMinutes(shift)?.paid ?? 0) / rest_per) * rest;
  const minutes = shift.breaks.reduce((sum, { type, length }) => sum + (isUnpaidBreak(type) ? 0 : length), 0);
  return minutes < needed ? [{ kind: 'rest_breaks', shift_id: shift.id, minutes, needed }] : [];
}
