import { addDays } from '@operatory/domain';
import type { Week, WeekShift } from '../grid/week-types.ts';
import { timesInWords } from '../roster-words.ts';

export interface PrintedShift {
  readonly id: string;
  readonly times: string;
  readonly room: string;
  readonly isDraft: boolean;
}
export interface PrintedDay {
  readonly date: string;
  readonly shifts: readonly PrintedShift[];
  /**
   * Whether the person is on approved leave. The type of leave is not printed, because the sheet may hang
   * where everybody can read it.
   */
  readonly isAway: boolean;
}
export interface PrintedRow {
  readonly key: string;
  readonly name: string;
  readonly work: string;
  readonly days: readonly PrintedDay[];
}
export interface PrintedRoster {
  readonly days: readonly { readonly date: string; readonly holidays: readonly string[] }[];
  /** People with shifts or leave in the week, in the order of the roster; open shifts are last. */
  readonly rows: readonly PrintedRow[];
}

/** The roster of a week from Monday as it is printed, with a row for each person who works or is away. */
export function printedRoster(
  {
    shifts,
    people,
    rooms,
    leave,
    holidays,
  }: Pick<Week, 'shifts' | 'people' | 'rooms' | 'leave' | 'holidays'>,
  monday: string,
): PrintedRoster {
  const dates = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const roomOf = ({ clinic_room_id }: WeekShift) => rooms.find(({ id }) => id === clinic_room_id)?.name ?? '';
  const dayOf = (user_id: string | null, date: string): PrintedDay => ({
    date,
    isAway:
      user_id !== null &&
      leave.some((each) => each.user_id === user_id && each.date === date && each.status === 'APPROVED'),
    shifts: shifts
      .filter((shift) => shift.user_id === user_id && shift.clinic_roster_date === date)
      .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
      .map((shift) => ({
        id: shift.id,
        times: timesInWords(shift.start_time, shift.end_time),
        room: roomOf(shift),
        isDraft: !shift.published || shift.is_changed,
      })),
  });
  const rowOf = (user_id: string | null, name: string, work: string): PrintedRow[] => {
    const days = dates.map((date) => dayOf(user_id, date));
    const isEmpty = days.every((day) => day.shifts.length === 0 && !day.isAway);
    return isEmpty ? [] : [{ key: user_id ?? 'open', name, work, days }];
  };
  return {
    days: dates.map((date) => ({
      date,
      holidays: holidays.filter((holiday) => holiday.date === date).map(({ name }) => name),
    })),
    rows: [
      ...people.flatMap(({ user_id, display_name, work }) => rowOf(user_id, display_name, work ?? '')),
      ...rowOf(null, 'Open shifts', ''),
    ],
  };
}
