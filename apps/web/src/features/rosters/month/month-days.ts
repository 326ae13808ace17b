import type { Week, WeekShift } from '../grid/week-types.ts';
import { rosterCountInWords } from '../roster-words.ts';

export interface MonthShift {
  readonly shift: WeekShift;
  /** The person's name, or `Open shift`. */
  readonly name: string;
  /** The colour of the shift's room. */
  readonly color: string | null;
}
export interface MonthDay {
  readonly date: string;
  readonly holidays: readonly string[];
  readonly shifts: readonly MonthShift[];
  /** The number of people who work. */
  readonly on: number;
  readonly open: number;
  readonly drafts: number;
  readonly away: readonly { readonly user_id: string; readonly name: string; readonly isPending: boolean }[];
}

export function monthDays(
  {
    shifts,
    people,
    rooms,
    leave,
    holidays,
  }: Pick<Week, 'shifts' | 'people' | 'rooms' | 'leave' | 'holidays'>,
  days: readonly string[],
): readonly MonthDay[] {
  const names = new Map(people.map(({ user_id, display_name }) => [user_id, display_name]));
  const colors = new Map(rooms.map(({ id, color }) => [id, color]));
  const nameOf = (user_id: string | null) =>
    user_id === null ? 'Open shift' : (names.get(user_id) ?? 'Someone else');
  return days.map((date) => {
    const here = shifts
      .filter(({ clinic_roster_date }) => clinic_roster_date === date)
      .map((shift) => ({
        shift,
        name: nameOf(shift.user_id),
        color: colors.get(shift.clinic_room_id ?? '') ?? null,
      }))
      .toSorted(
        (one, other) =>
          one.shift.starts_at.localeCompare(other.shift.starts_at) || one.name.localeCompare(other.name),
      );
    const away = new Map(
      leave
        .filter((each) => each.date === date)
        .map(({ user_id, status }) => [
          user_id,
          { user_id, name: nameOf(user_id), isPending: status === 'PENDING' },
        ]),
    );
    return {
      date,
      holidays: holidays.filter((holiday) => holiday.date === date).map(({ name }) => name),
      shifts: here,
      on: new Set(here.flatMap(({ shift: { user_id } }) => user_id ?? [])).size,
      open: here.filter(({ shift }) => shift.user_id === null).length,
      drafts: here.filter(({ shift }) => !shift.published || shift.is_changed).length,
      away: [...away.values()].toSorted((one, other) => one.name.localeCompare(other.name)),
    };
  });
}

/** `6 on, 1 open, 2 away`; without the parts that are zero. */
export function dayCounts({ on, open, away }: Pick<MonthDay, 'on' | 'open' | 'away'>): string {
  return [
    on > 0 ? `${on} on` : '',
    open > 0 ? `${open} open` : '',
    away.length > 0 ? `${away.length} away` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The month in one line: `143 shifts, 3 open, 12 to publish`. */
export function monthCounts(days: readonly MonthDay[]): string {
  const sum = (of: (day: MonthDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const [open, drafts] = [sum((day) => day.open), sum((day) => day.drafts)];
  return [
    rosterCountInWords(
      sum((day) => day.shifts.length),
      'shift',
    ),
    open > 0 ? `${open} open` : '',
    drafts > 0 ? `${drafts} to publish` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
