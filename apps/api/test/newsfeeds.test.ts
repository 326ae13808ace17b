import { beforeAll, expect, test } from 'vitest';
import { publishDue } from '../src/jobs/due-newsfeeds.ts';
import type { Person } from './support/person.ts';
import { eventually, north, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let admin: Person;
let keeper: Person;
let worker: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin, keeper, worker, other } = await server.signInAll('north', 'admin', 'keeper', 'worker', 'other'));
});

const { clinics, users } = north;
const denied = 'You Do not have Permission To Perform This Action';
const write = async (
  person: Person,
  title: string,
  clinic_id: string | null = clinics.one,
  more: { readonly must_read?: boolean; readonly audience_roles?: readonly string[] } = {},
) => {
  const { insert_clinic_newsfeeds_one: one } = await person.must<{
    insert_clinic_newsfeeds_one: { id: string };
  }>(
    'mutation ($object: clinic_newsfeeds_insert_input!) { insert_clinic_newsfeeds_one(object: $object) { id } }',
    { object: { title, clinic_id, ...more } },
  );
  return one.id;
};
const rows = async (text: string, values: readonly unknown[]) =>
  (await server.root.query(text, [...values])).rows;
const stateOf = async (id: string) =>
  (
    await rows(
      `select status::text, pinned, published_at is not null as out, un_published_at is not null as back from clinic_newsfeeds where id = $1`,
      [id],
    )
  )[0];
const seenBy = async (person: Person, id: string): Promise<boolean> => {
  const { clinic_newsfeeds: found } = await person.must<{ clinic_newsfeeds: unknown[] }>(
    'query ($id: uuid!) { clinic_newsfeeds(where: { id: { _eq: $id } }) { id title } }',
    { id },
  );
  return found.length === 1;
};
const versionOf = async (id: string): Promise<number> =>
  (await rows('select version from clinic_newsfeeds where id = $1', [id]))[0].version;
const notificationsOf = (id: string) =>
  rows('select user_id from user_notifications where group_key = $1 order by user_id', [
    `clinic_newsfeeds:${id}`,
  ]);

test('a draft is visible to its author and client_admin, and a published newsfeed to its clinic’s users, who are notified', async () => {
  const id = await write(keeper, 'New chairs');
  expect([await seenBy(keeper, id), await seenBy(admin, id), await seenBy(worker, id)]).toEqual([
    true,
    true,
    false,
  ]);
  // A newsfeed that a person cannot see appears as missing.
  expect(await worker.refusal('publish_newsfeed', { id })).toBe('Not found');
  expect(await other.refusal('publish_newsfeed', { id })).toBe('Not found');
  expect(await keeper.refusal('publish_newsfeed', { id })).toBeNull();
  expect(await stateOf(id)).toEqual({ status: 'PUBLISHED', pinned: false, out: true, back: false });
  expect([await seenBy(worker, id), await seenBy(other, id)]).toEqual([true, false]);
  for (const name of ['unpublish_newsfeed', 'pin_newsfeed', 'publish_newsfeed'])
    expect(await worker.refusal(name, { id })).toBe(denied);
  const people = await eventually(
    () => notificationsOf(id),
    (list) => list.length > 0,
  );
  const ids = people.map(({ user_id }) => user_id);
  expect(ids).toContain(users.worker);
  expect(ids).not.toContain(users.keeper);
  expect(ids).not.toContain(users.other);
  // A second call changes nothing and notifies nobody.
  expect(await keeper.refusal('publish_newsfeed', { id })).toBeNull();
  expect(
    await rows("select 1 from outbox where event = 'newsfeed' and payload ->> 'entity_id' = $1", [id]),
  ).toHaveLength(1);
});

test('only published news can be pinned and unpublished, and only news that was never published can be scheduled', async () => {
  const id = await write(keeper, 'Parking');
  expect(await keeper.refusal('pin_newsfeed', { id })).toBe(
    'Only published news can be pinned or unpublished',
  );
  expect(await keeper.refusal('unpublish_newsfeed', { id })).toBe(
    'Only published news can be pinned or unpublished',
  );
  await keeper.refusal('publish_newsfeed', { id });
  expect(await keeper.refusal('pin_newsfeed', { id })).toBeNull();
  expect(await keeper.refusal('schedule_newsfeed', { id, date: '2099-01-01', time: '09:00' })).toBe(
    'This was published before. Publish it again instead.',
  );
  expect(await keeper.refusal('unpublish_newsfeed', { id })).toBeNull();
  // An unpublished newsfeed is no longer pinned.
  expect(await stateOf(id)).toEqual({ status: 'UNPUBLISHED', pinned: false, out: true, back: true });
  expect(await seenBy(worker, id)).toBe(false);
  expect(await keeper.refusal('publish_newsfeed', { id })).toBeNull();
  expect(
    (
      await rows(
        "select to_value ->> 'status' as to from audit_log where row_id = $1 order by created_at, id",
        [id],
      )
    ).map(({ to }) => to),
  ).toEqual(['PUBLISHED', 'UNPUBLISHED', 'PUBLISHED']);
});

test('a scheduled newsfeed is published once, at the given time in the zone of its clinic', async () => {
  const id = await write(keeper, 'Christmas roster');
  expect(await keeper.refusal('schedule_newsfeed', { id, date: '2020-01-01', time: '09:00' })).toBe(
    'Choose a time in the future',
  );
  for (const date of ['0001-01-01', '9999-12-31'])
    expect(await keeper.refusal('schedule_newsfeed', { id, date, time: '09:00' })).toBe(
      'Please Fill Valid Details',
    );
  expect(await keeper.refusal('schedule_newsfeed', { id, date: '2099-12-24', time: '09:00' })).toBeNull();
  const [{ at, zone }] = (await rows(
    `select n.scheduled_at at time zone c.zone as at, c.zone from clinic_newsfeeds n join clinics c on c.id = n.clinic_id where n.id = $1`,
    [id],
  )) as [{ at: Date; zone: string }];
  expect([at.getHours(), zone.startsWith('Australia/')]).toEqual([9, true]);
  expect(await publishDue(server.context)).toBe(0);
  expect(await seenBy(worker, id)).toBe(false);
  await rows("update clinic_newsfeeds set scheduled_at = now() - interval '1 minute' where id = $1", [id]);
  const counts = await Promise.all([publishDue(server.context), publishDue(server.context)]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(await seenBy(worker, id)).toBe(true);
  const people = await eventually(
    () => notificationsOf(id),
    (list) => list.length > 0,
  );
  expect(people.map(({ user_id }) => user_id)).not.toContain(users.keeper);
});

test('publishing due news opens a transaction only when a newsfeed is due', async () => {
  let visits = 0;
  const prisma = new Proxy(server.context.prisma, {
    get(of, name) {
      if (name === '$transaction') visits += 1;
      return Reflect.get(of, name);
    },
  });
  const look = () => publishDue({ ...server.context, prisma });
  const id = await write(keeper, 'Easter roster');
  await keeper.must(
    'mutation ($id: uuid!) { schedule_newsfeed(id: $id, date: "2099-04-12", time: "09:00") { id } }',
    { id },
  );
  expect(await look()).toBe(0);
  expect(visits).toBe(0);
  await rows("update clinic_newsfeeds set scheduled_at = now() - interval '1 minute' where id = $1", [id]);
  expect(await look()).toBe(1);
  expect(visits).toBe(1);
});

test('a reader is recorded once, and only for newsfeeds that they can read', async () => {
  const [near, away, draft] = [
    await write(admin, 'For one', clinics.one),
    await write(admin, 'For two', clinics.two),
    await write(admin, 'For later', null),
  ];
  for (const id of [near, away]) await admin.refusal('publish_newsfeed', { id });
  const mark = (person: Person) =>
    person.must<{ mark_newsfeed_read: { affected_rows: number } }>(
      'mutation ($ids: [uuid!]!) { mark_newsfeed_read(ids: $ids) { affected_rows } }',
      { ids: [near, away, draft] },
    );
  expect((await mark(worker)).mark_newsfeed_read).toEqual({ affected_rows: 1 });
  expect((await mark(worker)).mark_newsfeed_read).toEqual({ affected_rows: 0 });
  const readers = await keeper.must<{ newsfeed_reads: { user_id: string }[] }>(
    'query ($id: uuid!) { newsfeed_reads(where: { clinic_newsfeed_id: { _eq: $id } }) { user_id } }',
    { id: near },
  );
  expect(readers.newsfeed_reads).toEqual([{ user_id: users.worker }]);
});

test('news for clinic admins is shown to the clinic’s admin and not to an employee, and notifies only that admin', async () => {
  const id = await write(admin, 'For managers', clinics.one, { audience_roles: ['clinic_admin'] });
  await admin.refusal('publish_newsfeed', { id });
  expect([await seenBy(keeper, id), await seenBy(worker, id)]).toEqual([true, false]);
  const people = await eventually(
    () => notificationsOf(id),
    (list) => list.length > 0,
  );
  expect(people.map(({ user_id }) => user_id)).toEqual([users.keeper]);
});

test('a newsfeed is not published by a user who read an older version', async () => {
  const id = await write(keeper, 'Fire drill');
  await keeper.must(
    'mutation ($id: uuid!) { update_clinic_newsfeeds_by_pk(pk_columns: { id: $id }, _set: { body: "At noon" }) { id } }',
    { id },
  );
  expect(await keeper.refusal('publish_newsfeed', { id, version: 1 })).toBe(
    'Someone else has changed this news. Reload it to continue.',
  );
  expect(await keeper.refusal('publish_newsfeed', { id, version: 2 })).toBeNull();
});

test('a reader has to confirm news that must be read, and again after its text was changed or it was unpublished', async () => {
  const id = await write(keeper, 'Hand washing', clinics.one, { must_read: true });
  const confirm = async (who: Person) =>
    who.refusal('acknowledge_newsfeed', { id, version: await versionOf(id) });
  const readers = async (who: Person) => {
    const { newsfeed_readers: all } = await who.must<{
      newsfeed_readers: { user_id: string; read_at: string | null; is_waiting: boolean }[];
    }>('query ($id: uuid!) { newsfeed_readers(id: $id) { user_id read_at is_waiting } }', { id });
    return all;
  };
  const isWaiting = async () =>
    (await readers(keeper)).find(({ user_id }) => user_id === users.worker)?.is_waiting;
  expect(await confirm(worker)).toBe('Not found');
  await keeper.refusal('publish_newsfeed', { id });
  await worker.must('mutation ($id: uuid!) { mark_newsfeed_read(ids: [$id]) { affected_rows } }', { id });
  expect(await isWaiting()).toBe(true);
  expect(await confirm(other)).toBe('Not found');
  for (const _ of ['once', 'again']) expect(await confirm(worker)).toBeNull();
  expect(await isWaiting()).toBe(false);
  expect((await readers(keeper)).map(({ user_id }) => user_id)).not.toContain(users.keeper);
  await expect(readers(worker)).rejects.toThrow('Not found');

  const seen = await versionOf(id);
  const change = (to: object) =>
    keeper.must(
      'mutation ($id: uuid!, $to: clinic_newsfeeds_set_input!) { update_clinic_newsfeeds_by_pk(pk_columns: { id: $id }, _set: $to) { id } }',
      { id, to },
    );
  await change({ tags: ['hygiene'] });
  expect(await isWaiting()).toBe(false);
  await change({ body: 'Use the new soap' });
  expect(await isWaiting()).toBe(true);
  expect(await worker.refusal('acknowledge_newsfeed', { id, version: seen })).toBe(
    'Someone else has changed this news. Reload it to continue.',
  );
  expect(await confirm(worker)).toBeNull();

  await keeper.refusal('unpublish_newsfeed', { id });
  expect(await confirm(worker)).toBe('Not found');
  await keeper.refusal('publish_newsfeed', { id });
  expect(await isWaiting()).toBe(true);
  const cleared = await rows(
    "select from_value -> 'confirmed' -> 0 ->> 'user_id' as who from audit_log where row_id = $1 and action = 'newsfeed_confirmations_cleared'",
    [id],
  );
  expect(cleared).toEqual([{ who: users.worker }, { who: users.worker }]);
});

test('only readers who have not confirmed are reminded, once a day', async () => {
  const id = await write(keeper, 'New alarm code', clinics.one, { must_read: true });
  expect(await keeper.refusal('remind_newsfeed_readers', { id })).toBe(
    'This news is not published. Reload the page.',
  );
  await keeper.refusal('publish_newsfeed', { id });
  await worker.refusal('acknowledge_newsfeed', { id, version: await versionOf(id) });
  expect(await worker.refusal('remind_newsfeed_readers', { id })).toBe(denied);
  expect(await keeper.refusal('remind_newsfeed_readers', { id })).toBeNull();
  const [event] = await rows(
    "select payload -> 'user_ids' as ids from outbox where event = 'newsfeed_reminder' and payload ->> 'entity_id' = $1",
    [id],
  );
  expect(event.ids).toContain(users.admin);
  for (const id of [users.worker, users.keeper, users.other]) expect(event.ids).not.toContain(id);
  expect(await keeper.refusal('remind_newsfeed_readers', { id })).toBe(
    'Readers were reminded in the last 24 hours. Try again later.',
  );
});
