import { weekdayOf } from '@operatory/domain';
import { overlapsIn } from './edit-problems.ts';
import type { RosterRows } from './roster-search.ts';
import { sumOf, type Totals } from './totals.ts';
import type { Week, WeekElsewhere, WeekLeave, WeekPerson, WeekRoom, WeekShift } from './week-types.ts';

/** A day of a row. */
export interface GridCell {
  readonly date: string;
  /** In order of time. */
  readonly shifts: readonly WeekShift[];
  readonly leave: readonly WeekLeave[];
  /** The person's shifts at other clinics. */
  readonly elsewhere: readonly WeekElsewhere[];
  /** Not one of the days on which the person is available. */
  readonly isUnavailable: boolean;
  /** Ids of its shifts that overlap another one of the person. */
  readonly overlapping: readonly string[];
}

interface RowBase {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly GridCell[];
  readonly totals: Totals;
  /** The most that one of its cells has one below the other. */
  readonly lanes: number;
}
export type GridRow =
  | (RowBase & {
      readonly kind: 'person';
      readonly person: WeekPerson;
      /** Names of credentials that have expired, or do so before the end of these days. */
      readonly expiring: readonly { readonly name: string; readonly expires_on: string }[];
    })
  | (RowBase & { readonly kind: 'room'; readonly room: WeekRoom | null })
  | (RowBase & { readonly kind: 'open' });

/** Ids of the rows that stand for nobody and for no room. */
export const openRow = 'open';
export const noRoomRow = 'no-room';

/** By code units, which is the order of times, and fast for a thousand shifts. */
const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const byTime = (one: WeekShift, other: WeekShift): number =>
  inOrder(one.start_time, other.start_time) ||
  inOrder(one.end_time, other.end_time) ||
  inOrder(one.id, other.id);

/** Rows by key and day, found once for the whole grid. */
function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): (key: string) => readonly Item[] {
  const byKey = new Map<string, Item[]>();
  for (const item of items) {
    const list = byKey.get(keyOf(item));
    if (list) list.push(item);
    else byKey.set(keyOf(item), [item]);
  }
  const none: readonly Item[] = [];
  return (key) => byKey.get(key) ?? none;
}

export function gridRows(week: Week, days: readonly string[], by: RosterRows): readonly GridRow[] {
  const ordered = week.shifts.toSorted(byTime);
  const overlapping = new Set(overlapsIn(week).map(({ id }) => id));
  return by === 'room'
    ? roomRows(week, ordered, days, overlapping)
    : personRows(week, ordered, days, overlapping);
}

function personRows(
  week: Week,
  ordered: readonly WeekShift[],
  days: readonly string[],
  overlapping: ReadonlySet<string>,
): readonly GridRow[] {
  const shiftsOf = grouped(ordered, (shift) => `${shift.user_id ?? openRow} ${shift.clinic_roster_date}`);
  const leaveOf = grouped(week.leave, (leave) => `${leave.user_id} ${leave.date}`);
  const elsewhereOf = grouped(
    week.elsewhere.filter(({ clinic_id }) => clinic_id !== week.clinic_id),
    (shift) => `${shift.user_id} ${shift.clinic_roster_date}`,
  );
  const expiringOf = grouped(week.expiring, ({ user_id }) => user_id);
  const weekdays = days.map(weekdayOf);
  const cellsOf = (key: string, available: readonly string[]): readonly GridCell[] =>
    days.map((date, index) => ({
      date,
      shifts: shiftsOf(`${key} ${date}`),
      overlapping: among(shiftsOf(`${key} ${date}`), overlapping),
      leave: leaveOf(`${key} ${date}`),
      elsewhere: elsewhereOf(`${key} ${date}`),
      isUnavailable: available.length > 0 && !available.some((weekday) => weekday === weekdays[index]),
    }));
  const people = week.people.map((person): GridRow => {
    const cells = cellsOf(person.user_id, person.available_days);
    return {
      kind: 'person',
      id: person.user_id,
      name: person.display_name,
      person,
      expiring: expiringOf(person.user_id).map(({ name, expires_on }) => ({ name, expires_on })),
      cells,
      ...measured(cells),
    };
  });
  const open = cellsOf(openRow, []);
  return [...people, { kind: 'open', id: openRow, name: 'Open shifts', cells: open, ...measured(open) }];
}

function roomRows(
  week: Week,
  ordered: readonly WeekShift[],
  days: readonly string[],
  overlapping: ReadonlySet<string>,
): readonly GridRow[] {
  const shiftsOf = grouped(
    ordered,
    (shift) => `${shift.clinic_room_id ?? noRoomRow} ${shift.clinic_roster_date}`,
  );
  const rowOf = (id: string, name: string, room: WeekRoom | null): GridRow => {
    const cells = days.map(
      (date): GridCell => ({
        date,
        shifts: shiftsOf(`${id} ${date}`),
        overlapping: among(shiftsOf(`${id} ${date}`), overlapping),
        leave: [],
        elsewhere: [],
        isUnavailable: false,
      }),
    );
    return { kind: 'room', id, name, room, cells, ...measured(cells) };
  };
  return [...week.rooms.map((room) => rowOf(room.id, room.name, room)), rowOf(noRoomRow, 'No room', null)];
}

const noIds: readonly string[] = [];
const among = (shifts: readonly WeekShift[], ids: ReadonlySet<string>): readonly string[] =>
  ids.size === 0 ? noIds : shifts.flatMap(({ id }) => (ids.has(id) ? [id] : []));

function measured(cells: readonly GridCell[]): Pick<RowBase, 'totals' | 'lanes'> {
  return {
    totals: sumOf(cells.flatMap(({ shifts }) => shifts)),
    lanes: Math.max(1, ...cells.map(lanesOf)),
  };
}

/** What a cell shows one below the other. */
export const lanesOf = ({ shifts, leave, elsewhere }: GridCell): number =>
  shifts.length + leave.length + elsewhere.length;

/** Whether nobody works on a day and nobody could: those who say when they are available are not. */
export function isClosed(week: Week, date: string): boolean {
  const weekday = weekdayOf(date);
  const limited = week.people.filter(({ available_days }) => available_days.length > 0);
  return (
    limited.length > 0 &&
    limited.length === week.people.length &&
    limited.every(({ available_days }) => !available_days.includes(weekday)) &&
    !week.shifts.some(({ clinic_roster_date }) => clinic_roster_date === date)
  );
}
