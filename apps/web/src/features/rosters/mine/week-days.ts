import { addDays, breaksOfShift, instantToWall, rosteredMinutes, weekOf } from '@operatory/domain';
import type { MyLeaveDay, RosterShift } from './my-roster-queries.ts';
import type { HolidayRow } from './use-my-holidays.ts';

export interface RosterDay {
  readonly date: string;
  readonly shifts: readonly RosterShift[];
  readonly leave: readonly MyLeaveDay[];
  readonly holidays: readonly HolidayRow[];
}
export interface RosterWeek {
  /** The Monday of the week. */
  readonly from: string;
  readonly until: string;
  /** The days that have shifts, leave or holidays, in order. */
  readonly days: readonly RosterDay[];
  readonly minutes: number;
}
interface Rows {
  readonly shifts: readonly RosterShift[];
  readonly leave: readonly MyLeaveDay[];
  readonly holidays: readonly HolidayRow[];
}

/** The paid minutes of a shift, without its meal breaks. */
export const paidMinutes = (shift: RosterShift): number =>
  rosteredMinutes({
    date: shift.clinic_roster_date,
    start: shift.start_time,
    end: shift.end_time,
    zone: shift.zone,
    breaks: breaksOfShift(shift),
  })?.paid ?? 0;

/** Splits the rows into weeks from a Monday on. A shift belongs to the week in which it starts. */
export function weeksOf(
  from: string,
  count: number,
  { shifts, leave, holidays }: Rows,
): readonly RosterWeek[] {
  return Array.from({ length: count }, (_, nth) => {
    const monday = addDays(weekOf(from), 7 * nth);
    const days = Array.from({ length: 7 }, (__, day): RosterDay => {
      const date = addDays(monday, day);
      return {
        date,
        shifts: shifts.filter((each) => each.clinic_roster_date === date),
        leave: leave.filter((each) => each.date === date),
        holidays: holidays.filter((each) => each.date === date),
      };
    });
    return {
      from: monday,
      until: addDays(monday, 6),
      days: days.filter((day) => day.shifts.length + day.leave.length + day.holidays.length > 0),
      minutes: days
        .flatMap((day) => day.shifts)
        .filter(({ roster_shift_type }) => roster_shift_type !== 'ON_CALL')
        .reduce((sum, shift) => sum + paidMinutes(shift), 0),
    };
  });
}

/**
 * `Brisbane time`, if clocks in the reader's zone show another time when the shift starts; otherwise null.
 */
export function rosterZoneInWords(
  shift: Pick<RosterShift, 'starts_at' | 'zone'>,
  own: string,
): string | null {
  const [there, here] = [shift.zone, own].map((zone) => instantToWall(shift.starts_at, zone));
  if (there?.date === here?.date && there?.time === here?.time) return null;
  return `${shift.zone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
}
