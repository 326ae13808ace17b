import { weekdayOf } from '../time/calendar-days.ts';
import type { Instant } from '../time/zoned-time.ts';
import { minuteOf } from './clock-minutes.ts';
import { shortRestWarnings } from './rest-between.ts';
import { type LimitedShift, type RosterLimits, type RosterWarning, rosterLimits } from './roster-limits.ts';
import { shiftWarnings } from './shift-limits.ts';
import { overlaps, shiftTimes } from './shift-times.ts';
import { weekWarnings } from './week-limits.ts';

export interface PlanShift extends LimitedShift {
  readonly user_whom_id: string | null;
  readonly clinic_room_id: string | null;
}
export interface RosterPerson {
  /** A decimal text; null if the person has no own limit. */
  readonly max_hours_per_week: string | null;
  /** Names of weekdays; empty if the person can work on any day. */
  readonly available_days: readonly string[];
}
export interface PlannedLeave {
  readonly employee_leave_id: string;
  readonly user_id: string;
  readonly status: string;
  readonly starts_at: Instant;
  readonly ends_at: Instant;
}
export interface RosterFacts {
  readonly people: ReadonlyMap<string, RosterPerson>;
  /** Approved and requested leave. */
  readonly leave: readonly PlannedLeave[];
}

export type PlanWarning =
  | RosterWarning
  | {
      readonly kind: 'room_clash';
      readonly clinic_room_id: string;
      readonly one_id: string;
      readonly other_id: string;
      /** How long the two shifts overlap. */
      readonly minutes: number;
    }
  | {
      readonly kind: 'not_available';
      readonly shift_id: string;
      readonly user_id: string;
      readonly weekday: string;
    }
  | {
      readonly kind: 'leave_requested' | 'on_leave';
      readonly shift_id: string;
      readonly user_id: string;
      readonly employee_leave_id: string;
    };

/** @returns The limits that a plan exceeds, and its clashes with rooms, availability and leave. */
export function planWarnings(
  shifts: readonly PlanShift[],
  { people, leave }: RosterFacts,
  limits: RosterLimits = rosterLimits,
): readonly PlanWarning[] {
  const maxHours = new Map([...people].map(([id, { max_hours_per_week }]) => [id, max_hours_per_week]));
  const placed = shifts.flatMap((shift) => {
    const times = shiftTimes(shift);
    return times ? [{ shift, ...times }] : [];
  });
  return [
    ...shifts.flatMap((shift) => shiftWarnings(shift, limits)),
    ...weekWarnings(shifts, maxHours, limits),
    ...shortRestWarnings(shifts, limits),
    ...placed.flatMap((each) => [...availabilityWarnings(each.shift, people), ...leaveWarnings(each, leave)]),
    ...roomWarnings(placed),
  ];
}

interface Placed {
  readonly shift: PlanShift;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

function availabilityWarnings(
  { id: shift_id, user_id, date }: PlanShift,
  people: RosterFacts['people'],
): readonly PlanWarning[] {
  const days = user_id === null ? [] : (people.get(user_id)?.available_days ?? []);
  const weekday = weekdayOf(date);
  return user_id === null || days.length === 0 || days.includes(weekday)
    ? []
    : [{ kind: 'not_available', shift_id, user_id, weekday }];
}

function leaveWarnings(
  { shift: { id: shift_id, user_id }, ...span }: Placed,
  leave: readonly PlannedLeave[],
): readonly PlanWarning[] {
  const warnings = new Map<string, PlanWarning>();
  for (const { employee_leave_id, status, ...day } of leave) {
    const away = { starts_at: new Date(day.starts_at), ends_at: new Date(day.ends_at) };
    if (user_id === null || day.user_id !== user_id || !overlaps(span, away)) continue;
    const kind = status === 'APPROVED' ? 'on_leave' : 'leave_requested';
    // A shift past midnight overlaps two days of the same leave, but gets one warning.
    warnings.set(`${employee_leave_id} ${kind}`, { kind, shift_id, user_id, employee_leave_id });
  }
  return [...warnings.values()];
}

/** People who work with each other, or with the same third person, may share a room. */
const areTogether = (one: PlanShift, other: PlanShift): boolean =>
  one.user_whom_id === other.user_id ||
  other.user_whom_id === one.user_id ||
  (one.user_whom_id !== null && one.user_whom_id === other.user_whom_id);

function roomWarnings(placed: readonly Placed[]): readonly PlanWarning[] {
  const byRoom = new Map<string, Placed[]>();
  for (const each of placed) {
    const { clinic_room_id, user_id } = each.shift;
    if (clinic_room_id === null || user_id === null) continue;
    byRoom.set(clinic_room_id, [...(byRoom.get(clinic_room_id) ?? []), each]);
  }
  return [...byRoom].flatMap(([clinic_room_id, inRoom]) => {
    const ordered = inRoom.toSorted(
      (one, other) =>
        one.starts_at.getTime() - other.starts_at.getTime() || (one.shift.id < other.shift.id ? -1 : 1),
    );
    return ordered.flatMap((one, index) =>
      ordered.slice(index + 1).flatMap((other): PlanWarning[] => {
        if (!overlaps(one, other) || one.shift.user_id === other.shift.user_id) return [];
        if (areTogether(one.shift, other.shift)) return [];
        const until = Math.min(minuteOf(one.ends_at), minuteOf(other.ends_at));
        const minutes = until - minuteOf(other.starts_at);
        return [
          { kind: 'room_clash', clinic_room_id, one_id: one.shift.id, other_id: other.shift.id, minutes },
        ];
      }),
    );
  });
}

/** What a warning is about, and how severe it is, so that a worse warning can be recognised. */
function extentOf(warning: PlanWarning): readonly [about: string, extent: number] {
  switch (warning.kind) {
    case 'no_meal_break':
      return [`${warning.kind} ${warning.shift_id}`, warning.minutes];
    case 'meal_length': {
      const { shift_id, break_type, minutes, shortest, longest } = warning;
      return [`${warning.kind} ${shift_id} ${break_type}`, Math.max(shortest - minutes, minutes - longest)];
    }
    case 'rest_breaks':
      return [`${warning.kind} ${warning.shift_id}`, warning.needed - warning.minutes];
    case 'ordinary_hours':
    case 'max_hours':
      return [`${warning.kind} ${warning.user_id} ${warning.week}`, warning.minutes];
    case 'short_rest':
      return [
        `${warning.kind} ${warning.user_id} ${warning.earlier_id} ${warning.later_id}`,
        -warning.minutes,
      ];
    case 'room_clash':
      return [
        `${warning.kind} ${warning.clinic_room_id} ${[warning.one_id, warning.other_id].sort().join(' ')}`,
        warning.minutes,
      ];
    case 'not_available':
      return [`${warning.kind} ${warning.shift_id} ${warning.user_id} ${warning.weekday}`, 0];
    case 'leave_requested':
    case 'on_leave':
      return [`${warning.kind} ${warning.shift_id} ${warning.employee_leave_id}`, 0];
  }
}

/** Warnings that a changed plan adds or makes worse. */
export function newWarnings(
  before: readonly PlanWarning[],
  after: readonly PlanWarning[],
): readonly PlanWarning[] {
  const known = new Map(before.map(extentOf));
  return after.filter((warning) => {
    const [about, extent] = extentOf(warning);
    const was = known.get(about);
    return was === undefined || extent > was;
  });
}
