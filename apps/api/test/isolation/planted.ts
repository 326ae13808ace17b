import pg from 'pg';
import { small } from '../support/databases.ts';
import { north, south } from '../support/server.ts';
import { Template } from '../support/template.ts';
import { plant } from './canaries.ts';
import { places, staffIds } from './places.ts';

/**
 * A template database with the small seed, and the test rows of canaries.ts in the tables of both tenants and
 * the platform.
 */
export const planted = new Template('planted', small, async ({ rootUrl }) => {
  const root = new pg.Pool({ connectionString: rootUrl, max: 1 });
  try {
    await root.query('create extension pg_stat_statements');
    // The platform's rows come first, because tenants' rows refer to them.
    for (const place of [places.platform, places.north, places.south]) await plant(root, place);
    await root.query('update clients set account_manager_user_id = $2 where id = $1', [
      places.north.client,
      staffIds.sales_executive,
    ]);
    // Each clinic gets a room to which nothing refers, because the database refuses to delete others.
    await root.query(
      "insert into clinic_rooms (client_id, clinic_id, name) select client_id, id, 'Unused' from clinics",
    );
    // No rows of canaries.ts belong to account holders, so they get some here: a shared view, and a verified
    // and an unverified credential.
    for (const { client, clinics, users } of [north, south]) {
      await root.query(
        `insert into saved_views (client_id, user_id, clinic_id, table_name, name, view, is_shared)
         values ($1, $2, $3, 'tasks', 'Canary of the owner', '{}', true)`,
        [client, users.owner, clinics.one],
      );
      await root.query(
        `insert into user_qualifications (client_id, user_id, name, verified_at, verified_by_user_id)
         values ($1, $2, 'Canary of the owner', null, null),
           ($1, $2, 'Canary of the owner, verified', '2026-11-02T00:00:00Z', $3)`,
        [client, users.owner, users.admin],
      );
    }
    // One clinic is removed from the account holder; otherwise a filter by clinic would hide nothing.
    await root.query('delete from j_users_clinics where user_id = $1 and clinic_id = $2', [
      north.users.owner,
      north.clinics.two,
    ]);
  } finally {
    await root.end();
  }
});
