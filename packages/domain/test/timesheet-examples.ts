import { timeAfter } from '../src/rosters/shift-times.ts';
import type { TimesheetShift } from '../src/rosters/timesheet.ts';
import { localDate, wallToInstant } from '../src/time/zoned-time.ts';
import { sydney } from './roster-cost-examples.ts';

/** An instant in Sydney, or in another zone: `2026-11-23 09:00`. */
export const at = (text: string, zone = sydney): Date =>
  wallToInstant(text.slice(0, 10), text.slice(11), zone);

/** A shift planned from 09:00 to 17:00 with a meal break, clocked in and out at these times. */
export const shift = (
  date: string,
  clocked: readonly [string | null, string | null] | null,
  other: Partial<TimesheetShift> = {},
): TimesheetShift => ({
  id: date,
  date,
  start: '09:00',
  end: '17:00',
  zone: sydney,
  breaks: [{ type: 'MEAL', start: '12:00', length: 30 }],
  roster_shift_type: 'ORDINARY',
  starts_at: at(`${date} 09:00`),
  ends_at: at(`${date} 17:00`),
  clocked_in_at: clocked?.[0] ? at(`${date} ${clocked[0]}`) : null,
  clocked_out_at: clocked?.[1] ? at(`${date} ${clocked[1]}`) : null,
  clocked_in_synced_at: null,
  clocked_out_synced_at: null,
  taken: [],
  holidays: [],
  is_corrected: false,
  has_pending_request: false,
  ...other,
});

/** A shift planned for half an hour, with a clock-out after `minutes` minutes. */
export function punched(
  id: string,
  from: Date,
  minutes: number,
  zone: string,
  other: Partial<TimesheetShift> = {},
): TimesheetShift {
  const date = localDate(from, zone);
  return {
    ...shift(date, null),
    id,
    zone,
    start: '09:00',
    end: timeAfter('09:00', 30),
    breaks: [],
    starts_at: from,
    ends_at: new Date(from.getTime() + 30 * 60_000),
    clocked_in_at: from,
    clocked_out_at: new Date(from.getTime() + minutes * 60_000),
    ...other,
  };
}
