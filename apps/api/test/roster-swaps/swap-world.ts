import { clearLeaveSql } from '../leave/leave-world.ts';
import { north, type TestServer } from '../support/server.ts';

export const { one } = north.clinics;
type Values = Readonly<Record<string, unknown>>;
type Sql = (text: string, values?: readonly unknown[]) => Promise<readonly Record<string, unknown>[]>;

export const sqlOf =
  ({ root }: TestServer): Sql =>
  async (text, values = []) =>
    (await root.query(text, [...values])).rows;

/** The date `n` days after Monday 6 March 2090, which is in the future for the tests that use it. */
export const dayAt = (n: number): string => new Date(Date.UTC(2090, 2, 6 + n)).toISOString().slice(0, 10);

/**
 * The shift is published, from nine to five in Sydney, and open unless it has a `user_id`. @returns Its id.
 */
export async function addShift(sql: Sql, day: number, more: Values = {}): Promise<string> {
  const date = dayAt(day);
  const row = {
    client_id: north.client,
    clinic_id: one,
    user_id: null,
    clinic_roster_date: date,
    start_time: '09:00',
    end_time: '17:00',
    starts_at: `${date}T09:00+11:00`,
    ends_at: `${date}T17:00+11:00`,
    zone: 'Australia/Sydney',
    meal_break_duration: 30,
    published: true,
    published_at: '2026-11-01T00:00Z',
    ...more,
  };
  const keys = Object.keys(row);
  const [made] = await sql(
    `insert into clinic_rosters (${keys}) values (${keys.map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(row),
  );
  return String(made?.id);
}

export const clearSwapsSql = `${clearLeaveSql}; set session_replication_role = replica;
  delete from clinic_roster_swap_requests; delete from clinic_roster_change_requests;
  set session_replication_role = origin`;
