import { type Prisma, sqlText } from '@operatory/db';
import { addDays, type BreakColumns, weekOf } from '@operatory/domain';
import {
  fromPlanned,
  joinPlanned,
  type PlannedRow,
  selectPlanned,
} from '../../commands/rosters/planned-shifts.ts';

export interface RosterQuery {
  readonly client_id: string;
  readonly clinic_id: string;
  readonly from: string;
  readonly until: string;
}

export interface RosterClinic {
  readonly clinic_id: string;
  readonly name: string;
  readonly state: string | null;
  readonly zone: string;
  readonly weekly_budget: string | null;
}
export interface ShiftRow extends PlannedRow {
  readonly is_changed: boolean;
  readonly was: Readonly<Record<string, unknown>> | null;
  readonly is_on_break: boolean;
  readonly has_pending_request: boolean;
}
export interface ElsewhereRow extends PlannedRow {
  readonly user_id: string;
  readonly clinic_name: string;
  readonly state: string | null;
}
export interface RosterPerson {
  readonly user_id: string;
  readonly display_name: string;
  readonly profile_image: unknown;
  readonly color_code: string | null;
  readonly work: string | null;
  readonly available_days: readonly string[];
  readonly max_hours_per_week: string | null;
  readonly is_casual: boolean;
  readonly award_name: string | null;
}
export interface RosterRoom {
  readonly id: string;
  readonly name: string;
  readonly color: string | null;
}
export interface RosterTiming extends RosterRoom {
  readonly start_time: string;
  readonly end_time: string;
}
export interface RosterHoliday {
  readonly state: string | null;
  readonly date: string;
  readonly name: string;
  readonly start_time: string | null;
  readonly end_time: string | null;
}
export interface ExpiringCredential {
  readonly user_id: string;
  readonly name: string;
  readonly expires_on: string;
}
export type ShiftBreaks = Required<BreakColumns>;

export async function readClinic(
  db: Prisma,
  { client_id, clinic_id }: RosterQuery,
): Promise<RosterClinic | undefined> {
  const [clinic] = await db.$queryRaw<RosterClinic[]>`
    select c.id as clinic_id, c.name, c.state, c.zone, c.weekly_budget::text from clinics c
    where c.client_id = ${client_id}::uuid and c.id = ${clinic_id}::uuid`;
  return clinic;
}

/** @returns The shifts with their planned values. `was` are the published values of a shift with a draft. */
export const readShifts = (db: Prisma, { client_id, clinic_id, from, until }: RosterQuery) =>
  db.$queryRaw<ShiftRow[]>`
    select ${sqlText(selectPlanned)}, w.was, w.was is not null as is_changed,
      exists (select from clinic_roster_breaks b
        where b.client_id = r.client_id and b.clinic_roster_id = r.id and b.ended_at is null) as is_on_break,
      exists (select from clinic_roster_change_requests q
        where q.client_id = r.client_id and q.clinic_roster_id = r.id and q.status = 'PENDING') as has_pending_request
    from ${sqlText(fromPlanned)}
      cross join lateral (select jsonb_object_agg(k, to_jsonb(r) -> k) as was
        from jsonb_object_keys(case when r.published then r.draft end) k
        where to_jsonb(p) -> k is distinct from to_jsonb(r) -> k) w
    where r.client_id = ${client_id}::uuid and r.clinic_id = ${clinic_id}::uuid and r.deleted_at is null
      and (r.clinic_roster_date between ${from}::date and ${until}::date or r.draft is not null)
      and p.clinic_roster_date between ${from}::date and ${until}::date
    order by p.starts_at, r.id`;

/**
 * @returns The people who work at the clinic and can sign in, and everybody with a shift there on these days.
 */
export const readPeople = (db: Prisma, { client_id, clinic_id, from, until }: RosterQuery) =>
  db.$queryRaw<RosterPerson[]>`
    select u.id as user_id, u.display_name, u.profile_image, u.color_code, u.service_type as work, u.available_days,
      u.max_hours_per_week::text, coalesce(t.is_casual, false) as is_casual, l.name as award_name
    from users u
      left join client_employee_types t on t.client_id = u.client_id and t.id = u.client_employee_type_id
      left join employee_award_levels l on l.client_id = u.client_id and l.id = u.employee_award_level_id
    where u.client_id = ${client_id}::uuid
      and (u.id in (select j.user_id from j_users_clinics j
          where j.client_id = ${client_id}::uuid and j.clinic_id = ${clinic_id}::uuid)
          and u.profile_status <> 'INACTIVE' and exists (select from j_users_user_roles o
            where o.client_id = u.client_id and o.user_id = u.id and o.blocked_status = 'UN_BLOCKED')
        or u.id in (select p.user_id from ${sqlText(fromPlanned)}
          where r.client_id = ${client_id}::uuid and r.clinic_id = ${clinic_id}::uuid and r.deleted_at is null
            and (r.clinic_roster_date between ${from}::date and ${until}::date or r.draft is not null)
            and p.clinic_roster_date between ${from}::date and ${until}::date))
    order by u.display_name, u.id`;

/**
 * @returns The people's shifts at other clinics and on days around the period. At clinics whose roster the
 * caller cannot see, only published shifts.
 */
export const readElsewhere = (
  db: Prisma,
  { client_id, clinic_id, from, until }: RosterQuery,
  people: readonly string[],
  plans: readonly string[] | 'all',
) => {
  const clinics: string[] = plans === 'all' ? [] : [...plans];
  const isAll = plans === 'all';
  const first = addDays(weekOf(from), -1);
  const last = addDays(weekOf(until), 7);
  return db.$queryRaw<ElsewhereRow[]>`
    select ${sqlText(selectPlanned)}, c.name as clinic_name, c.state
    from clinic_rosters r
      cross join lateral (select case when ${isAll} or r.clinic_id = any(${clinics}::uuid[]) then r.draft end as draft) seen
      ${sqlText(joinPlanned('seen.draft'))}
      join clinics c on c.client_id = r.client_id and c.id = r.clinic_id
    where r.client_id = ${client_id}::uuid and r.deleted_at is null
      and (r.published or ${isAll} or r.clinic_id = any(${clinics}::uuid[]))
      and (r.user_id = any(${[...people]}::uuid[])
          and r.starts_at >= ${addDays(first, -1)}::date and r.starts_at < ${addDays(last, 2)}::date
        or r.draft is not null)
      and p.user_id = any(${[...people]}::uuid[]) and p.clinic_roster_date between ${first}::date and ${last}::date
      and not (r.clinic_id = ${clinic_id}::uuid and p.clinic_roster_date between ${from}::date and ${until}::date)
    order by p.starts_at, r.id`;
};

export const readRooms = (db: Prisma, { client_id, clinic_id }: RosterQuery) =>
  db.$queryRaw<RosterRoom[]>`
    select m.id, m.name, m.color from clinic_rooms m
    where m.client_id = ${client_id}::uuid and m.clinic_id = ${clinic_id}::uuid and m.status = 'ACTIVE'
    order by m.position, m.name, m.id`;

export const readTimings = (db: Prisma, { client_id, clinic_id }: RosterQuery) =>
  db.$queryRaw<RosterTiming[]>`
    select t.id, t.name, t.color, t.start_time::text, t.end_time::text from clinic_roster_shift_timings t
    where t.client_id = ${client_id}::uuid and t.clinic_id = ${clinic_id}::uuid and t.status = 'ACTIVE'
    order by t.position, t.start_time, t.id`;

/** @returns The holidays of all states, because people may work in several. */
export const readRosterHolidays = (db: Prisma, { from, until }: RosterQuery) =>
  db.$queryRaw<RosterHoliday[]>`
    select h.state, h.date::text, h.name, h.start_time::text, h.end_time::text from holidays h
    where h.date between ${addDays(weekOf(from), -1)}::date and ${addDays(weekOf(until), 8)}::date
    order by h.date, h.start_time nulls first, h.name`;

/** @returns The credentials that expire on or before the last of these days. */
export const readExpiring = (db: Prisma, { client_id, until }: RosterQuery, people: readonly string[]) =>
  db.$queryRaw<ExpiringCredential[]>`
    select q.user_id, q.name, q.expires_on::text from user_qualifications q
    where q.client_id = ${client_id}::uuid and q.user_id = any(${[...people]}::uuid[]) and q.deleted_at is null
      and q.expires_on <= ${until}::date
    order by q.expires_on, q.name, q.id`;
