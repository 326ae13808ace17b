import { beforeAll, describe, expect, test } from 'vitest';
import { credentialNight } from '../../src/jobs/credential-nights.ts';
import type { Person } from '../support/person.ts';
import { north } from '../support/server.ts';
import { type Induction, type Sql, startInduction } from './induction-world.ts';

let server: Induction['server'];
let people: Induction['people'];
let sql: Sql;
const { users } = north;

beforeAll(async () => {
  ({ server, people, sql } = await startInduction());
});

const only = new Set([north.client]);

describe('a credential', () => {
  test('is verified by somebody other than its owner, and again after its expiry date changes', async () => {
    const [row] = await sql(
      `insert into user_qualifications (client_id, user_id, type, name) values ($1, $2, 'REGISTRATION', 'AHPRA') returning id`,
      [north.client, users.admin],
    );
    const stored = async () =>
      (
        await sql(
          "select verified_at is not null as verified, verified_by_user_id, to_json(updated_at) #>> '{}' as updated_at from user_qualifications where id = $1",
          [row?.id],
        )
      )[0];
    const verify = async (by: Person, seen?: unknown) =>
      by.refusal('verify_user_qualification', {
        id: row?.id,
        updated_at: seen ?? (await stored())?.updated_at,
      });
    expect(await verify(people.admin)).toMatch("can't verify your own");
    expect(await verify(people.worker)).toBe('Not found');
    await sql('update user_qualifications set user_id = $2 where id = $1', [row?.id, users.worker]);
    expect(await verify(people.worker)).toMatch('Permission');
    expect(await verify(people.admin, '2000-01-01T00:00:00Z')).toMatch('has changed since');
    expect(await verify(people.admin)).toBeNull();
    expect(await verify(people.admin)).toMatch('already verified');
    await sql("update user_qualifications set notes = 'Seen at the desk', number = null where id = $1", [
      row?.id,
    ]);
    expect(await stored()).toMatchObject({ verified: true });
    const { errors } = await people.admin.ask(
      `mutation ($id: uuid!) { update_user_qualifications(where: { id: { _eq: $id } }, _set: { expires_on: "2040-01-01" }) { affected_rows } }`,
      { id: row?.id },
    );
    expect(errors).toBeUndefined();
    expect(await stored()).toMatchObject({ verified: false, verified_by_user_id: null });
    expect(await verify(people.admin)).toBeNull();
  });

  test('sends a warning 90, 30 and 7 days before it expires, once for each date, until a verified one replaces it', async () => {
    await sql("update clients set zone = 'Australia/Sydney' where id = $1", [north.client]);
    await sql("update clinics set zone = 'Australia/Sydney' where client_id = $1", [north.client]);
    const [row] = await sql(
      `insert into user_qualifications (client_id, user_id, type, name, expires_on)
       values ($1, $2, 'LICENCE', 'Radiation', '2031-06-30') returning id`,
      [north.client, users.worker],
    );
    await sql(
      `insert into user_qualifications (client_id, user_id, type, name, expires_on)
       values ($1, $2, 'LICENCE', 'Radiation', '2040-01-01')`,
      [north.client, users.worker],
    );
    const warnings = async () =>
      (
        await sql(
          "select payload->>'days' as days from outbox where event = 'credential_expiring' and payload->>'entity_id' = $1 order by created_at, id",
          [row?.id],
        )
      ).map(({ days }) => Number(days));
    for (const [instant, sent] of [
      ['2031-03-31T12:59:00Z', []],
      ['2031-04-01T14:00:00Z', [90]],
      ['2031-05-30T14:00:00Z', [90, 30]],
      ['2031-06-22T14:00:00Z', [90, 30, 7]],
      ['2031-06-29T14:00:00Z', [90, 30, 7]],
    ] as const) {
      await server.context.clock.set(new Date(instant));
      for (let n = 0; n < 2; n += 1)
        expect([...(await credentialNight(server.context, { only }))]).toEqual([]);
      expect([instant, await warnings()]).toEqual([instant, sent]);
    }
    await sql("update user_qualifications set expires_on = '2031-07-30' where id = $1", [row?.id]);
    await credentialNight(server.context, { only });
    expect(await warnings()).toEqual([90, 30, 7, 30]);
    await sql(
      "update user_qualifications set verified_at = now(), verified_by_user_id = $1 where expires_on = '2040-01-01'",
      [users.admin],
    );
    await sql("update user_qualifications set expires_on = '2031-07-29' where id = $1", [row?.id]);
    await credentialNight(server.context, { only });
    expect(await warnings()).toEqual([90, 30, 7, 30]);
    await server.context.clock.set(null);
  });

  test('is listed in a matrix, which is refused rather than shortened if there are too many people', async () => {
    const matrix = async (args = '') => {
      const { data, errors } = await people.admin.ask<{ credential_matrix: unknown[] }>(
        `{ credential_matrix${args} { user_id } }`,
      );
      return errors?.[0]?.message ?? data?.credential_matrix.length;
    };
    const few = await matrix();
    // The function that numbers people takes the client from this setting.
    await sql(
      `with tenant as materialized (select set_config('app.client_id', $1::text, true) as id),
         many as (
           insert into users (client_id, display_name, email, first_name, last_name, profile_status)
           select tenant.id::uuid, 'Many ' || n, 'many' || n || '@north.example', 'Many', n::text, 'ACTIVE'
           from tenant, generate_series(1, 2000) n returning id)
       insert into j_users_user_roles (client_id, user_id, user_role_id, blocked_status)
       select $1::uuid, m.id, r.id, 'UN_BLOCKED' from many m, user_roles r where r.name = 'client_employee'`,
      [north.client],
    );
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(100);
    expect(await matrix()).toBe('There are too many people to show together. Choose a clinic.');
    expect(await matrix(`(clinic_id: "${north.clinics.one}")`)).toBeLessThan(100);
  });
});
