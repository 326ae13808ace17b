import { minuteOf } from './clock-minutes.ts';
import {
  isWork,
  type LimitedShift,
  type RosterLimits,
  type RosterWarning,
  rosterLimits,
} from './roster-limits.ts';
import { shiftTimes } from './shift-times.ts';

interface WorkingDay {
  readonly date: string;
  readonly from: Date;
  readonly until: Date;
  readonly first_id: string;
  readonly last_id: string;
}

/** Warnings for people whose rest between two working days is too short, across all clinics and zones. */
export function shortRestWarnings(
  shifts: readonly LimitedShift[],
  limits: RosterLimits = rosterLimits,
): readonly RosterWarning[] {
  const byUser = new Map<string, LimitedShift[]>();
  for (const shift of shifts) {
    if (shift.user_id === null || !isWork(shift)) continue;
    byUser.set(shift.user_id, [...(byUser.get(shift.user_id) ?? []), shift]);
  }
  const limit = limits.between_days;
  return [...byUser.keys()].sort().flatMap((user_id) => {
    const days = workingDays(byUser.get(user_id) ?? [], limits);
    return days.flatMap((day, index): RosterWarning[] => {
      const before = days[index - 1];
      const minutes = before ? minuteOf(day.from) - minuteOf(before.until) : limit;
      // Fewer than 0 minutes mean that the shifts overlap, so that there is no rest between them.
      return !before || minutes < 0 || minutes >= limit
        ? []
        : [
            {
              kind: 'short_rest',
              user_id,
              earlier_id: before.last_id,
              later_id: day.first_id,
              minutes,
              limit,
            },
          ];
    });
  });
}

function workingDays(shifts: readonly LimitedShift[], { working_day }: RosterLimits): readonly WorkingDay[] {
  const spans = shifts
    .flatMap(({ id, ...plan }): WorkingDay[] => {
      const times = shiftTimes(plan);
      if (!times) return [];
      return [{ date: plan.date, from: times.starts_at, until: times.ends_at, first_id: id, last_id: id }];
    })
    .sort(
      (one, other) => one.from.getTime() - other.from.getTime() || (one.first_id < other.first_id ? -1 : 1),
    );
  const days: WorkingDay[] = [];
  for (const span of spans) {
    const before = days.at(-1);
    const isSameDay =
      before?.date === span.date && minuteOf(span.until) - minuteOf(before.from) <= working_day;
    if (!before || !isSameDay) days.push(span);
    else if (span.until > before.until)
      days[days.length - 1] = { ...before, until: span.until, last_id: span.last_id };
  }
  return days;
}
