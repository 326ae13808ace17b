import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { eventually, startTestServer, type TestServer } from '../support/server.ts';
import { clearRosters, clockWorld, one, two } from './clock-world.ts';

let server: TestServer;
let world: ReturnType<typeof clockWorld>;
let people: Record<'keeper' | 'worker', Person>;
const monday = '2026-11-23';
const wall = (time: string) => `${monday}T${time}:00+11:00`;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'keeper', 'worker');
  world = clockWorld(server);
});
beforeEach(async () => {
  await clearRosters(server);
  await world.sql('update clinics set is_unrostered_clock_in_allowed = true where id = $1', [one]);
});
const clockIn = (clinic_id = one) => people.worker.refusal('clock_in', { clinic_id });
const clockOut = () => people.worker.refusal('clock_out', { message: null });
async function unrostered(): Promise<string> {
  const [row] = await world.sql("select id from clinic_rosters where roster_shift_type = 'UNROSTERED'");
  return world.clock(String(row?.id));
}

describe('clocking in at a clinic without a published shift there', () => {
  test('over a draft adds an unrostered shift, and does not change the draft', async () => {
    const draft = await world.shift(monday, '09:00', '17:00', { published: false });
    await world.at(monday, '10:00');
    expect(await clockIn()).toBeNull();
    await world.at(monday, '12:00');
    expect(await clockOut()).toBeNull();
    expect(await unrostered()).toBe('UNROSTERED 2026-11-23 10:00-12:00: 23 10:00 to 23 12:00');
    const [row] = await world.sql('select version from clinic_rosters where id = $1', [draft]);
    // Publishing the draft anyway is refused because of the overlap.
    expect(
      await people.keeper.refusal(
        'publish_roster',
        { clinic_id: one, from: monday, until: monday },
        '{ affected_rows }',
      ),
    ).toMatch('would have two shifts at the same time');
    expect(row.version).toBe(1);
  });

  test('adds an unrostered shift that does not end where a draft starts', async () => {
    await world.shift(monday, '14:00', '18:00', { published: false });
    await world.at(monday, '10:00');
    await clockIn();
    await world.at(monday, '16:00');
    expect(await clockOut()).toBeNull();
    expect(await unrostered()).toBe('UNROSTERED 2026-11-23 10:00-16:00: 23 10:00 to 23 16:00');
  });

  test('is refused during a published shift at another clinic, with the end of that shift', async () => {
    await world.shift(monday, '09:00', '17:00', {
      clinic_id: two,
      more: { clocked_in_at: wall('09:00'), clocked_out_at: wall('10:00') },
    });
    await world.at(monday, '11:00');
    expect(await clockIn()).toMatch(/^You have a shift at .+ until 5:00 pm\. Ask your manager\.$/);
  });
});

test('a clock-in discards the shift’s unpublished changes', async () => {
  const draft = JSON.stringify({ message: 'Bring keys' });
  const id = await world.shift(monday, '09:00', '17:00', { more: { draft } });
  await world.at(monday, '09:00');
  expect(await clockIn()).toBeNull();
  const [row] = await world.sql('select draft from clinic_rosters where id = $1', [id]);
  expect(row.draft).toBeNull();
  const history = await world.sql(
    'select action, from_value from clinic_roster_history order by action desc',
  );
  expect(history).toMatchObject([
    { action: 'discarded', from_value: { message: 'Bring keys' } },
    { action: 'clocked_in' },
  ]);
});

test('refuses a clock-in to a shift from which the person is removed at the same time', async () => {
  const id = await world.shift(monday, '09:00', '17:00');
  await world.at(monday, '09:00');
  const manager = await server.root.connect();
  try {
    await manager.query('begin');
    await manager.query('update clinic_rosters set user_id = null where id = $1', [id]);
    const punch = clockIn();
    // The query is outside the manager's transaction, in which pg_stat_activity would return the same rows
    // every time.
    await eventually(
      () =>
        world.sql(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%clinic_rosters%'",
        ),
      (rows) => rows.length > 0,
    );
    await manager.query('commit');
    expect(await punch).toBe('You have no shift at this time. Ask your manager to add one.');
  } finally {
    manager.release();
  }
});

describe('a person who worked another shift', () => {
  const worked = (start: string, end: string, from: string, until: string | null, clinic_id = two) =>
    world.shift(monday, start, end, {
      clinic_id,
      more: { clocked_in_at: wall(from), clocked_out_at: until && wall(until) },
    });

  test('cannot clock in at a time when they were still clocked in to that shift', async () => {
    await worked('09:00', '12:00', '09:00', '13:30');
    await world.shift(monday, '13:00', '17:00');
    await world.at(monday, '18:00');
    const late = (at: string) => people.worker.refusal('clock_in', { clinic_id: one, offline_at: wall(at) });
    expect(await late('13:00')).toBe('You were already clocked in at this time. Check the time.');
    expect(await late('13:30')).toBeNull();
  });

  test('cannot clock out after the clock-in of that shift', async () => {
    await world.shift(monday, '09:00', '12:00');
    await worked('13:00', '17:00', '13:00', '17:00');
    await world.at(monday, '18:00');
    const punch = (name: string, at: string) =>
      people.worker.refusal(name, {
        ...(name === 'clock_in' ? { clinic_id: one } : {}),
        offline_at: wall(at),
      });
    expect(await punch('clock_in', '09:00')).toBeNull();
    expect(await punch('clock_out', '13:30')).toBe(
      'You were already clocked in at this time. Check the time.',
    );
    expect(await punch('clock_out', '13:00')).toBeNull();
  });

  test('cannot get corrected times within that shift approved', async () => {
    const id = await worked('09:00', '12:00', '09:00', null, one);
    await worked('13:00', '17:00', '13:00', '17:00');
    await world.at(monday, '18:00');
    expect(
      await people.worker.refusal('request_roster_change', {
        clinic_roster_id: id,
        new_clocked_out_at: wall('13:01'),
      }),
    ).toBeNull();
    const [request] = await world.sql('select id from clinic_roster_change_requests');
    expect(
      await people.keeper.refusal('decide_roster_change', { id: String(request?.id), status: 'APPROVED' }),
    ).toBe('This person worked another shift at these times. Check the times.');
  });
});
