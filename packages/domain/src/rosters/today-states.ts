import { minuteOf } from './clock-minutes.ts';
import { isForgotten, type PunchShift, shiftOfClockOut } from './punch-shift.ts';
import type { RosterShiftType } from './roster-choices.ts';
import { shiftState } from './shift-state.ts';
import { lateAfterMinutes } from './timesheet.ts';

/** The most urgent state comes first. */
export const todayStates = [
  'ABSENT',
  'LATE',
  'FORGOTTEN',
  'DUE',
  'ON_BREAK',
  'IN',
  'NEXT',
  'ON_CALL',
  'ON_LEAVE',
  'OUT',
] as const;
export type TodayState = (typeof todayStates)[number];

export interface TodayShift extends PunchShift {
  readonly user_id: string | null;
  readonly roster_shift_type: RosterShiftType;
  readonly isOnBreak: boolean;
}
/** A whole day of approved leave, or a part of one. */
export interface TodayLeave {
  readonly user_id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
}
export interface TodayPerson<Shift, Leave> {
  readonly user_id: string;
  readonly state: TodayState;
  readonly shift: Shift | null;
  readonly leave: Leave | null;
  /**
   * Minutes late at the clock-in, or so far if the person has not come. 0 for a clock-in that does not
   * count as late.
   */
  readonly late: number;
}
/** A shift that nobody works, because it is open or its person is absent or on leave. */
export interface TodayGap<Shift> {
  readonly shift: Shift;
  readonly reason: 'OPEN' | 'ABSENT' | 'ON_LEAVE';
}
export interface Today<Shift, Leave> {
  readonly people: readonly TodayPerson<Shift, Leave>[];
  readonly gaps: readonly TodayGap<Shift>[];
}

interface Facts<Shift, Leave> {
  /** The clinic's published shifts of today and of the days before. */
  readonly shifts: readonly Shift[];
  readonly leave: readonly Leave[];
  /** The current day at the clinic. */
  readonly day: { readonly start: Date; readonly end: Date };
  readonly now: Date;
}
type Span = Pick<PunchShift, 'starts_at' | 'ends_at'>;

/**
 * @returns The states of today's people, most urgent first, and the shifts that nobody works. Drafts are
 * ignored.
 */
export function todayOf<Shift extends TodayShift, Leave extends TodayLeave>({
  shifts,
  leave,
  day,
  now,
}: Facts<Shift, Leave>): Today<Shift, Leave> {
  const isOfDay = ({ starts_at, ends_at }: Span): boolean => starts_at < day.end && ends_at > day.start;
  const isOpen = (shift: Shift): boolean => shift.clocked_in_at !== null && shift.clocked_out_at === null;
  const counted = shifts.filter((shift) => shift.published && (isOfDay(shift) || isOpen(shift)));
  const whole = joinedLeave(leave);
  const away = leave.filter(isOfDay);
  const ids = new Set([...counted, ...away].flatMap(({ user_id }) => user_id ?? []));
  const people = [...ids].map((user_id): TodayPerson<Shift, Leave> => {
    const mine = counted.filter((shift) => shift.user_id === user_id);
    return {
      user_id,
      ...personToday(
        mine,
        away.filter((each) => each.user_id === user_id),
        whole.filter((each) => each.user_id === user_id),
        now,
      ),
    };
  });
  return {
    people: people.toSorted(
      (one, other) =>
        todayStates.indexOf(one.state) - todayStates.indexOf(other.state) || startOf(one) - startOf(other),
    ),
    gaps: gapsOf(counted, people, whole, now),
  };
}

/** Joins leave that overlaps or touches, such as two whole days in a row. */
function joinedLeave(leave: readonly TodayLeave[]): readonly TodayLeave[] {
  const joined: TodayLeave[] = [];
  for (const each of leave.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime())) {
    const before = joined.findLastIndex(({ user_id }) => user_id === each.user_id);
    const last = joined[before];
    if (!last || last.ends_at < each.starts_at) joined.push(each);
    else if (last.ends_at < each.ends_at) joined[before] = { ...last, ends_at: each.ends_at };
  }
  return joined;
}

const startOf = ({ shift, leave }: TodayPerson<Span, Span>): number =>
  (shift ?? leave)?.starts_at.getTime() ?? 0;

function personToday<Shift extends TodayShift, Leave extends TodayLeave>(
  shifts: readonly Shift[],
  leave: readonly Leave[],
  whole: readonly TodayLeave[],
  now: Date,
): Omit<TodayPerson<Shift, Leave>, 'user_id'> {
  const is = (state: TodayState, shift: Shift | null, more: { leave?: Leave; late?: number } = {}) => ({
    state,
    shift,
    leave: more.leave ?? null,
    late: more.late ?? 0,
  });
  const open = shiftOfClockOut(shifts, now);
  if (open && !isForgotten(open, now)) {
    const late = open.clocked_in_at ? lateness(open, whole, open.clocked_in_at) : 0;
    return is(open.isOnBreak ? 'ON_BREAK' : 'IN', open, { late: late > lateAfterMinutes ? late : 0 });
  }
  const away = leave.find(({ starts_at, ends_at }) => starts_at <= now && now < ends_at);
  if (away) return is('ON_LEAVE', null, { leave: away });

  const ordered = shifts.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
  const missing = ordered.filter((shift) => shift.clocked_in_at === null && !isContinued(shift, shifts));
  const due = missing.find((shift) => shift.starts_at <= now && now < shift.ends_at);
  if (due?.roster_shift_type === 'ON_CALL') return is('ON_CALL', due);
  if (due) {
    const late = lateness(due, whole, now);
    return is(dueState(due, whole, now, late), due, { late });
  }
  const forgotten = ordered.find((shift) => isForgotten(shift, now));
  if (forgotten) return is('FORGOTTEN', forgotten);
  const next = missing.find((shift) => shift.starts_at > now);
  if (next) return is('NEXT', next);
  const last = ordered.at(-1);
  if (!last) return is('ON_LEAVE', null, leave[0] && { leave: leave[0] });
  const isMissed =
    missing.includes(last) && last.roster_shift_type !== 'ON_CALL' && arrivalOf(last, whole) < last.ends_at;
  if (isMissed) return is('ABSENT', last, { late: lateness(last, whole, last.ends_at) });
  return missing.includes(last) && leave[0] ? is('ON_LEAVE', null, { leave: leave[0] }) : is('OUT', last);
}

function dueState(shift: TodayShift, leave: readonly TodayLeave[], now: Date, late: number): TodayState {
  if (shiftState({ ...shift, starts_at: arrivalOf(shift, leave) }, now) === 'NO_SHOW') return 'ABSENT';
  return late > lateAfterMinutes ? 'LATE' : 'DUE';
}

/** @returns True if the person was still clocked in to an earlier shift when this one started. */
const isContinued = (shift: TodayShift, shifts: readonly TodayShift[]): boolean =>
  shifts.some(
    ({ clocked_in_at, clocked_out_at }) =>
      clocked_in_at !== null &&
      clocked_out_at !== null &&
      clocked_in_at <= shift.starts_at &&
      clocked_out_at > shift.starts_at,
  );

/** The person must come at the start of the shift, or when leave that covers the start ends. */
const arrivalOf = (shift: Span, leave: readonly TodayLeave[]): Date =>
  leave.find(({ starts_at, ends_at }) => starts_at <= shift.starts_at && shift.starts_at < ends_at)
    ?.ends_at ?? shift.starts_at;

const lateness = (shift: TodayShift, leave: readonly TodayLeave[], at: Date): number =>
  shift.roster_shift_type === 'UNROSTERED' || shift.roster_shift_type === 'ON_CALL'
    ? 0
    : Math.max(0, minuteOf(at) - minuteOf(arrivalOf(shift, leave)));

function gapsOf<Shift extends TodayShift>(
  shifts: readonly Shift[],
  people: readonly TodayPerson<Shift, TodayLeave>[],
  leave: readonly TodayLeave[],
  now: Date,
): readonly TodayGap<Shift>[] {
  return shifts
    .filter(({ ends_at, clocked_in_at }) => ends_at > now && clocked_in_at === null)
    .flatMap((shift): TodayGap<Shift>[] => {
      if (shift.user_id === null) return [{ shift, reason: 'OPEN' }];
      if (people.some((person) => person.state === 'ABSENT' && person.shift === shift))
        return [{ shift, reason: 'ABSENT' }];
      const from = shift.starts_at > now ? shift.starts_at : now;
      const isAway = leave.some(
        ({ user_id, starts_at, ends_at }) =>
          user_id === shift.user_id && starts_at <= from && shift.ends_at <= ends_at,
      );
      return isAway ? [{ shift, reason: 'ON_LEAVE' }] : [];
    })
    .toSorted((one, other) => one.shift.starts_at.getTime() - other.shift.starts_at.getTime());
}
