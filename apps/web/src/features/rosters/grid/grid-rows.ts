import { weekdayOf } from '@operatory/domain';
import { overlapsIn } from './edit-problems.ts';
import type { RosterRows } from './roster-search.ts';
import { shiftTotals, type Totals } from './totals.ts';
import type { Week, WeekElsewhere, WeekLeave, WeekPerson, WeekRoom, WeekShift } from './week-types.ts';

export interface GridCell {
  readonly date: string;
  /** Sorted by start time. */
  readonly shifts: readonly WeekShift[];
  readonly leave: readonly WeekLeave[];
  /** The person's shifts at other clinics. */
  readonly elsewhere: readonly WeekElsewhere[];
  readonly isUnavailable: boolean;
  /** The ids of the cell's shifts that overlap another shift of the same person. */
  readonly overlapping: readonly string[];
}

interface RowBase {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly GridCell[];
  readonly totals: Totals;
  /** The number of lanes of the row's fullest cell. */
  readonly lanes: number;
}
export type GridRow =
  | (RowBase & {
      readonly kind: 'person';
      readonly person: WeekPerson;
      /** Credentials that have expired or will expire before the end of the displayed days. */
      readonly expiring: readonly { readonly name: string; readonly expires_on: string }[];
    })
  | (RowBase & { readonly kind: 'room'; readonly room: WeekRoom | null })
  | (RowBase & { readonly kind: 'open' });

export const openRow = 'open';
export const noRoomRow = 'no-room';

/** Compares code units, which is right for times and fast enough for a thousand shifts. */
const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const byTime = (one: WeekShift, other: WeekShift): number =>
  inOrder(one.start_time, other.start_time) ||
  inOrder(one.end_time, other.end_time) ||
  inOrder(one.id, other.id);

/** Groups items by key once, so that each cell does not search all of them. */
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

function shiftsByDay(shifts: readonly WeekShift[]): (date: string) => readonly WeekShift[] {
  const shiftsOf = grouped(shifts, ({ clinic_roster_date }) => clinic_roster_date);
  return (date) => {
    const ofDay = shiftsOf(date);
    return ofDay.length > 1 ? ofDay.toSorted(byTime) : ofDay;
  };
}

export function gridRows(week: Week, days: readonly string[], by: RosterRows): readonly GridRow[] {
  const overlapping = new Set(overlapsIn(week).map(({ id }) => id));
  return by === 'room' ? roomRows(week, days, overlapping) : personRows(week, days, overlapping);
}

interface PersonParts {
  readonly person: WeekPerson;
  readonly shifts: readonly WeekShift[];
  readonly overlapping: readonly string[];
  readonly leave: readonly WeekLeave[];
  readonly elsewhere: readonly WeekElsewhere[];
  readonly expiring: Week['expiring'];
  readonly days: readonly string[];
}

/**
 * Each person's row as last made. It is used again if nothing in it has changed, so an edit of one person's
 * shift makes only that person's row again.
 */
const lastRows = new WeakMap<WeekPerson, { readonly parts: PersonParts; readonly row: GridRow }>();

function personRow(parts: PersonParts): GridRow {
  const last = lastRows.get(parts.person);
  if (last && areSameParts(last.parts, parts)) return last.row;
  const row = personRowOf(parts);
  lastRows.set(parts.person, { parts, row });
  return row;
}

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);
const areSameParts = (one: PersonParts, other: PersonParts): boolean =>
  areSame(one.shifts, other.shifts) &&
  areSame(one.overlapping, other.overlapping) &&
  areSame(one.leave, other.leave) &&
  areSame(one.elsewhere, other.elsewhere) &&
  areSame(one.expiring, other.expiring) &&
  areSame(one.days, other.days);

function personRowOf({
  person,
  shifts,
  overlapping,
  leave,
  elsewhere,
  expiring,
  days,
}: PersonParts): GridRow {
  const shiftsOf = shiftsByDay(shifts);
  const available = new Set(person.available_days);
  const overlaps = new Set(overlapping);
  const cells = days.map((date): GridCell => {
    const ofDay = shiftsOf(date);
    return {
      date,
      shifts: ofDay,
      overlapping: among(ofDay, overlaps),
      leave: leave.filter((each) => each.date === date),
      elsewhere: elsewhere.filter(({ clinic_roster_date }) => clinic_roster_date === date),
      isUnavailable: available.size > 0 && !available.has(weekdayOf(date)),
    };
  });
  return {
    kind: 'person',
    id: person.user_id,
    name: person.display_name,
    person,
    expiring: expiring.map(({ name, expires_on }) => ({ name, expires_on })),
    cells,
    ...measured(cells),
  };
}

function personRows(
  week: Week,
  days: readonly string[],
  overlapping: ReadonlySet<string>,
): readonly GridRow[] {
  const shiftsOf = grouped(week.shifts, ({ user_id }) => user_id ?? openRow);
  const leaveOf = grouped(week.leave, ({ user_id }) => user_id);
  const elsewhereOf = grouped(
    week.elsewhere.filter(({ clinic_id }) => clinic_id !== week.clinic_id),
    ({ user_id }) => user_id,
  );
  const expiringOf = grouped(week.expiring, ({ user_id }) => user_id);
  const people = week.people.map((person) => {
    const { user_id } = person;
    const shifts = shiftsOf(user_id);
    return personRow({
      person,
      shifts,
      overlapping: among(shifts, overlapping),
      leave: leaveOf(user_id),
      elsewhere: elsewhereOf(user_id),
      expiring: expiringOf(user_id),
      days,
    });
  });
  const open = plainCells(shiftsOf(openRow), days, overlapping);
  return [...people, { kind: 'open', id: openRow, name: 'Open shifts', cells: open, ...measured(open) }];
}

/** The cells of a row without a person, which have no leave and no availability. */
function plainCells(
  shifts: readonly WeekShift[],
  days: readonly string[],
  overlapping: ReadonlySet<string>,
): readonly GridCell[] {
  const shiftsOf = shiftsByDay(shifts);
  return days.map((date) => {
    const ofDay = shiftsOf(date);
    const overlaps = among(ofDay, overlapping);
    return { date, shifts: ofDay, overlapping: overlaps, leave: [], elsewhere: [], isUnavailable: false };
  });
}

function roomRows(week: Week, days: readonly string[], overlapping: ReadonlySet<string>): readonly GridRow[] {
  const shiftsOf = grouped(week.shifts, ({ clinic_room_id }) => clinic_room_id ?? noRoomRow);
  const rowOf = (id: string, name: string, room: WeekRoom | null): GridRow => {
    const cells = plainCells(shiftsOf(id), days, overlapping);
    return { kind: 'room', id, name, room, cells, ...measured(cells) };
  };
  return [...week.rooms.map((room) => rowOf(room.id, room.name, room)), rowOf(noRoomRow, 'No room', null)];
}

const noIds: readonly string[] = [];
const among = (shifts: readonly WeekShift[], ids: ReadonlySet<string>): readonly string[] =>
  ids.size === 0 ? noIds : shifts.flatMap(({ id }) => (ids.has(id) ? [id] : []));

function measured(cells: readonly GridCell[]): Pick<RowBase, 'totals' | 'lanes'> {
  return {
    totals: shiftTotals(cells.flatMap(({ shifts }) => shifts)),
    lanes: Math.max(1, ...cells.map(lanesOf)),
  };
}

/** The number of lanes of a cell: each shift, leave and shift at another clinic has its own. */
export const lanesOf = ({ shifts, leave, elsewhere }: GridCell): number =>
  shifts.length + leave.length + elsewhere.length;

/**
 * Whether a day counts as closed: it has no shift, and everybody has available days that do not include it.
 */
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
