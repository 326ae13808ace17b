import type { DayTimes } from '../leave/leave-facts.ts';
import { instantToWall, localDate } from '../time/zoned-time.ts';
import { clockMinutes } from './clock-minutes.ts';
import { partsOfPunch } from './punch-shift.ts';
import type { RosterShiftType } from './roster-choices.ts';
import type { CostedShift } from './shift-cost.ts';
import { clockedMinutes, mealsTaken, type PlannedShift, type TakenBreak } from './shift-minutes.ts';
import { timeAfter } from './shift-times.ts';

/** A shift with its punches. `breaks` are the planned ones, `taken` those that the person took. */
export interface WorkedShift extends PlannedShift {
  readonly id: string;
  readonly roster_shift_type: RosterShiftType;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly clocked_in_at: Date | null;
  readonly clocked_out_at: Date | null;
  readonly taken: readonly TakenBreak[];
  /** Public holidays of the clinic's state. */
  readonly holidays: readonly DayTimes[];
}

export interface WorkedPart {
  readonly shift_id: string;
  /**
   * The shift that the person clocked in to. It is another one if the person stayed at work through the next
   * shift.
   */
  readonly punched_id: string;
  readonly from: Date;
  readonly until: Date;
  readonly worked: number;
  readonly meals: number;
  readonly paid: number;
  /** The part in the form in which its cost is calculated; null if it has no minute of wall time. */
  readonly costed: CostedShift | null;
}

/** After a longer time, in minutes, the person probably forgot to clock out. */
const longest = 1440;

/** @returns True if both punches are known and plausible. */
export function isPunched(
  shift: WorkedShift,
): shift is WorkedShift & { readonly clocked_in_at: Date; readonly clocked_out_at: Date } {
  const { clocked_in_at, clocked_out_at, zone } = shift;
  if (clocked_in_at === null || clocked_out_at === null) return false;
  const { passed, shown } = clockMinutes(clocked_in_at, clocked_out_at, zone);
  return passed < longest && shown < longest;
}

/**
 * @returns The worked time of a person's shifts at one clinic, in order of time. Each clocked minute belongs
 * to one shift. If the person did not clock in to a later shift, time after its start still belongs to that
 * later shift.
 */
export function workedParts(shifts: readonly WorkedShift[]): readonly WorkedPart[] {
  const unpunched = shifts.filter(({ clocked_in_at }) => clocked_in_at === null);
  return shifts
    .filter(isPunched)
    .toSorted((one, other) => one.clocked_in_at.getTime() - other.clocked_in_at.getTime())
    .flatMap((punched) => {
      const later = unpunched.filter(({ starts_at }) => starts_at > punched.starts_at);
      const { clocked_in_at, clocked_out_at } = punched;
      return partsOfPunch(clocked_in_at, clocked_out_at, [punched, ...later]).map(
        ({ shift_id, from, until }): WorkedPart => {
          const shift = later.find(({ id }) => id === shift_id) ?? punched;
          return partOf(shift, punched, from, until);
        },
      );
    });
}

function partOf(shift: WorkedShift, punched: WorkedShift, from: Date, until: Date): WorkedPart {
  const { zone } = punched;
  const clocked = { zone, clocked_in_at: from, clocked_out_at: until, breaks: punched.taken };
  const { worked, meals, paid } = clockedMinutes(clocked);
  const { shown } = clockMinutes(from, until, zone);
  const start = instantToWall(from, zone).time.slice(0, 5);
  const costed: CostedShift = {
    roster_date: shift.date,
    date: localDate(from, zone),
    start,
    end: timeAfter(start, shown),
    zone,
    breaks: mealsTaken(clocked).flatMap((meal) =>
      meal.shown > 0
        ? [{ type: 'MEAL' as const, start: timeAfter(start, meal.after), length: meal.shown }]
        : [],
    ),
    // Time in which a person on call was called in is paid like an ordinary shift.
    roster_shift_type: shift.roster_shift_type === 'OVERTIME' ? 'OVERTIME' : 'ORDINARY',
    holidays: shift.holidays,
  };
  return {
    shift_id: shift.id,
    punched_id: punched.id,
    from,
    until,
    worked,
    meals,
    paid,
    costed: shown > 0 ? costed : null,
  };
}
