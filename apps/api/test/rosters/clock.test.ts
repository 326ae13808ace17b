import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { clearRosters, clockWorld, one, two } from './clock-world.ts';

let server: TestServer;
let world: ReturnType<typeof clockWorld>;
let people: Record<'admin' | 'keeper' | 'worker' | 'helper' | 'other', Person>;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'worker', 'helper', 'other');
  world = clockWorld(server);
});
beforeEach(async () => {
  await clearRosters(server);
  await world.sql('update clinics set is_unrostered_clock_in_allowed = false where id = $1', [one]);
});

const [monday, tuesday] = ['2026-11-23', '2026-11-24'];
const clockIn = (by: Person, more = {}) => by.refusal('clock_in', { clinic_id: one, ...more });
const clockOut = (by: Person, more = {}) => by.refusal('clock_out', { message: null, ...more });
const startBreak = (by: Person, break_type = 'MEAL', more = {}) =>
  by.refusal('start_break', { break_type, ...more });
const endBreak = (by: Person, more = {}) => by.refusal('end_break', { offline_at: null, ...more });

describe('a day at work', () => {
  test('is clocked by the server’s time, with its breaks and a message', async () => {
    const id = await world.shift(monday, '09:00', '17:00');
    await world.at(monday, '08:55');
    expect(await clockIn(people.worker, { message: ' Bus was early ' })).toBeNull();
    await world.at(monday, '12:30');
    expect(await startBreak(people.worker)).toBeNull();
    await world.at(monday, '13:00');
    expect(await endBreak(people.worker)).toBeNull();
    await world.at(monday, '17:10');
    expect(await clockOut(people.worker, { message: 'Late patient' })).toBeNull();
    expect(await world.clock(id)).toBe('ORDINARY 2026-11-23 09:00-17:00: 23 08:55 to 23 17:10');
    expect(await world.breaks(id)).toEqual(['MEAL 12:30-13:00']);
    const [row] = await world.sql(
      'select clocked_in_message, clocked_out_message, clocked_in_synced_at, clocked_out_synced_at from clinic_rosters',
    );
    expect(row).toEqual({
      clocked_in_message: 'Bus was early',
      clocked_out_message: 'Late patient',
      clocked_in_synced_at: null,
      clocked_out_synced_at: null,
    });
    const history = await world.sql('select action, user_id from clinic_roster_history order by id');
    expect(history.map(({ action }) => action)).toEqual([
      'clocked_in',
      'break_started',
      'break_ended',
      'clocked_out',
    ]);
    expect(new Set(history.map(({ user_id }) => user_id))).toEqual(new Set([north.users.worker]));
  });

  test('ends its break with the clock-out', async () => {
    const id = await world.shift(monday, '09:00', '17:00');
    await world.at(monday, '09:00');
    await clockIn(people.worker);
    await world.at(monday, '16:50');
    await startBreak(people.worker, 'REST');
    await world.at(monday, '17:00');
    expect(await clockOut(people.worker)).toBeNull();
    expect(await world.breaks(id)).toEqual(['REST 16:50-17:00']);
  });

  test('a clock-out at 07:10 belongs to last night, though today has another shift', async () => {
    const night = await world.shift(monday, '18:00', '07:00');
    const today = await world.shift(tuesday, '07:30', '15:00');
    await world.at(monday, '17:55');
    expect(await clockIn(people.worker)).toBeNull();
    await world.at(tuesday, '07:10');
    expect(await clockOut(people.worker)).toBeNull();
    expect(await world.clock(night)).toBe('ORDINARY 2026-11-23 18:00-07:00: 23 17:55 to 24 07:10');
    expect(await world.clock(today)).toBe('ORDINARY 2026-11-24 07:30-15:00: - to -');
  });
});

test('a shift at another clinic is clocked into there', async () => {
  await world.shift(monday, '09:00', '17:00', { clinic_id: two });
  await world.at(monday, '09:00');
  expect(await clockIn(people.worker)).toMatch('Your shift at this time is at');
  expect(await people.worker.refusal('clock_in', { clinic_id: two })).toBeNull();
});
