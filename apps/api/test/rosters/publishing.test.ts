import { wallToInstant } from '@operatory/domain';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Person, send } from '../support/person.ts';
import { eventually, north, startTestServer, type TestServer } from '../support/server.ts';
import {
  clearRoster,
  dayAt,
  helper,
  monday,
  one,
  type RosterWorld,
  rosterWorld,
  worker,
} from './roster-world.ts';

let server: TestServer;
let world: RosterWorld;
let people: Record<'admin' | 'keeper' | 'worker' | 'helper', Person>;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'worker', 'helper');
  world = rosterWorld(server);
});
beforeEach(() => clearRoster(server));

/** @returns Eight people of the clinic: worker, helper and six people who are added here. */
async function eight(): Promise<readonly string[]> {
  const rows = await world.sql(
    `with made as (
       insert into users (client_id, display_name, first_name, last_name, email, short_id)
       select $1, 'Eighth ' || n, 'Eighth', n::text, 'eighth' || n || '@north.example', 9000 + n from generate_series(1, 6) n
       on conflict do nothing returning id)
     select id from made`,
    [north.client],
  );
  const ids = rows.map(({ id }) => String(id));
  for (const id of ids) {
    await world.sql('insert into j_users_clinics (client_id, user_id, clinic_id) values ($1, $2, $3)', [
      north.client,
      id,
      one,
    ]);
    await world.sql(
      `insert into j_users_user_roles (client_id, user_id, user_role_id, clinic_id)
       select client_id, $2, user_role_id, clinic_id from j_users_user_roles where user_id = $1 limit 1`,
      [worker, id],
    );
  }
  return [worker, helper, ...ids];
}

describe('publishing', () => {
  test('forty shifts for eight people sends eight notifications, and a second publishing notifies only people whose shifts changed', async () => {
    const staff = await eight();
    expect(staff).toHaveLength(8);
    for (const user_id of staff)
      for (let day = 0; day < 5; day++)
        await world.save(people.keeper, { user_id, clinic_roster_date: dayAt(day) });
    const { publish_roster } = await people.keeper.must<{ publish_roster: { affected_rows: number } }>(
      `mutation { publish_roster(clinic_id: "${one}", from: "${monday}", until: "${dayAt(6)}") { affected_rows } }`,
    );
    expect(publish_roster.affected_rows).toBe(40);
    const events = await world.events('roster_published');
    expect(events).toHaveLength(8);
    expect(events).toContainEqual(
      expect.objectContaining({ user_id: worker, added: 5, changed: 0, removed: 0 }),
    );
    const notifications = () =>
      world.sql("select user_id, title, body from user_notifications where type = 'roster_published'");
    await eventually(notifications, (rows) => rows.length === 8);
    expect(await notifications()).toContainEqual({
      user_id: worker,
      title: 'Keeper north published your roster for 6 Mar to 12 Mar',
      body: '5 shifts added',
    });
    // Nothing has changed, so nobody is notified.
    expect(await world.publish(people.keeper)).toBeNull();
    expect(await world.events('roster_published')).toHaveLength(8);
    const [shift] = await world.sql(
      'select id, version from clinic_rosters where user_id = $1 order by starts_at limit 1',
      [worker],
    );
    await world.save(people.keeper, { ...shift, end_time: '16:00' });
    expect(await world.publish(people.keeper)).toBeNull();
    expect((await world.events('roster_published')).slice(8)).toMatchObject([
      { user_id: worker, added: 0, changed: 1 },
    ]);
  });

  test('exchanges the shifts of two people only if both changes are published together', async () => {
    const first = await world.save(people.keeper, { user_id: worker });
    const second = await world.save(people.keeper, { user_id: helper });
    await world.publish(people.keeper);
    // The first shift is opened in between, because a person cannot have two shifts at the same time.
    await world.save(people.keeper, { id: first, version: 2, user_id: null });
    await world.save(people.keeper, { id: second, version: 2, user_id: worker });
    await world.save(people.keeper, { id: first, version: 3, user_id: helper });
    expect(await world.publish(people.keeper, { ids: [second] })).toBe(
      'Worker north would have two shifts at the same time. Publish all changes of these days together.',
    );
    expect(await world.publish(people.keeper)).toBeNull();
    expect([(await world.shift(first)).user_id, (await world.shift(second)).user_id]).toEqual([
      helper,
      worker,
    ]);
    const swapped = { added: 1, changed: 0, removed: 1 };
    const notified = (await world.events('roster_published')).filter(({ removed }) => removed === 1);
    expect(new Set(notified.map(({ user_id }) => user_id))).toEqual(new Set([worker, helper]));
    expect(notified).toEqual([expect.objectContaining(swapped), expect.objectContaining(swapped)]);
  });

  test('includes only the listed shifts, and does not change shifts that somebody has clocked in to', async () => {
    const first = await world.save(people.keeper, { user_id: worker });
    const second = await world.save(people.keeper, { user_id: helper });
    await world.publish(people.keeper, { ids: [first] });
    expect([(await world.shift(first)).published, (await world.shift(second)).published]).toEqual([
      true,
      false,
    ]);
    await world.save(people.keeper, { id: first, version: 2, user_id: worker, end_time: '16:00' });
    await world.sql('update clinic_rosters set clocked_in_at = starts_at where id = $1', [first]);
    await world.publish(people.keeper);
    expect(await world.shift(first)).toMatchObject({ end_time: '17:00:00' });
  });

  test('marks notifications of shifts within a day as urgent', async () => {
    onTestFinished(() => server.context.clock.set(null));
    await server.context.clock.set(wallToInstant('2026-11-23', '07:00', 'Australia/Sydney'));
    await world.save(people.keeper, { user_id: worker, clinic_roster_date: '2026-11-23' });
    await world.save(people.keeper, { user_id: helper, clinic_roster_date: '2026-11-25' });
    await world.publish(people.keeper, { from: '2026-11-23', until: '2026-11-29' });
    const notified = await world.events('roster_published');
    expect(Object.fromEntries(notified.map(({ user_id, urgent = false }) => [user_id, urgent]))).toEqual({
      [worker]: true,
      [helper]: false,
    });
  });

  test('is refused for users who cannot edit the roster of the clinic', async () => {
    expect(await world.publish(people.worker)).toBe('You Do not have Permission To Perform This Action');
  });
});

describe('changes that are discarded', () => {
  test('return the shift to its published state, unless a draft of its person is at that time', async () => {
    const id = await world.save(people.keeper, { user_id: worker });
    await world.publish(people.keeper);
    await world.save(people.keeper, { id, version: 2, clinic_roster_date: dayAt(1) });
    const other = await world.save(people.keeper, { user_id: worker });
    const discard = (version: number) => people.keeper.refusal('discard_shift_changes', { id, version });
    expect(await discard(2)).toMatch('Someone else has changed this shift');
    expect(await discard(3)).toMatch('Worker north already has a shift then');
    expect(await people.keeper.refusal('delete_shift', { id: other, version: 1 })).toBeNull();
    expect(await discard(3)).toBeNull();
    expect(await world.shift(id)).toMatchObject({ draft: null, version: 4 });
    expect(await world.publish(people.keeper)).toBeNull();
    expect(await world.events('roster_published')).toHaveLength(1);
  });
});

describe('drafts', () => {
  const list = '{ clinic_rosters(order_by: {starts_at: asc}) { id start_time published } }';
  test('are visible to people who plan the roster, but not to the person whose shifts they are', async () => {
    const published = await world.save(people.keeper, { user_id: worker });
    await world.publish(people.keeper);
    const socket = await people.worker.socket();
    socket.subscribe('mine', `subscription ${list}`);
    await socket.until(() => socket.answers('mine').length === 1);
    await world.save(people.keeper, { user_id: worker, clinic_roster_date: dayAt(1) });
    await world.save(people.keeper, { id: published, version: 2, start_time: '10:00' });
    const mine = await people.worker.must<{ clinic_rosters: unknown }>(`query ${list}`);
    expect(mine.clinic_rosters).toEqual([{ id: published, start_time: '09:00:00', published: true }]);
    const week = `{ roster_week(clinic_id: "${one}", from: "${monday}", until: "${dayAt(6)}") {
      shifts { id start_time is_changed was } } }`;
    const planned = await people.keeper.must<{ roster_week: { shifts: unknown[] } }>(week);
    expect(planned.roster_week.shifts).toMatchObject([
      { id: published, start_time: '10:00:00', is_changed: true, was: { start_time: '09:00:00' } },
      { start_time: '09:00:00', is_changed: false, was: null },
    ]);
    expect((await people.worker.ask(week)).errors?.[0]?.message).toBe(
      'You Do not have Permission To Perform This Action',
    );
    expect(await world.events('roster_published')).toHaveLength(1);
    // The next answer to the person's subscription comes with the publication.
    expect(await world.publish(people.keeper)).toBeNull();
    await socket.until(() => socket.answers('mine').length > 1);
    expect(socket.answers('mine')[1]).toMatchObject({
      clinic_rosters: [{ id: published, start_time: '10:00:00' }, { start_time: '09:00:00' }],
    });
    socket.close();
  });

  test('are not included in a person’s export', async () => {
    const id = await world.save(people.keeper, { user_id: worker });
    await world.publish(people.keeper);
    await world.save(people.keeper, { id, version: 2, start_time: '10:00' });
    await world.save(people.keeper, { user_id: worker, clinic_roster_date: dayAt(1) });
    const { worker: person } = people;
    const { text } = await send(
      person.port,
      person.host,
      'POST',
      '/api/v1/utils/export-file',
      JSON.stringify({ query: '{ clinic_rosters { clinic_roster_date start_time } }' }),
      { authorization: `Bearer ${person.token}` },
    );
    const [, ...lines] = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch('09:00');
  });
});
