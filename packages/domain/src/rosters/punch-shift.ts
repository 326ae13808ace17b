import { minuteOf } from './clock-minutes.ts';

const minute = 60_000;
/** People can clock in from this many minutes before the start. */
export const clockInLeadMinutes = 30;
/**
 * A shift that is still open this many minutes after its end counts as forgotten, and the person can clock in
 * to the next one.
 */
export const forgottenAfterMinutes = 240;

/** People can clock out until this many minutes after the end. Later they need a change request. */
export const clockOutWithinMinutes = 720;

export interface PunchShift {
  readonly id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly published: boolean;
  readonly clocked_in_at: Date | null;
  readonly clocked_out_at: Date | null;
}

export const isForgotten = (
  {
    clocked_in_at,
    clocked_out_at,
    ends_at,
  }: Pick<PunchShift, 'clocked_in_at' | 'clocked_out_at' | 'ends_at'>,
  at: Date,
): boolean =>
  clocked_in_at !== null &&
  clocked_out_at === null &&
  at.getTime() > ends_at.getTime() + forgottenAfterMinutes * minute;

export const isInWindow = (
  { starts_at, ends_at }: Pick<PunchShift, 'starts_at' | 'ends_at'>,
  at: Date,
): boolean => at.getTime() >= starts_at.getTime() - clockInLeadMinutes * minute && at < ends_at;

/**
 * @returns The shift that a clock-in is for: of the published ones without a clock-in, the one with the
 * nearest start. Null if there is none.
 */
export function shiftOfClockIn<Shift extends PunchShift>(shifts: readonly Shift[], at: Date): Shift | null {
  const away = ({ starts_at }: PunchShift): number => Math.abs(starts_at.getTime() - at.getTime());
  const waiting = shifts.filter(
    (shift) => shift.published && shift.clocked_in_at === null && isInWindow(shift, at),
  );
  return (
    waiting.toSorted(
      (one, other) => away(one) - away(other) || one.starts_at.getTime() - other.starts_at.getTime(),
    )[0] ?? null
  );
}

/**
 * @returns The shift that a clock-out or break is for: the open one with the latest clock-in. Null if there
 * is none.
 */
export function shiftOfClockOut<Shift extends PunchShift>(shifts: readonly Shift[], at: Date): Shift | null {
  const clockedIn = ({ clocked_in_at }: PunchShift): number => clocked_in_at?.getTime() ?? 0;
  const open = shifts.filter(
    (shift) => shift.clocked_in_at !== null && shift.clocked_out_at === null && shift.clocked_in_at <= at,
  );
  return open.toSorted((one, other) => clockedIn(other) - clockedIn(one))[0] ?? null;
}

/** A part of the time between two punches. `until` is excluded; `shift_id` is null if no shift is near. */
export interface PunchPart {
  readonly shift_id: string | null;
  readonly from: Date;
  readonly until: Date;
  readonly minutes: number;
}
type Planned = Pick<PunchShift, 'id' | 'starts_at' | 'ends_at'>;

/**
 * Splits the time between two punches among a person's shifts, so that each minute belongs to one. Time
 * before the first shift belongs to the first; time after a shift belongs to it until the next one starts.
 */
export function partsOfPunch(from: Date, until: Date, shifts: readonly Planned[]): readonly PunchPart[] {
  if (minuteOf(from) >= minuteOf(until)) return [];
  const ordered = shifts.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
  const touched = ordered.filter(
    ({ starts_at, ends_at }) => minuteOf(starts_at) < minuteOf(until) && minuteOf(from) < minuteOf(ends_at),
  );
  const [first = ordered.find((shift) => isInWindow(shift, from)), ...later] = touched;
  const starts = [from, ...later.map(({ starts_at }) => starts_at)];
  return [first, ...later].map((shift, index) => {
    const part = { from: starts[index] ?? from, until: starts[index + 1] ?? until };
    return { shift_id: shift?.id ?? null, ...part, minutes: minuteOf(part.until) - minuteOf(part.from) };
  });
}
