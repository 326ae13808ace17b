import { north, type TestServer } from '../support/server.ts';

type Row = Readonly<Record<string, unknown>>;

/** The rows are added directly to the database, for a client of the small seed. */
export function leaveRows({ root }: Pick<TestServer, 'root'>, client: string = north.client) {
  const add = async (table: string, row: Row): Promise<string> => {
    const all = { client_id: client, ...row };
    const { rows } = await root.query(
      `insert into ${table} (${Object.keys(all)}) values (${Object.keys(all).map((_, index) => `$${index + 1}`)}) returning id`,
      Object.values(all),
    );
    return rows[0].id;
  };
  return {
    add,
    /** The configuration applies to all employee types. */
    async type(name: string, configuration: Row = {}, row: Row = {}): Promise<string> {
      const id = await add('client_employee_leave_types', { name, ...row });
      await add('client_employee_leave_type_configurations', {
        client_employee_leave_type_id: id,
        accrual_rate: '0.0769230769',
        ...configuration,
      });
      return id;
    },
    shift: (user_id: string, date: string, row: Row = {}): Promise<string> =>
      add('clinic_rosters', {
        clinic_id: north.clinics.one,
        user_id,
        clinic_roster_date: date,
        start_time: '09:00',
        end_time: '17:00',
        starts_at: `${date}T09:00+11:00`,
        ends_at: `${date}T17:00+11:00`,
        zone: 'Australia/Sydney',
        published: true,
        published_at: '2026-11-01T00:00Z',
        ...row,
      }),
    /** The leave is one whole day without unpaid hours. */
    async leave(
      user_id: string,
      type: string | null,
      date: string,
      row: Row & { readonly paid?: string } = {},
    ) {
      const { paid = '7.60', ...more } = row;
      const id = await add('employee_leaves', {
        clinic_id: north.clinics.one,
        user_id,
        client_employee_leave_type_id: type,
        is_time_in_lieu: type === null,
        leave_start_date: date,
        leave_end_date: date,
        created_by_user_id: user_id,
        ...more,
      });
      await add('employee_leave_days', {
        employee_leave_id: id,
        user_id,
        clinic_id: north.clinics.one,
        date,
        starts_at: `${date}T00:00+11:00`,
        ends_at: `${date}T24:00+11:00`,
        zone: 'Australia/Sydney',
        paid_hrs: paid,
      });
      return id;
    },
    accrued: (user_id: string, type: string | null, hrs: string, period_start: string, period_end: string) =>
      add('employee_leave_ledger', {
        user_id,
        client_employee_leave_type_id: type,
        kind: 'ACCRUAL',
        hrs,
        period_start,
        period_end,
      }),
  };
}

/** The client's admin approved the leave. */
export const approved = {
  status: 'APPROVED',
  action_workspace_user_id: north.users.admin,
  action_at: '2026-11-01T00:00Z',
} as const;
