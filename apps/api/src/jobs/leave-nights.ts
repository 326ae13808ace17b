import type { Tx } from '@operatory/db';
import {
  type AccrualPeriod,
  type AccruingShift,
  accruedMicros,
  accruingMinutes,
  type BreakColumns,
  breaksOfShift,
  hoursOf,
  localDate,
  microsOfMinutes,
  minutesOfHours,
  ordinaryMinutes,
  weeksToAccrue,
} from '@operatory/domain';
import type { AppContext } from '../context/context.ts';
import { eachClient } from './each-client.ts';
import { eachNight, type NightOptions } from './each-night.ts';

interface Client {
  readonly id: string;
  readonly zone: string;
}
interface Accruing {
  readonly user_id: string;
  /** The leave type; null for time in lieu, which accrues hour for hour. */
  readonly type_id: string | null;
  readonly rate: string;
  readonly most_minutes: number | null;
  readonly accrued_until: string | null;
}
interface Shift extends AccruingShift {
  readonly user_id: string;
  readonly is_overtime: boolean;
}
interface LeaveDay {
  readonly user_id: string;
  readonly date: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly paid_hrs: string;
}
type App = Pick<AppContext, 'pools' | 'prisma' | 'clock' | 'log'>;

/**
 * Accrues leave for weeks that have ended in the client's time zone, with one ledger row for each person,
 * type and week. Running again adds nothing more. @returns the ids of the clients that failed
 */
export const leaveNight = (app: App, options: NightOptions = {}): Promise<ReadonlySet<string>> =>
  eachClient(app, options, 'leave', accrue);

async function accrue(db: Tx, clientId: string, now: Date): Promise<void> {
  const [client] = await db.$queryRaw<Client[]>`select id, zone from clients where id = ${clientId}::uuid`;
  if (!client) return;
  const today = localDate(now, client.zone);
  const due = (await accruing(db, clientId)).flatMap((each) =>
    weeksToAccrue(today, each.accrued_until).map((period) => ({ ...each, period })),
  );
  if (due.length === 0) return;
  const starts = due.map(({ period }) => period.start).sort();
  const ends = due.map(({ period }) => period.end).sort();
  const whole = { start: starts[0] ?? today, end: ends.at(-1) ?? today };
  const shifts = byPerson(await shiftsOf(db, clientId, whole));
  const leave = byPerson(await leaveOf(db, clientId, whole));
  const lines = due.flatMap(({ user_id, type_id, rate, most_minutes, period }) => {
    const mine = { shifts: shifts.get(user_id) ?? [], leave: leave.get(user_id) ?? [] };
    const micros =
      type_id === null
        ? microsOfMinutes(minutesOf(mine, period, true))
        : accruedMicros(
            ordinaryMinutes(
              { worked: minutesOf(mine, period, false), paidLeave: paidMinutes(mine.leave, period) },
              most_minutes,
            ),
            rate,
          );
    return micros > 0n
      ? [{ user_id, type_id, hrs: hoursOf(micros), start: period.start, end: period.end }]
      : [];
  });
  // The rows are sorted, so that balances are locked in the same order as in commands.
  await db.$executeRaw`
    insert into employee_leave_ledger
      (client_id, user_id, client_employee_leave_type_id, kind, hrs, period_start, period_end, created_at)
    select ${clientId}::uuid, l.user_id, l.type_id, 'ACCRUAL', l.hrs, l.start, l."end", ${now}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as l(user_id uuid, type_id uuid, hrs numeric, start date, "end" date)
    order by l.user_id, l.type_id nulls first, l.start
    on conflict do nothing`;
}

function byPerson<Row extends { readonly user_id: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, Row[]> {
  const people = new Map<string, Row[]>();
  for (const row of rows) {
    const mine = people.get(row.user_id);
    if (mine) mine.push(row);
    else people.set(row.user_id, [row]);
  }
  return people;
}

const isIn = (date: string, { start, end }: AccrualPeriod): boolean => date >= start && date <= end;

const minutesOf = (
  { shifts, leave }: { readonly shifts: readonly Shift[]; readonly leave: readonly LeaveDay[] },
  period: AccrualPeriod,
  isOvertime: boolean,
): number =>
  shifts
    .filter((shift) => shift.is_overtime === isOvertime && isIn(shift.date, period))
    .reduce((sum, shift) => sum + accruingMinutes(shift, leave), 0);

const paidMinutes = (leave: readonly LeaveDay[], period: AccrualPeriod): number =>
  leave
    .filter(({ date }) => isIn(date, period))
    .reduce((sum, { paid_hrs }) => sum + minutesOfHours(paid_hrs), 0);

/**
 * @returns The rate of each person and leave type, by the settings for their employee type or else for
 * everybody, and the last accrued day.
 */
const accruing = (db: Tx, clientId: string): Promise<Accruing[]> =>
  db.$queryRaw<Accruing[]>`
    select a.*, (select max(l.period_end)::text from employee_leave_ledger l
      where l.client_id = ${clientId}::uuid and l.user_id = a.user_id and l.kind = 'ACCRUAL'
        and l.client_employee_leave_type_id is not distinct from a.type_id) as accrued_until
    from (
      select u.id as user_id, t.id as type_id, c.accrual_rate::text as rate,
        round(u.max_hours_per_week * 60)::int as most_minutes
      from users u
        join client_employee_leave_types t on t.client_id = u.client_id and t.status = 'ACTIVE' and t.leave_type = 'PAID'
        join lateral (
          select c.accrual_rate from client_employee_leave_type_configurations c
          where c.client_id = t.client_id and c.client_employee_leave_type_id = t.id
            and (c.client_employee_type_id is null or c.client_employee_type_id = u.client_employee_type_id)
          order by c.client_employee_type_id nulls last limit 1) c on c.accrual_rate > 0
      where u.client_id = ${clientId}::uuid
      union all
      select u.id, null, '1', null from users u
      where u.client_id = ${clientId}::uuid and u.is_time_in_lieu_applicable) a
    order by a.user_id, a.type_id nulls first`;

/** Ordinary and overtime shifts that were published or worked. */
async function shiftsOf(db: Tx, clientId: string, { start, end }: AccrualPeriod): Promise<Shift[]> {
  const rows = await db.$queryRaw<(Omit<Shift, 'planned'> & BreakColumns)[]>`
    select r.user_id, r.clinic_roster_date::text as date, r.roster_shift_type = 'OVERTIME' as is_overtime,
      r.start_time::text as start, r.end_time::text as "end", r.zone, r.starts_at, r.ends_at, r.published,
      r.clocked_in_at, r.clocked_out_at,
      r.meal_break_start_time::text, r.meal_break_duration,
      r.extra_meal_break_start_time::text, r.extra_meal_break_duration,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'break_type', b.break_type, 'started_at', b.started_at, 'ended_at', b.ended_at)), '[]')
        from clinic_roster_breaks b where b.client_id = r.client_id and b.clinic_roster_id = r.id) as taken
    from clinic_rosters r
    where r.client_id = ${clientId}::uuid and r.user_id is not null and r.deleted_at is null
      and r.roster_shift_type in ('ORDINARY', 'OVERTIME') and (r.published or r.clocked_out_at is not null)
      and r.clinic_roster_date between ${start}::date and ${end}::date`;
  return rows.map((row) => ({ ...row, planned: breaksOfShift(row) }));
}

/**
 * Approved leave: its paid hours accrue leave, and shifts at the same time were not worked. Includes the next
 * day, for shifts past midnight.
 */
const leaveOf = (db: Tx, clientId: string, { start, end }: AccrualPeriod): Promise<LeaveDay[]> =>
  db.$queryRaw<LeaveDay[]>`
    select d.user_id, d.date::text, d.starts_at, d.ends_at, d.paid_hrs::text from employee_leave_days d
    where d.client_id = ${clientId}::uuid and d.status = 'APPROVED'
      and d.date between ${start}::date and ${end}::date + 1`;

export const watchLeaveNights = (app: App & Pick<AppContext, 'pulse'>): (() => Promise<void>) =>
  eachNight(app, 'leave', (options) => leaveNight(app, options));
