import { clockMinutes, minuteOf } from './clock-minutes.ts';
import { forgottenAfterMinutes } from './punch-shift.ts';
import type { PaidPerson } from './shift-cost.ts';
import { type ClockedMinutes, rosteredMinutes } from './shift-minutes.ts';
import { noShowAfterMinutes } from './shift-state.ts';
import type { TimesheetLook } from './timesheet-choices.ts';
import { endOfShift } from './unrostered-times.ts';
import { type CostUnknown, centsOfLines, type PayLine, sumOfLines, workedPay } from './worked-pay.ts';
import { isPunched, type WorkedPart, type WorkedShift, workedParts } from './worked-time.ts';

/** Somebody who clocks in this many minutes after the start counts as late. */
export const lateAfterMinutes = 5;

export interface TimesheetShift extends WorkedShift {
  /** The time at which an offline punch reached the server. */
  readonly clocked_in_synced_at: Date | null;
  readonly clocked_out_synced_at: Date | null;
  /** An approved change request changed the clock times. */
  readonly is_corrected: boolean;
  readonly has_pending_request: boolean;
}

interface Minutes {
  /** Rostered time without meals. */
  readonly planned_minutes: number;
  /** Real time without meals. */
  readonly worked_minutes: number;
  /** Wall time without meals. */
  readonly paid_minutes: number;
  readonly meal_minutes: number;
  readonly rest_minutes: number;
}
export interface TimesheetLine extends Minutes {
  readonly shift_id: string;
  /** The date at the clinic on which the shift starts. */
  readonly date: string;
  readonly pay: readonly PayLine[];
  readonly cost_cents: number | null;
  readonly looks: readonly TimesheetLook[];
}
export interface Timesheet extends Minutes {
  readonly lines: readonly TimesheetLine[];
  readonly pay: readonly PayLine[];
  /** Null if the cost of some hours is unknown. */
  readonly cost_cents: number | null;
  readonly cost_unknown: CostUnknown | null;
  readonly looks: readonly TimesheetLook[];
  /** A shift has a clock-in but no clock-out, so that its hours are unknown. */
  readonly is_open: boolean;
  readonly has_pending_request: boolean;
  /**
   * A shift of the same weeks at another clinic is still open, so that the remaining ordinary hours are
   * unknown.
   */
  readonly is_unsettled_elsewhere: boolean;
}

export interface TimesheetFacts {
  /** The person's published shifts at the clinic, of whole weeks. */
  readonly shifts: readonly TimesheetShift[];
  /** Shifts in the same weeks at other clinics, grouped by clinic. They use up ordinary hours too. */
  readonly elsewhere: readonly (readonly TimesheetShift[])[];
  /** Null for a person without an award. */
  readonly person: PaidPerson | null;
  readonly now: Date;
}

export function timesheetOf({ shifts, elsewhere, person, now }: TimesheetFacts): Timesheet {
  const parts = payParts(shifts, elsewhere, person);
  const lines = shifts
    .toSorted(
      (one, other) => one.starts_at.getTime() - other.starts_at.getTime() || (one.id < other.id ? -1 : 1),
    )
    .map((shift) => lineOf(shift, parts, now));
  const sumOf = (key: keyof Minutes): number => lines.reduce((sum, line) => sum + line[key], 0);
  const pay = sumOfLines(lines.flatMap((line) => line.pay));
  const looks = [...new Set(lines.flatMap((line) => line.looks))];
  return {
    lines,
    planned_minutes: sumOf('planned_minutes'),
    worked_minutes: sumOf('worked_minutes'),
    paid_minutes: sumOf('paid_minutes'),
    meal_minutes: sumOf('meal_minutes'),
    rest_minutes: sumOf('rest_minutes'),
    pay,
    cost_cents: centsOfLines(pay),
    cost_unknown: parts.find(({ unknown }) => unknown !== null)?.unknown ?? null,
    looks,
    is_open: looks.includes('OPEN') || looks.includes('FORGOTTEN'),
    has_pending_request: shifts.some(({ has_pending_request }) => has_pending_request),
    is_unsettled_elsewhere: elsewhere
      .flat()
      .some((shift) => shift.has_pending_request || isUnfinished(shift)),
  };
}

const isUnfinished = (shift: WorkedShift): boolean => shift.clocked_in_at !== null && !isPunched(shift);

interface PaidPartOfShift extends WorkedPart {
  readonly pay: readonly PayLine[];
  readonly unknown: CostUnknown | null;
}

/**
 * @returns The worked parts at this clinic with their pay. Earlier work at other clinics in the week changes
 * what counts as overtime.
 */
function payParts(
  shifts: readonly TimesheetShift[],
  elsewhere: TimesheetFacts['elsewhere'],
  person: PaidPerson | null,
): readonly PaidPartOfShift[] {
  const everywhere = [shifts, ...elsewhere].flatMap((ofClinic, clinic) =>
    workedParts(ofClinic).map((part) => ({
      part,
      isHere: clinic === 0,
      date: ofClinic.find(({ id }) => id === part.shift_id)?.date ?? '',
      costed: part.costed,
    })),
  );
  const ordered = everywhere.toSorted((one, other) => one.part.from.getTime() - other.part.from.getTime());
  const pays = workedPay(ordered, person);
  return ordered.flatMap(({ part, isHere }, index) => {
    const pay = pays[index];
    return isHere && pay ? [{ ...part, pay: pay.lines, unknown: pay.unknown }] : [];
  });
}

function lineOf(shift: TimesheetShift, parts: readonly PaidPartOfShift[], now: Date): TimesheetLine {
  const mine = parts.filter(({ shift_id }) => shift_id === shift.id);
  const sumOf = (key: keyof Pick<ClockedMinutes, 'worked' | 'meals' | 'paid'>): number =>
    mine.reduce((sum, part) => sum + part[key], 0);
  const pay = sumOfLines(mine.flatMap((part) => part.pay));
  return {
    shift_id: shift.id,
    date: shift.date,
    planned_minutes: plannedMinutes(shift),
    worked_minutes: sumOf('worked'),
    paid_minutes: sumOf('paid'),
    meal_minutes: sumOf('meals'),
    rest_minutes: restMinutes(shift),
    pay,
    cost_cents: centsOfLines(pay),
    looks: looksOf(shift, mine, now),
  };
}

/** Time on call is not work, and an unrostered shift was not planned. */
const plannedMinutes = (shift: TimesheetShift): number =>
  shift.roster_shift_type === 'ON_CALL' || shift.roster_shift_type === 'UNROSTERED'
    ? 0
    : (rosteredMinutes(shift)?.paid ?? 0);

const restMinutes = ({ taken, zone }: TimesheetShift): number =>
  taken.reduce(
    (sum, { break_type, started_at, ended_at }) =>
      ended_at !== null && (break_type === 'REST' || break_type === 'EXTRA_REST')
        ? sum + clockMinutes(started_at, ended_at, zone).passed
        : sum,
    0,
  );

function looksOf(shift: TimesheetShift, parts: readonly WorkedPart[], now: Date): readonly TimesheetLook[] {
  const { clocked_in_at, clocked_out_at, starts_at, roster_shift_type: type } = shift;
  const isPlanned = type !== 'UNROSTERED';
  const since = (instant: Date): number => minuteOf(now) - minuteOf(instant);
  const looks: TimesheetLook[] = [];
  if (clocked_in_at === null) {
    if (parts.length > 0) looks.push('CONTINUED');
    else if (isPlanned && type !== 'ON_CALL' && since(starts_at) >= noShowAfterMinutes) looks.push('ABSENT');
  } else {
    if (isPlanned && type !== 'ON_CALL' && minuteOf(clocked_in_at) - minuteOf(starts_at) > lateAfterMinutes)
      looks.push('LATE');
    const isForgotten =
      clocked_out_at === null ? since(endOfShift(shift)) > forgottenAfterMinutes : !isPunched(shift);
    if (isForgotten) looks.push('FORGOTTEN');
    else if (clocked_out_at === null) looks.push('OPEN');
  }
  if (!isPlanned) looks.push('UNROSTERED');
  if (shift.is_corrected) looks.push('CORRECTED');
  if (shift.has_pending_request) looks.push('REQUESTED');
  if (shift.clocked_in_synced_at !== null || shift.clocked_out_synced_at !== null) looks.push('OFFLINE');
  return looks;
}
