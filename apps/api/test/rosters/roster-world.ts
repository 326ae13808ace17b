import { clearLeaveSql } from '../leave/leave-world.ts';
import type { Person } from '../support/person.ts';
import { allNotified, north, type TestServer } from '../support/server.ts';

export const { one, two } = north.clinics;
export const { worker, helper, keeper } = north.users;
/** The Monday is in the future for the tests that use it; Sydney is then eleven hours ahead of UTC. */
export const monday = '2090-03-06';
export const dayAt = (n: number): string =>
  new Date(Date.parse(`${monday}T00:00Z`) + n * 86_400_000).toISOString().slice(0, 10);

type Row = Readonly<Record<string, unknown>>;
/** The input of `save_shift` for a shift from nine to five with a meal break and a rest break. */
export const nineToFive = {
  clinic_id: one,
  clinic_roster_date: monday,
  start_time: '09:00',
  end_time: '17:00',
  meal_break_duration: 30,
  meal_break_start_time: '12:30',
  rest_break_duration: 10,
  rest_break_start_time: '10:30',
};

export interface RosterWorld {
  sql(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** @returns The id of the shift. */
  save(by: Person, values: Row): Promise<string>;
  /** @returns The message of the refusal, or null. */
  refused(by: Person, values: Row): Promise<string | null>;
  shift(id: string): Promise<Row>;
  publish(by: Person, more?: Row): Promise<string | null>;
  /** The payloads are in the order of the events. */
  events(name: string): Promise<readonly Row[]>;
}

const idOf = `mutation ($values: save_shift_many_input!) { save_shift_many(objects: [$values]) { id refusal message } }`;

export function rosterWorld(server: TestServer): RosterWorld {
  const sql = async (text: string, values: readonly unknown[] = []) =>
    (await server.root.query(text, [...values])).rows;
  const save = async (by: Person, values: Row) => {
    const { save_shift_many: rows } = await by.must<{
      save_shift_many: { id: string | null; message: string | null }[];
    }>(idOf, { values: { ...nineToFive, ...values } });
    return rows[0];
  };
  return {
    sql,
    async save(by, values) {
      const saved = await save(by, values);
      if (!saved?.id) throw new Error(saved?.message ?? 'no answer');
      return saved.id;
    },
    refused: async (by, values) => (await save(by, values))?.message ?? null,
    async shift(id) {
      const [found] = await sql(
        `select user_id, clinic_roster_date::text as date, start_time::text, end_time::text, starts_at, ends_at, zone, message,
           published, draft, version, deleted_at is not null as deleted, meal_break_end_time::text as meal_end
         from clinic_rosters where id = $1`,
        [id],
      );
      return found ?? {};
    },
    publish: (by, more = {}) =>
      by.refusal(
        'publish_roster',
        { clinic_id: one, from: monday, until: dayAt(6), ...more },
        '{ affected_rows }',
      ),
    async events(name) {
      const rows = await sql('select payload from outbox where event = $1 order by created_at, id', [name]);
      return rows.map(({ payload }) => payload as Row);
    },
  };
}

/** Deletes leave, shifts and templates, the rows that refer to them, and the events about them. */
export const clearRosterSql = `${clearLeaveSql}; set session_replication_role = replica;
  delete from clinic_roster_history; delete from clinic_roster_change_requests; delete from clinic_roster_breaks;
  delete from clinic_rosters; delete from clinic_roster_template_lines; delete from clinic_roster_templates;
  delete from user_notifications where type in ('roster_published', 'shift_deleted');
  delete from outbox where event in ('roster_published', 'shift_deleted');
  set session_replication_role = origin`;
export async function clearRoster(server: TestServer): Promise<void> {
  await allNotified(server);
  await server.root.query(clearRosterSql);
}
