import { randomUUID } from 'node:crypto';
import type pg from 'pg';

const [peopleEach, daysEach] = [40, 60];

/**
 * Each of the other clients has a clinic and 2,400 published shifts from `first` on. @returns The number of
 * added shifts.
 */
export async function addOtherRosters(root: pg.Pool, clients: number, first: string): Promise<number> {
  const connection = await root.connect();
  try {
    for (let client = 0; client < clients; client++) await addRoster(connection, first);
    await connection.query('analyze');
  } finally {
    connection.release();
  }
  return clients * peopleEach * daysEach;
}

async function addRoster(connection: pg.PoolClient, first: string): Promise<void> {
  const [client, clinic] = [randomUUID(), randomUUID()];
  await connection.query('begin');
  await connection.query("select set_config('app.client_id', $1, true)", [client]);
  await connection.query(
    `insert into clients (id, name, sub_domain, status, package_id, zone)
     values ($1::uuid, $1::text, 'other-' || left($1::text, 8), 'ACTIVE', 3, 'Australia/Sydney')`,
    [client],
  );
  await connection.query(
    `insert into clinics (id, client_id, name, short_id, state, zone)
     values ($1, $2, 'Other', 1, 'NEW_SOUTH_WALES', 'Australia/Sydney')`,
    [clinic, client],
  );
  await connection.query(
    `with people as (
       insert into users (client_id, display_name, first_name, last_name, email, short_id)
       select $1::uuid, 'Other ' || n, 'Other', n::text, n || '@' || $1::text || '.example', n from generate_series(1, $3::int) n
       returning id)
     insert into clinic_rosters (client_id, clinic_id, user_id, clinic_roster_date, start_time, end_time, starts_at, ends_at, zone, published, published_at)
     select $1::uuid, $2, people.id, d, '09:00', '17:00', (d + time '09:00') at time zone 'Australia/Sydney',
       (d + time '17:00') at time zone 'Australia/Sydney', 'Australia/Sydney', true, app.now()
     from people cross join generate_series(0, $4::int - 1) n cross join lateral (select $5::date + n as d) days`,
    [client, clinic, peopleEach, daysEach, first],
  );
  await connection.query('commit');
}
