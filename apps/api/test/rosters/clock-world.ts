import { shiftTimes, wallToInstant } from '@operatory/domain';
import { allNotified, north, type TestServer } from '../support/server.ts';

export const { one, two } = north.clinics;
export const sydney = 'Australia/Sydney';

export interface ShiftValues {
  readonly user_id?: string | null;
  readonly clinic_id?: string;
  readonly published?: boolean;
  readonly zone?: string;
  readonly more?: Readonly<Record<string, unknown>>;
}

export const clockWorld = (server: TestServer) => {
  const sql = async (text: string, values: readonly unknown[] = []) =>
    (await server.root.query(text, [...values])).rows;
  return {
    sql,
    /** The time is the local time of the zone, by default of Sydney. */
    at: (date: string, time: string, zone = sydney) =>
      server.context.clock.set(wallToInstant(date, time, zone)),
    /** The shift is published, the worker's and at the first clinic by default. @returns Its id. */
    async shift(
      date: string,
      start: string,
      end: string,
      {
        user_id = north.users.worker,
        clinic_id = one,
        published = true,
        zone = sydney,
        more = {},
      }: ShiftValues = {},
    ): Promise<string> {
      const times = shiftTimes({ date, start, end, zone });
      if (!times) throw new Error('no shift');
      const values: Readonly<Record<string, unknown>> = {
        client_id: north.client,
        clinic_id,
        user_id,
        clinic_roster_date: date,
        start_time: start,
        end_time: end,
        starts_at: times.starts_at,
        ends_at: times.ends_at,
        zone,
        published,
        published_at: published ? '2026-01-01T00:00:00Z' : null,
        ...more,
      };
      const columns = Object.keys(values);
      const [row] = await sql(
        `insert into clinic_rosters (${columns.join(', ')}) values (${columns.map((_, n) => `$${n + 1}`).join(', ')}) returning id`,
        Object.values(values),
      );
      return String(row.id);
    },
    /** The times are in the shift's zone. */
    async clock(id: string): Promise<string> {
      const [row] = await sql(
        `select roster_shift_type || ' ' || clinic_roster_date || ' ' || to_char(start_time, 'HH24:MI') || '-' || to_char(end_time, 'HH24:MI')
           || ': ' || coalesce(to_char(clocked_in_at at time zone zone, 'DD HH24:MI'), '-')
           || ' to ' || coalesce(to_char(clocked_out_at at time zone zone, 'DD HH24:MI'), '-') as clock
         from clinic_rosters where id = $1`,
        [id],
      );
      return row.clock;
    },
    async breaks(id: string): Promise<readonly string[]> {
      const rows = await sql(
        `select b.break_type || ' ' || to_char(b.started_at at time zone r.zone, 'HH24:MI') || '-'
           || coalesce(to_char(b.ended_at at time zone r.zone, 'HH24:MI'), '') as break
         from clinic_roster_breaks b join clinic_rosters r on r.id = b.clinic_roster_id where r.id = $1 order by b.started_at`,
        [id],
      );
      return rows.map((row) => row.break);
    },
  };
};

/** Deletes all shifts with their history, breaks and requests, and the notifications about them. */
export const clearRostersSql = `set session_replication_role = replica;
  delete from clinic_roster_history; delete from clinic_roster_breaks; delete from clinic_roster_change_requests;
  delete from clinic_rosters; delete from user_notifications where type in
    ('shift_missed', 'clock_out_forgotten', 'roster_change_requested', 'roster_change_decided');
  set session_replication_role = origin`;
export async function clearRosters(server: TestServer): Promise<void> {
  await allNotified(server);
  await server.root.query(clearRostersSql);
}
