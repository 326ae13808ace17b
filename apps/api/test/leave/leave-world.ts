import type { Person } from '../support/person.ts';
import { allNotified, north, type TestServer } from '../support/server.ts';

export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
export const { one, two } = north.clinics;

/** National public holidays, and those of New South Wales and Queensland, on dates that the tests use. */
const holidays: readonly (readonly [date: string, name: string, state: string | null, start?: string])[] = [
  ['2026-10-05', 'Labour Day', 'NEW_SOUTH_WALES'],
  ['2026-10-05', 'King’s Birthday', 'QUEENSLAND'],
  ['2026-12-24', 'Christmas Eve', 'QUEENSLAND', '18:00'],
  ['2026-12-25', 'Christmas Day', null],
  ['2026-12-26', 'Boxing Day', null],
  ['2026-12-28', 'Additional day for Boxing Day', 'NEW_SOUTH_WALES'],
  ['2027-01-01', 'New Year’s Day', null],
];

export interface LeaveWorld {
  readonly annual: string;
  readonly unpaid: string;
  readonly sick: string;
  readonly long: string;
  /** A leave type of null means time in lieu. */
  accrue(user: string, type: string | null, hrs: number): Promise<void>;
  /** @returns The id of the request. */
  ask(by: Person, from: string, until: string, more?: Readonly<Record<string, unknown>>): Promise<string>;
  row(id: string): Promise<Readonly<Record<string, unknown>>>;
  days(id: string): Promise<readonly string[]>;
  balance(user: string, type?: string | null): Promise<Readonly<Record<string, number>>>;
}

export const inNorth = (server: TestServer) => ({
  async sql(text: string, values: readonly unknown[] = []) {
    return (await server.root.query(text, [...values])).rows;
  },
});

export async function leaveWorld(server: TestServer): Promise<LeaveWorld> {
  const { sql } = inNorth(server);
  await sql('delete from holidays');
  for (const [date, name, state, start] of holidays)
    await sql('insert into holidays (date, name, state, start_time) values ($1, $2, $3, $4)', [
      date,
      name,
      state,
      start ?? null,
    ]);
  const addType = async (name: string, pay: string, years = 0, attachment = false) => {
    const [type] = await sql(
      `insert into client_employee_leave_types (client_id, name, leave_type, no_of_years, is_attachment_required)
       values ($1, $2, $3, $4, $5) returning id`,
      [north.client, name, pay, years, attachment],
    );
    await sql(
      `insert into client_employee_leave_type_configurations (client_id, client_employee_leave_type_id, hrs_per_day, applicable_on)
       values ($1, $2, 7.6, $3)`,
      [north.client, type.id, weekdays],
    );
    return String(type.id);
  };
  const annual = await addType('Annual leave', 'PAID');
  return {
    annual,
    unpaid: await addType('Unpaid leave', 'UNPAID'),
    sick: await addType('Sick leave', 'PAID', 0, true),
    long: await addType('Long service leave', 'PAID', 7),
    async accrue(user, type, hrs) {
      await sql(
        `insert into employee_leave_ledger (client_id, user_id, client_employee_leave_type_id, kind, hrs, note)
         values ($1, $2, $3, 'ADJUSTMENT', $4, 'Given')`,
        [north.client, user, type, hrs],
      );
    },
    async ask(by, leave_start_date, leave_end_date, more = {}) {
      const type = 'is_time_in_lieu' in more ? {} : { client_employee_leave_type_id: annual };
      const values = { clinic_id: one, ...type, leave_start_date, leave_end_date, ...more };
      const refusal = await by.refusal('request_leave', values);
      if (refusal) throw new Error(refusal);
      const [made] = await sql('select id from employee_leaves order by created_at desc, id desc limit 1');
      return String(made.id);
    },
    async row(id) {
      const [found] = await sql(
        `select status::text, total_paid_hrs::text as paid, total_unpaid_hrs::text as unpaid, version, reason,
           action_message, action_workspace_user_id, cancel_requested_at is not null as cancel_asked from employee_leaves where id = $1`,
        [id],
      );
      return found;
    },
    async days(id) {
      const found = await sql(
        `select to_char(date, 'DD Mon') || ' ' || paid_hrs || 'p ' || unpaid_hrs || 'u ' || status as day
         from employee_leave_days where employee_leave_id = $1 order by date`,
        [id],
      );
      return found.map(({ day }) => day);
    },
    async balance(user, type = annual) {
      const [found] = await sql(
        `select taken_hrs::float as taken, reserved_hrs::float as reserved, remaining_hrs::float as remaining
         from employee_leave_balances where user_id = $1 and client_employee_leave_type_id is not distinct from $2`,
        [user, type],
      );
      return found;
    },
  };
}

/** Deletes leave with its ledger and balances, shifts, and the notifications about leave. */
export const clearLeaveSql = `set session_replication_role = replica;
  delete from employee_leave_history; delete from employee_leave_ledger; delete from employee_leave_days;
  delete from employee_leaves; delete from employee_leave_balances; delete from clinic_roster_history;
  delete from clinic_rosters; delete from user_notifications where type like 'leave_%';
  set session_replication_role = origin`;
export async function clearLeave(server: TestServer): Promise<void> {
  await allNotified(server);
  await server.root.query(clearLeaveSql);
}
