import { beforeAll, expect, test } from 'vitest';
import { documentNight } from '../../src/jobs/document-nights.ts';
import type { Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { type DocumentWorld, documentWorld, policy, signedByThree } from './document-world.ts';

let server: TestServer;
let world: DocumentWorld;
let people: Record<'admin' | 'worker', Person>;
const { users } = north;
const only = new Set([north.client]);

/** In Sydney's summer, 13:00Z is midnight. */
const at = (instant: string) => server.context.clock.set(new Date(instant));
const night = async () => expect([...(await documentNight(server.context, { only }))]).toEqual([]);
const events = async (event: string, of: string) =>
  world.sql(
    `select payload from outbox where event = $1 and payload->>'entity_id' = $2 order by created_at`,
    [event, of],
  );

beforeAll(async () => {
  server = await startTestServer();
  await at('2026-11-20T01:00:00Z');
  people = await server.signInAll('north', 'admin', 'worker');
  world = await documentWorld(async (text, values = []) => (await server.root.query(text, [...values])).rows);
  await world.sql("update clinics set zone = 'Australia/Sydney' where client_id = $1", [north.client]);
  await world.sql("update clients set zone = 'Australia/Sydney' where id = $1", [north.client]);
});

test('reminds assignees 7 and 1 days before the due date and on it, once each, and expires the assignment after it', async () => {
  const id = await world.submit(people.admin, { ...policy, due_date: '2026-11-30' });
  const { id: of } = await world.assignment(id);
  const reminders = async () =>
    (await events('doc_assigned', of)).filter(
      ({ payload }) => (payload as { why: string }).why === 'REMINDER',
    ).length;
  for (const [instant, sent] of [
    ['2026-11-22T12:59:00Z', 0],
    ['2026-11-22T13:00:00Z', 1],
    ['2026-11-24T13:00:00Z', 1],
    ['2026-11-28T13:00:00Z', 2],
    ['2026-11-29T13:00:00Z', 3],
    ['2026-11-30T12:59:00Z', 3],
  ] as const) {
    await at(instant);
    await night();
    await night();
    expect([instant, await reminders()]).toEqual([instant, sent]);
  }
  expect(await world.assignment(id)).toMatchObject({ status: 'ASSIGNED' });
  await at('2026-11-30T13:00:00Z');
  expect(
    await people.worker.refusal('decline_document_assignment', { id: of, version: 1, reason: 'Not mine' }),
  ).toMatch('due date of this document has passed');
  await night();
  await night();
  expect(await world.assignment(id)).toMatchObject({ status: 'EXPIRED', next_user_id: null });
  expect(await events('doc_expired', of)).toHaveLength(1);
  expect(await people.admin.refusal('resend_document_assignment', { id: of })).toMatch(
    'due date that has not passed',
  );
  expect(
    await people.admin.refusal('resend_document_assignment', { id: of, due_date: '2026-12-05' }),
  ).toBeNull();
  expect(await world.assignment(id)).toMatchObject({ status: 'ASSIGNED', due_date: '2026-12-05' });
});

test('assigns a document for new starters to people who start after it was approved, once', async () => {
  const id = await world.submit(people.admin, { ...policy, due_date: null, for_new_starters: true });
  const have = async () =>
    (await world.sql('select user_id from client_document_assignments where client_document_id = $1', [id]))
      .map(({ user_id }) => user_id)
      .sort();
  await night();
  expect(await have()).toEqual([users.worker]);
  await world.sql("update users set created_at = '2026-12-02T00:00:00Z' where id = $1", [users.helper]);
  await night();
  await night();
  expect(await have()).toEqual([users.worker, users.helper].sort());
  // People who start before a new version is approved get that version.
  await world.sql("update users set created_at = '2026-12-03T00:00:00Z' where id = $1", [users.keeper]);
  await at('2026-12-05T01:00:00Z');
  const next = { id, version: 1, note: 'New wipes', ...policy, for_new_starters: true };
  expect(await people.admin.refusal('revise_client_document', next)).toBeNull();
  await night();
  expect(await world.assignment(id, users.keeper)).toMatchObject({ status: 'ASSIGNED' });
});

test('the nightly job removes a named witness who can no longer sign in', async () => {
  const id = await world.submit(people.admin, signedByThree);
  const named = async () =>
    (
      await world.sql(
        'select witness_user_id, admin_signer_user_id from client_document_assignments where client_document_id = $1',
        [id],
      )
    )[0];
  await night();
  expect(await named()).toEqual({ witness_user_id: users.helper, admin_signer_user_id: users.admin });
  const block = (status: string) =>
    world.sql('update j_users_user_roles set blocked_status = $2 where user_id = $1', [users.helper, status]);
  await block('BLOCKED');
  await night();
  await block('UN_BLOCKED');
  expect(await named()).toEqual({ witness_user_id: null, admin_signer_user_id: users.admin });
});
