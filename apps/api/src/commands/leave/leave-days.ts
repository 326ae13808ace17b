import {
  type CalculatedLeave,
  dayBounds,
  hoursOfDays,
  type RequestedDay,
  wallToInstant,
} from '@operatory/domain';
import type { CommandContext } from '../define.ts';
import { assertRule } from '../refuse.ts';

/** A day of a request as stored, with instants calculated in the clinic's zone. */
interface StoredDay extends RequestedDay {
  readonly starts_at: string;
  readonly ends_at: string;
  readonly paid_hrs: string;
  readonly unpaid_hrs: string;
}

function instantsOf({ date, start_time, end_time }: RequestedDay, zone: string) {
  const { start, end } = dayBounds(date, zone);
  const from = start_time === null ? start : wallToInstant(date, start_time, zone);
  const isMidnight = end_time === null || end_time.startsWith('00:00');
  const until = isMidnight ? end : wallToInstant(date, end_time, zone);
  // No time is left if both times are within the hour that the clock change skips.
  assertRule(until > from, 'leave_times_invalid');
  return { starts_at: from.toISOString(), ends_at: until.toISOString() };
}

/** @returns The days with at least a minute of leave. Their rounded hours add up to the request's hours. */
export function storedDays({ days }: CalculatedLeave, zone: string): readonly StoredDay[] {
  const counted = days.filter(({ minutes }) => minutes > 0);
  const paid = hoursOfDays(counted.map(({ paid_minutes }) => paid_minutes));
  const unpaid = hoursOfDays(counted.map(({ unpaid_minutes }) => unpaid_minutes));
  return counted.map((day, index) => ({
    date: day.date,
    is_all_day: day.is_all_day,
    start_time: day.start_time,
    end_time: day.end_time,
    ...instantsOf(day, zone),
    paid_hrs: paid[index] ?? '0',
    unpaid_hrs: unpaid[index] ?? '0',
  }));
}

export async function writeDays(
  { db, actor }: Pick<CommandContext, 'db' | 'actor'>,
  id: string,
  days: readonly StoredDay[],
  zone: string,
): Promise<void> {
  const dates = days.map(({ date }) => date);
  await db.$executeRaw`delete from employee_leave_days
    where client_id = ${actor.client_id}::uuid and employee_leave_id = ${id}::uuid and not (date = any(${dates}::date[]))`;
  await db.$executeRaw`
    insert into employee_leave_days (client_id, employee_leave_id, user_id, clinic_id, client_employee_leave_type_id, status,
      date, is_all_day, start_time, end_time, starts_at, ends_at, zone, paid_hrs, unpaid_hrs)
    select l.client_id, l.id, l.user_id, l.clinic_id, l.client_employee_leave_type_id, l.status,
      g.date, g.is_all_day, g.start_time, g.end_time, g.starts_at, g.ends_at, ${zone}, g.paid_hrs, g.unpaid_hrs
    from employee_leaves l, jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as g(date date, is_all_day boolean,
      start_time time, end_time time, starts_at timestamptz, ends_at timestamptz, paid_hrs numeric, unpaid_hrs numeric)
    where l.client_id = ${actor.client_id}::uuid and l.id = ${id}::uuid
    order by g.date
    on conflict (client_id, employee_leave_id, date) do update set
      (is_all_day, start_time, end_time, starts_at, ends_at, zone, paid_hrs, unpaid_hrs) =
        (excluded.is_all_day, excluded.start_time, excluded.end_time, excluded.starts_at, excluded.ends_at, excluded.zone,
          excluded.paid_hrs, excluded.unpaid_hrs)`;
}
