import { addDays, type CalendarEvent, calendarFile, minutesOf, shiftTimeInWords } from '@operatory/domain';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Sql } from '../database/tenant.ts';

/** The calendar contains shifts of this many past days. */
const daysBack = 28;

interface FeedShift {
  readonly id: string;
  readonly date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly zone: string;
  readonly clinic: string;
  readonly room: string | null;
  readonly works_with: string | null;
  readonly message: string | null;
  readonly meal_break_start_time: string | null;
  readonly meal_break_duration: number | null;
  readonly changed_at: Date;
}

const readShifts = (sql: Sql, userId: string, now: Date): Promise<FeedShift[]> =>
  sql<FeedShift>(
    `select r.id, r.clinic_roster_date::text as date, r.start_time::text, r.end_time::text, r.zone, c.name as clinic,
       o.name as room, w.display_name as works_with, r.message, r.meal_break_start_time::text, r.meal_break_duration,
       r.updated_at as changed_at
     from clinic_rosters r join clinics c on c.client_id = r.client_id and c.id = r.clinic_id
       left join clinic_rooms o on o.client_id = r.client_id and o.id = r.clinic_room_id
       left join users w on w.client_id = r.client_id and w.id = r.user_whom_id
     where r.user_id = $1 and r.published and r.deleted_at is null and r.starts_at > $2::timestamptz - make_interval(days => $3)
     order by r.starts_at, r.id limit 1000`,
    [userId, now, daysBack],
  );

const eventOf = (shift: FeedShift): CalendarEvent => ({
  uid: `${shift.id}@operatory`,
  title: `Shift at ${shift.clinic}`,
  date: shift.date,
  start_time: shift.start_time,
  end_time: shift.end_time,
  end_date: minutesOf(shift.end_time) <= minutesOf(shift.start_time) ? addDays(shift.date, 1) : shift.date,
  zone: shift.zone,
  place: [shift.clinic, shift.room].filter(Boolean).join(', '),
  text: [
    shift.works_with && `With ${shift.works_with}`,
    shift.meal_break_duration &&
      `Meal break ${shift.meal_break_duration} min${shift.meal_break_start_time ? ` at ${shiftTimeInWords(shift.meal_break_start_time)}` : ''}`,
    shift.message,
  ]
    .filter(Boolean)
    .join('\n'),
});

/**
 * A person's shifts as a calendar file. Its only time stamp is that of the last change, so that the same
 * shifts give the same bytes.
 */
export async function rosterCalendar(sql: Sql, userId: string, now: Date): Promise<string> {
  const shifts = await readShifts(sql, userId, now);
  const zones = [...new Set(shifts.map(({ zone }) => zone))];
  const changed = new Date(Math.max(0, ...shifts.map(({ changed_at }) => changed_at.getTime())));
  return calendarFile(
    'My shifts',
    shifts.map(eventOf),
    changed,
    zones.flatMap((zone) => tzlib_get_ical_block(zone)[0] ?? []),
  );
}
