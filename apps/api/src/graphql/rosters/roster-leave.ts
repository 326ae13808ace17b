import type { Prisma } from '@operatory/db';
import { addDays, type LeaveParties, type LeaveViewer, readsLeave } from '@operatory/domain';
import type { RosterQuery } from './roster-week-rows.ts';

export interface RosterLeave {
  readonly employee_leave_id: string;
  readonly user_id: string;
  readonly status: string;
  readonly leave_name: string;
  readonly color: string | null;
  readonly date: string;
  readonly is_all_day: boolean;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
}
type LeaveRow = RosterLeave & LeaveParties;

/**
 * Reads approved and requested leave of these people. The viewer sees the type of leave only if they can
 * read the request.
 */
export async function readRosterLeave(
  db: Prisma,
  { client_id, from, until }: RosterQuery,
  people: readonly string[],
  viewer: LeaveViewer,
): Promise<readonly RosterLeave[]> {
  const rows = await db.$queryRaw<LeaveRow[]>`
    select d.employee_leave_id, d.user_id, d.status::text, coalesce(t.name, 'Time in lieu') as leave_name, t.color,
      d.date::text, d.is_all_day, d.start_time::text, d.end_time::text, d.starts_at, d.ends_at,
      l.clinic_id, l.created_by_user_id,
      array(select m.reported_to_user_id from users_reported_to_users m
        where m.client_id = d.client_id and m.user_id = d.user_id) as manager_user_ids
    from employee_leave_days d
      join employee_leaves l on l.client_id = d.client_id and l.id = d.employee_leave_id
      left join client_employee_leave_types t on t.client_id = d.client_id and t.id = d.client_employee_leave_type_id
    where d.client_id = ${client_id}::uuid and d.user_id = any(${[...people]}::uuid[])
      and d.status in ('PENDING', 'APPROVED')
      and d.date between ${addDays(from, -1)}::date and ${addDays(until, 1)}::date
    order by d.date, d.user_id, d.starts_at`;
  return rows.map(({ clinic_id, created_by_user_id, manager_user_ids, ...day }) =>
    readsLeave({ user_id: day.user_id, clinic_id, created_by_user_id, manager_user_ids }, viewer)
      ? day
      : { ...day, leave_name: 'Leave', color: null },
  );
}
