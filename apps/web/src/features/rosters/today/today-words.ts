import {
  instantToWall,
  isOpenUnrostered,
  localDate,
  rosterBreakTypes,
  type TodayState,
} from '@operatory/domain';
import { roomName } from '../grid/grid-words.ts';
import type { Week } from '../grid/week-types.ts';
import { durationInWords, timeInWords, timesInWords, weekdayInWords } from '../roster-words.ts';
import type { RosterToday, TodayPersonRow, TodayShiftRow } from './today-model.ts';

export interface TodayMark {
  readonly label: string;
  readonly hue: string;
}

const marks: Readonly<Record<TodayState, TodayMark>> = {
  ABSENT: { label: 'Not in', hue: 'red' },
  LATE: { label: 'Late', hue: 'orange' },
  FORGOTTEN: { label: 'No clock-out', hue: 'orange' },
  DUE: { label: 'Due', hue: 'gray' },
  ON_BREAK: { label: 'On break', hue: 'blue' },
  IN: { label: 'In', hue: 'green' },
  NEXT: { label: 'Next', hue: 'gray' },
  ON_CALL: { label: 'On call', hue: 'violet' },
  ON_LEAVE: { label: 'On leave', hue: 'gray' },
  OUT: { label: 'Out', hue: 'gray' },
};

export function markOf({ state, late, shift }: TodayPersonRow, now: Date): TodayMark {
  const mark = marks[state];
  if (state === 'ABSENT' && shift && shift.ends_at <= now) return { ...mark, label: 'Missed' };
  return state === 'LATE' || state === 'ABSENT'
    ? { ...mark, label: `${mark.label}, ${durationInWords(late)}` }
    : mark;
}

const clock = (at: Date | string, zone: string): string => timeInWords(instantToWall(at, zone).time);
const joined = (...parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(', ');

/**
 * A person's place and time in words, such as `Surgery 1, 07:52 am`; which time it is depends on the
 * person's state. For somebody on leave, it is the type of leave and, for part of a day, its times.
 */
export function personLine(person: TodayPersonRow, week: Pick<Week, 'rooms' | 'zone'>): string {
  const { state, shift, leave, late } = person;
  const { zone } = week;
  if (leave) {
    const { leave_name, is_all_day, start_time, end_time } = leave.row;
    return joined(leave_name, !is_all_day && start_time && end_time && timesInWords(start_time, end_time));
  }
  if (!shift) return '';
  const room = roomName(week, shift.clinic_room_id);
  if (state === 'IN') {
    const what = shift.roster_shift_type === 'UNROSTERED' ? 'Unrostered' : room;
    return joined(
      what,
      shift.clocked_in_at && clock(shift.clocked_in_at, zone),
      late > 0 && `${durationInWords(late)} late`,
    );
  }
  if (state === 'ON_BREAK' && shift.onBreak) {
    const name = rosterBreakTypes.find(({ value }) => value === shift.onBreak?.break_type)?.label ?? 'Break';
    return `${name} since ${clock(shift.onBreak.started_at, zone)}`;
  }
  if (state === 'OUT') return joined(room, shift.clocked_out_at && clock(shift.clocked_out_at, zone));
  if (state === 'FORGOTTEN')
    return joined(
      weekdayInWords(localDate(shift.starts_at, zone)),
      isOpenUnrostered(shift)
        ? `since ${clock(shift.starts_at, zone)}`
        : `until ${clock(shift.ends_at, zone)}`,
    );
  if (state === 'ON_CALL') return `Until ${clock(shift.ends_at, zone)}`;
  return joined(room, clock(shift.starts_at, zone));
}

/** Formats a shift as `Surgery 1, 09:00 am – 05:00 pm`. */
export const shiftLine = (shift: TodayShiftRow, week: Pick<Week, 'rooms' | 'zone'>): string =>
  joined(
    roomName(week, shift.clinic_room_id),
    `${clock(shift.starts_at, week.zone)} – ${clock(shift.ends_at, week.zone)}`,
  );

export interface StateCount extends TodayMark {
  readonly count: number;
}
/**
 * The numbers of people who are in, on a break, late, absent, without a clock-out or on leave, and of gaps.
 */
export function stateCounts({ people, gaps }: RosterToday): readonly StateCount[] {
  const count = (...states: readonly TodayState[]): number =>
    people.filter(({ state }) => states.includes(state)).length;
  return [
    { ...marks.IN, count: count('IN') },
    { ...marks.ON_BREAK, count: count('ON_BREAK') },
    { ...marks.LATE, count: count('LATE') },
    { ...marks.ABSENT, count: count('ABSENT') },
    { ...marks.FORGOTTEN, count: count('FORGOTTEN') },
    { ...marks.ON_LEAVE, count: count('ON_LEAVE') },
    { label: gaps.length === 1 ? 'Gap' : 'Gaps', hue: 'violet', count: gaps.length },
  ].filter((each) => each.count > 0);
}
