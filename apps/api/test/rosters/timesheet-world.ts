import { north } from '../support/server.ts';

type Sql = (
  text: string,
  values?: readonly unknown[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** The week is in the past whenever the tests run. */
export const [monday, sunday] = ['2026-11-02', '2026-11-08'];
export const period = { clinic_id: north.clinics.one, from: monday, until: sunday };

/** The shift is planned from nine to five in Sydney, with these clock times. */
export async function workedShift(
  sql: Sql,
  user_id: string,
  day: string,
  clocked: readonly [string | null, string | null],
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const at = (time: string | null) => (time === null ? null : `${day}T${time}:00+11:00`);
  const row = {
    client_id: north.client,
    clinic_id: north.clinics.one,
    user_id,
    clinic_roster_date: day,
    start_time: '09:00',
    end_time: '17:00',
    starts_at: at('09:00'),
    ends_at: at('17:00'),
    zone: 'Australia/Sydney',
    published: true,
    published_at: '2026-10-25T00:00Z',
    clocked_in_at: at(clocked[0]),
    clocked_out_at: at(clocked[1]),
    ...more,
  };
  const keys = Object.keys(row);
  const [made] = await sql(
    `insert into clinic_rosters (${keys}) values (${keys.map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(row),
  );
  return String(made?.id);
}

/** The product never removes approved hours, so tests remove them directly. */
export const clearTimesheets = `set session_replication_role = replica;
  delete from timesheets; delete from clinic_roster_change_requests; delete from clinic_roster_breaks;
  delete from clinic_roster_history; delete from clinic_rosters; set session_replication_role = origin`;
