import { sqlText, type Tx } from '@operatory/db';
import { fromPlanned, type PlannedRow, selectPlanned } from './planned-shifts.ts';

type Db = Pick<Tx, '$queryRaw'>;
export interface StoredShift extends PlannedRow {
  readonly clinic_name: string;
  readonly deleted: boolean;
  /** The person in the row itself, without the draft. */
  readonly stored_user_id: string | null;
}

/** Deleted shifts are included. */
export const readShiftsById = (db: Db, client: string, ids: readonly string[]) =>
  db.$queryRaw<StoredShift[]>`
    select ${sqlText(selectPlanned)}, c.name as clinic_name, r.deleted_at is not null as deleted, r.user_id as stored_user_id
    from ${sqlText(fromPlanned)} join clinics c on c.client_id = r.client_id and c.id = r.clinic_id
    where r.client_id = ${client}::uuid and r.id = any(${[...ids]}::uuid[])
    order by r.id`;

/** Locks shifts in the order of their ids. Their people must be locked before. */
export const lockShifts = (db: Pick<Tx, '$executeRaw'>, client: string, ids: readonly string[]) =>
  db.$executeRaw`select from clinic_rosters
    where client_id = ${client}::uuid and id = any(${[...ids]}::uuid[]) order by id for no key update`;

/** @returns The planned shifts of these people and in these rooms on these days, at all clinics. */
export const readPlannedOf = (
  db: Db,
  client: string,
  who: { readonly people: readonly string[]; readonly rooms: readonly string[] },
  first: string,
  last: string,
) => db.$queryRaw<StoredShift[]>`
    select ${sqlText(selectPlanned)}, c.name as clinic_name, false as deleted, r.user_id as stored_user_id
    from ${sqlText(fromPlanned)} join clinics c on c.client_id = r.client_id and c.id = r.clinic_id
    where r.client_id = ${client}::uuid and r.deleted_at is null
      and (r.draft is not null
        or (r.user_id = any(${[...who.people]}::uuid[]) or r.clinic_room_id = any(${[...who.rooms]}::uuid[]))
          and r.starts_at >= ${first}::date - 1 and r.starts_at < ${last}::date + 2)
      and (p.user_id = any(${[...who.people]}::uuid[]) or p.clinic_room_id = any(${[...who.rooms]}::uuid[]))
      and p.clinic_roster_date between ${first}::date and ${last}::date
    order by p.starts_at, r.id`;

export interface LeaveSpan {
  readonly employee_leave_id: string;
  readonly user_id: string;
  readonly status: string;
  readonly date: string;
  readonly is_all_day: boolean;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
}
export const readLeaveOf = (
  db: Db,
  client: string,
  people: readonly string[],
  first: string,
  last: string,
) => db.$queryRaw<LeaveSpan[]>`
    select d.employee_leave_id, d.user_id, d.status::text, d.date::text, d.is_all_day, d.start_time::text,
      d.end_time::text, d.starts_at, d.ends_at
    from employee_leave_days d
    where d.client_id = ${client}::uuid and d.user_id = any(${[...people]}::uuid[])
      and d.status in ('PENDING', 'APPROVED') and d.date between ${first}::date and ${last}::date
    order by d.starts_at`;
