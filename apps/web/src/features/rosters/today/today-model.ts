import { dayBounds, endOfShift, type TodayLeave, type TodayShift, todayOf } from '@operatory/domain';
import type { Week, WeekLeave, WeekShift } from '../grid/week-types.ts';
import { publishedValues } from '../publish/publish-preview.ts';

export interface OpenBreak {
  readonly clinic_roster_id: string;
  readonly break_type: string;
  readonly started_at: string;
}
export interface TodayShiftRow extends TodayShift {
  readonly start_time: string;
  readonly clinic_room_id: string | null;
  /** The break that the person is on; null if none. */
  readonly onBreak: OpenBreak | null;
  /** The shift's planned values, which may not be published yet. */
  readonly planned: WeekShift;
}
export interface TodayLeaveRow extends TodayLeave {
  readonly row: WeekLeave;
}
export type RosterToday = ReturnType<typeof rosterToday>;
export type TodayPersonRow = RosterToday['people'][number];
export type TodayGapRow = RosterToday['gaps'][number];

export function rosterToday(
  { shifts, leave, zone }: Pick<Week, 'shifts' | 'leave' | 'zone'>,
  breaks: readonly OpenBreak[],
  date: string,
  now: Date,
) {
  return todayOf<TodayShiftRow, TodayLeaveRow>({
    shifts: shifts.map((shift) =>
      shiftToday(shift, breaks.find(({ clinic_roster_id }) => clinic_roster_id === shift.id) ?? null),
    ),
    leave: leave.flatMap((row) =>
      row.status === 'APPROVED'
        ? [{ row, user_id: row.user_id, starts_at: new Date(row.starts_at), ends_at: new Date(row.ends_at) }]
        : [],
    ),
    day: dayBounds(date, zone),
    now,
  });
}

function shiftToday(planned: WeekShift, onBreak: OpenBreak | null): TodayShiftRow {
  const was = publishedValues(planned);
  const published = (column: 'start_time' | 'starts_at' | 'ends_at'): string => {
    const value = was[column];
    return typeof value === 'string' ? value : planned[column];
  };
  const publishedId = (column: 'user_id' | 'clinic_room_id'): string | null => {
    if (!(column in was)) return planned[column];
    const value = was[column];
    return typeof value === 'string' ? value : null;
  };
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  const punches = {
    roster_shift_type: planned.roster_shift_type,
    clocked_in_at: instant(planned.clocked_in_at),
    clocked_out_at: instant(planned.clocked_out_at),
  };
  return {
    id: planned.id,
    user_id: publishedId('user_id'),
    clinic_room_id: publishedId('clinic_room_id'),
    ...punches,
    start_time: published('start_time'),
    starts_at: new Date(published('starts_at')),
    ends_at: endOfShift({ ...punches, ends_at: new Date(published('ends_at')) }),
    published: planned.published,
    isOnBreak: onBreak !== null,
    onBreak,
    planned,
  };
}
