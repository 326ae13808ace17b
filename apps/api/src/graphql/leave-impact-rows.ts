import type { Prisma } from '@operatory/db';
import {
  balanceAfterApproval,
  hasGrant,
  isLeaveApprover,
  type LeaveParties,
  type LeaveViewer,
  leaveRelation,
} from '@operatory/domain';

interface Overlap {
  readonly employee_leave_id: string;
  readonly status: string;
  readonly leave_start_date: string;
  readonly leave_end_date: string;
}
interface Away {
  readonly user_id: string;
  readonly display_name: string;
  readonly dates: readonly string[];
}
interface Shift {
  readonly id: string;
  readonly clinic_roster_date: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly clinic_id: string;
  readonly clinic_name: string;
  readonly published: boolean;
  readonly may_edit: boolean;
}
export interface LeaveImpact {
  readonly id: string;
  readonly overlaps: readonly Overlap[];
  readonly away: readonly Away[];
  readonly shifts: readonly Shift[];
  readonly balance_after_hrs: string | null;
}

interface Request extends LeaveParties {
  readonly id: string;
  readonly status: string;
  readonly paid_hrs: string;
  readonly unpaid_hrs: string;
  /** The remaining balance; null for unpaid leave. */
  readonly remaining_hrs: string | null;
}
type Of<Row> = Row & { readonly of: string };

/**
 * @returns The impact of those requests that the viewer may approve, in the order of `asked`. One statement
 * reads each kind of data for all requests.
 */
export async function readLeaveImpacts(
  db: Prisma,
  viewer: LeaveViewer,
  clientId: string,
  now: Date,
  asked: readonly string[],
): Promise<readonly LeaveImpact[]> {
  if (!viewer.grants.has('package:leaves')) return [];
  const requests = (await readRequests(db, clientId, asked)).filter((one) =>
    isLeaveApprover(leaveRelation(one, viewer)),
  );
  if (requests.length === 0) return [];
  const ids = requests.map(({ id }) => id);
  const [overlaps, away, shifts] = await Promise.all([
    readOverlaps(db, clientId, ids),
    readAway(db, clientId, ids),
    readShifts(db, clientId, now, ids),
  ]);
  const near = (clinicId: string, action: 'VIEW' | 'EDIT') =>
    hasGrant(viewer.grants, 'clinic-rosters', action) && viewer.clinic_ids.includes(clinicId);
  return asked.flatMap((id) => {
    const request = requests.find((one) => one.id === id);
    if (!request) return [];
    return [
      {
        id,
        overlaps: overlaps.filter((row) => row.of === id),
        away: away.filter((row) => row.of === id),
        // Only people who can see the roster see unpublished shifts.
        shifts: shifts
          .filter((row) => row.of === id && (row.published || near(row.clinic_id, 'VIEW')))
          .map((row) => ({ ...row, may_edit: near(row.clinic_id, 'EDIT') })),
        balance_after_hrs: balanceAfter(request),
      },
    ];
  });
}

function balanceAfter({ status, remaining_hrs, paid_hrs, unpaid_hrs }: Request): string | null {
  if (remaining_hrs === null) return null;
  const decided = { remaining_hrs, paid_hrs: '0', unpaid_hrs: '0' };
  return balanceAfterApproval(status === 'PENDING' ? { remaining_hrs, paid_hrs, unpaid_hrs } : decided);
}

const readRequests = (db: Prisma, clientId: string, ids: readonly string[]) =>
  db.$queryRaw<Request[]>`
    select l.id, l.user_id, l.clinic_id, l.created_by_user_id, l.status::text, l.total_paid_hrs::text as paid_hrs,
      l.total_unpaid_hrs::text as unpaid_hrs,
      case when t.leave_type is distinct from 'UNPAID' then coalesce(b.remaining_hrs, 0)::text end as remaining_hrs,
      array(select r.reported_to_user_id from users_reported_to_users r
        where r.client_id = l.client_id and r.user_id = l.user_id) as manager_user_ids
    from employee_leaves l
      left join client_employee_leave_types t on t.client_id = l.client_id and t.id = l.client_employee_leave_type_id
      left join employee_leave_balances b on b.client_id = l.client_id and b.user_id = l.user_id
        and b.client_employee_leave_type_id is not distinct from l.client_employee_leave_type_id
    where l.client_id = ${clientId}::uuid and l.id = any(${[...ids]}::uuid[])`;

const readOverlaps = (db: Prisma, clientId: string, ids: readonly string[]) =>
  db.$queryRaw<Of<Overlap>[]>`
    select distinct d.employee_leave_id as of, l.id as employee_leave_id, o.status::text,
      l.leave_start_date::text, l.leave_end_date::text
    from employee_leave_days d
      join employee_leave_days o on o.client_id = d.client_id and o.user_id = d.user_id
        and o.date between d.date - 1 and d.date + 1 and o.employee_leave_id <> d.employee_leave_id
        and o.status in ('PENDING', 'APPROVED') and o.starts_at < d.ends_at and o.ends_at > d.starts_at
      join employee_leaves l on l.client_id = o.client_id and l.id = o.employee_leave_id
    where d.client_id = ${clientId}::uuid and d.employee_leave_id = any(${[...ids]}::uuid[])
    order by leave_start_date, employee_leave_id`;

/**
 * People who work at the request's clinic count as absent there, even if their own leave names another
 * clinic.
 */
const readAway = (db: Prisma, clientId: string, ids: readonly string[]) =>
  db.$queryRaw<Of<Away>[]>`
    select d.employee_leave_id as of, u.id as user_id, u.display_name, array_agg(distinct d.date::text order by d.date::text) as dates
    from employee_leave_days d
      join employee_leave_days o on o.client_id = d.client_id and o.date = d.date and o.status = 'APPROVED'
        and o.user_id <> d.user_id
        and (o.clinic_id = d.clinic_id or exists (select from j_users_clinics j
          where j.client_id = o.client_id and j.user_id = o.user_id and j.clinic_id = d.clinic_id))
      join users u on u.client_id = o.client_id and u.id = o.user_id
    where d.client_id = ${clientId}::uuid and d.employee_leave_id = any(${[...ids]}::uuid[])
      and u.profile_status <> 'INACTIVE' and exists (select from j_users_user_roles r
        where r.client_id = u.client_id and r.user_id = u.id and r.blocked_status = 'UN_BLOCKED')
    group by 1, 2, 3 order by u.display_name, u.id`;

const readShifts = (db: Prisma, clientId: string, now: Date, ids: readonly string[]) =>
  db.$queryRaw<Of<Shift>[]>`
    select distinct d.employee_leave_id as of, s.id, s.clinic_roster_date::text, s.start_time::text, s.end_time::text,
      s.clinic_id, c.name as clinic_name, s.published, s.starts_at
    from employee_leave_days d
      join clinic_rosters s on s.client_id = d.client_id and s.user_id = d.user_id and s.deleted_at is null
        and s.starts_at > ${now} and s.starts_at < d.ends_at and s.ends_at > d.starts_at
      join clinics c on c.client_id = s.client_id and c.id = s.clinic_id
    where d.client_id = ${clientId}::uuid and d.employee_leave_id = any(${[...ids]}::uuid[])
    order by s.starts_at, s.id`;
