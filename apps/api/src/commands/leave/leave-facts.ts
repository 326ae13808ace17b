import type { Tx } from '@operatory/db';
import {
  type Holiday,
  type LeaveFacts,
  minutesOfHours,
  type TakenDay,
  usableFrom,
  type Weekday,
} from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { refused } from '../refuse.ts';

type Db = Pick<Tx, '$queryRaw'>;

export interface LeaveFactsQuery {
  readonly user_id: string;
  readonly clinic_id: string;
  /** The leave type; null for time in lieu. */
  readonly client_employee_leave_type_id: string | null;
  readonly leave_start_date: string;
  readonly leave_end_date: string;
  /** The request that is edited or decided, whose own days and hours do not count; null for a new request. */
  readonly request: { readonly id: string; readonly clinic_id: string } | null;
}

export interface LeaveSetting {
  readonly zone: string;
  readonly leave_name: string;
  readonly is_active: boolean;
}

interface TypeRow {
  readonly name: string;
  readonly is_paid: boolean;
  readonly is_active: boolean;
  readonly no_of_years: number;
  readonly is_attachment_required: boolean;
  readonly hrs_per_day: string;
  readonly applicable_on: readonly Weekday[];
}
interface PersonRow {
  readonly zone: string;
  readonly joining_date: string | null;
  readonly works_there: boolean;
  readonly has_time_in_lieu: boolean;
}

const timeInLieu: TypeRow = {
  name: 'Time in lieu',
  is_paid: true,
  is_active: true,
  no_of_years: 0,
  is_attachment_required: false,
  hrs_per_day: '7.6',
  applicable_on: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
};

/**
 * Reads everything that the calculation of leave depends on: the settings of the leave type for the person's
 * employee type, public holidays of the clinic's state, the person's other leave at all clinics, and the
 * balance. @throws Refusal if the person, clinic or leave type is not allowed
 */
export async function readLeaveFacts(
  db: Db,
  { client_id }: Pick<SignedIn, 'client_id'>,
  asked: LeaveFactsQuery,
): Promise<{ readonly facts: LeaveFacts; readonly setting: LeaveSetting }> {
  const { user_id, clinic_id, client_employee_leave_type_id: type_id } = asked;
  const [person] = await db.$queryRaw<PersonRow[]>`
    select c.zone, u.joining_date::text, u.is_time_in_lieu_applicable as has_time_in_lieu,
      exists (select from j_users_clinics j
        where j.client_id = u.client_id and j.user_id = u.id and j.clinic_id = c.id) as works_there
    from users u join clinics c on c.client_id = u.client_id and c.id = ${clinic_id}::uuid
    where u.client_id = ${client_id}::uuid and u.id = ${user_id}::uuid`;
  // A request for a clinic where the person no longer works can still be decided.
  if (!person || !(person.works_there || asked.request?.clinic_id === clinic_id))
    throw refused('leave_person_not_there');
  const type = type_id === null ? timeInLieu : await readType(db, client_id, user_id, type_id);
  if (!type) throw refused('leave_type_inactive');
  if (type_id === null && !person.has_time_in_lieu) throw refused('leave_time_in_lieu_not_applicable');
  const facts: LeaveFacts = {
    minutes_per_day: minutesOfHours(type.hrs_per_day),
    applicable_on: type.applicable_on,
    is_paid: type.is_paid,
    holidays: await readHolidays(db, client_id, asked),
    taken: await readTaken(db, client_id, asked),
    remaining_hrs: type.is_paid ? await readRemaining(db, client_id, asked) : null,
    usable_from: usableFrom(person.joining_date, type.no_of_years),
    is_attachment_required: type.is_attachment_required,
  };
  return { facts, setting: { zone: person.zone, leave_name: type.name, is_active: type.is_active } };
}

async function readType(db: Db, client: string, user: string, type: string): Promise<TypeRow | undefined> {
  const [row] = await db.$queryRaw<TypeRow[]>`
    select t.name, t.leave_type = 'PAID' as is_paid, t.status = 'ACTIVE' as is_active, t.no_of_years, t.is_attachment_required,
      coalesce(c.hrs_per_day, 7.6)::text as hrs_per_day,
      coalesce(c.applicable_on, ${[...timeInLieu.applicable_on]}::text[]) as applicable_on
    from client_employee_leave_types t
      join users u on u.client_id = t.client_id and u.id = ${user}::uuid
      left join lateral (
        select c.hrs_per_day, c.applicable_on from client_employee_leave_type_configurations c
        where c.client_id = t.client_id and c.client_employee_leave_type_id = t.id
          and (c.client_employee_type_id is null or c.client_employee_type_id = u.client_employee_type_id)
        order by c.client_employee_type_id nulls last limit 1) c on true
    where t.client_id = ${client}::uuid and t.id = ${type}::uuid`;
  return row;
}

const readHolidays = (db: Db, client: string, { clinic_id, ...asked }: LeaveFactsQuery): Promise<Holiday[]> =>
  db.$queryRaw<Holiday[]>`
    select h.date::text, h.name, h.start_time::text, h.end_time::text
    from holidays h join clinics c on c.client_id = ${client}::uuid and c.id = ${clinic_id}::uuid
    where (h.state is null or h.state = c.state)
      and h.date between ${asked.leave_start_date}::date and ${asked.leave_end_date}::date
    order by h.date, h.start_time nulls first, h.name`;

const readTaken = (
  db: Db,
  client: string,
  { user_id, request, ...asked }: LeaveFactsQuery,
): Promise<TakenDay[]> =>
  db.$queryRaw<TakenDay[]>`
    select d.employee_leave_id, d.date::text, d.start_time::text, d.end_time::text, d.status::text
    from employee_leave_days d
    where d.client_id = ${client}::uuid and d.user_id = ${user_id}::uuid and d.status in ('PENDING', 'APPROVED')
      and d.employee_leave_id is distinct from ${request?.id ?? null}::uuid
      and d.date between ${asked.leave_start_date}::date and ${asked.leave_end_date}::date
    order by d.date, d.starts_at`;

/**
 * @returns The remaining balance. Hours that the edited or decided request reserves count as still
 * available.
 */
async function readRemaining(db: Db, client: string, asked: LeaveFactsQuery): Promise<string> {
  const { user_id, request, client_employee_leave_type_id: type } = asked;
  const [row] = await db.$queryRaw<{ hrs: string }[]>`
    select trim_scale(
      coalesce((select b.remaining_hrs from employee_leave_balances b
        where b.client_id = ${client}::uuid and b.user_id = ${user_id}::uuid
          and b.client_employee_leave_type_id is not distinct from ${type}::uuid), 0)
      + coalesce((select sum(d.paid_hrs) from employee_leave_days d
        where d.client_id = ${client}::uuid and d.employee_leave_id = ${request?.id ?? null}::uuid and d.status = 'PENDING'
          and d.client_employee_leave_type_id is not distinct from ${type}::uuid), 0))::text as hrs`;
  return row?.hrs ?? '0';
}
