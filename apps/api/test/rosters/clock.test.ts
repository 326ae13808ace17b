import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { north, south, startTestServer, type TestServer } from '../support/server.ts';
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

describe('the clock', () => {
  test('records the server’s time, breaks and messages', async () => {
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

  test('ends an open break when its person clocks out', async () => {
    const id = await world.shift(monday, '09:00', '17:00');
    await world.at(monday, '09:00');
    await clockIn(people.worker);
    await world.at(monday, '16:50');
    await startBreak(people.worker, 'REST');
    await world.at(monday, '17:00');
    expect(await clockOut(people.worker)).toBeNull();
    expect(await world.breaks(id)).toEqual(['REST 16:50-17:00']);
  });

  test('assigns a clock-out at 07:10 to the night shift, even if another shift starts that day', async () => {
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

test('a shift at another clinic can be clocked into only at that clinic', async () => {
  await world.shift(monday, '09:00', '17:00', { clinic_id: two });
  await world.at(monday, '09:00');
  expect(await clockIn(people.worker)).toMatch('Your shift at this time is at');
  expect(await people.worker.refusal('clock_in', { clinic_id: two })).toBeNull();
});

describe('the clock refuses', () => {
  const shiftOf = () => world.shift(monday, '09:00', '17:00');

  test('to clock in early, to a draft, twice or after clocking out, and to clock out or take breaks before clocking in', async () => {
    await shiftOf();
    await world.shift(tuesday, '09:00', '17:00', { published: false });
    await world.at(monday, '08:29');
    expect(await clockIn(people.worker)).toBe('You can clock in from 30 minutes before your shift');
    await world.at(tuesday, '09:00');
    expect(await clockIn(people.worker)).toMatch('You have no shift at this time');
    expect(await clockOut(people.worker)).toBe("You haven't clocked in yet");
    expect(await startBreak(people.worker)).toBe("You haven't clocked in yet");
    expect(await endBreak(people.worker)).toBe("You haven't clocked in yet");
    await world.at(monday, '08:30');
    expect(await clockIn(people.worker)).toBeNull();
    expect(await clockIn(people.worker)).toBe('You are already clocked in. Clock out first.');
    await world.at(monday, '12:00');
    expect(await clockOut(people.worker)).toBeNull();
    expect(await clockOut(people.worker)).toBe("You haven't clocked in yet");
    expect(await clockIn(people.worker)).toMatch('You have already clocked out of this shift');
  });

  test('two breaks at once, and the end of a break that was not started', async () => {
    await shiftOf();
    await world.at(monday, '09:00');
    await clockIn(people.worker);
    await world.at(monday, '10:00');
    expect(await endBreak(people.worker)).toBe('You are not on a break');
    expect(await startBreak(people.worker, 'REST')).toBeNull();
    expect(await startBreak(people.worker)).toBe('You are already on a break. End it first.');
  });

  test('a clinic where the user does not work, and one of another tenant', async () => {
    await world.at(monday, '09:00');
    expect(await people.other.refusal('clock_in', { clinic_id: one })).toBe('Not found');
    expect(await people.worker.refusal('clock_in', { clinic_id: south.clinics.one })).toBe('Not found');
  });

  test('to clock in to the shift of a colleague', async () => {
    const id = await world.shift(monday, '09:00', '17:00', { user_id: north.users.helper });
    await world.at(monday, '09:00');
    expect(await clockIn(people.worker)).toMatch('You have no shift at this time');
    expect(await world.clock(id)).toMatch('- to -');
  });
});

describe('a punch that was made offline', () => {
  const wall = (time: string) => `${monday}T${time}:00+11:00`;

  test('keeps the device’s time, and stores when the punch arrived', async () => {
    const id = await world.shift(monday, '09:00', '17:00');
    await world.at(monday, '17:30');
    expect(await clockIn(people.worker, { offline_at: wall('08:57') })).toBeNull();
    expect(await startBreak(people.worker, 'MEAL', { offline_at: wall('12:00') })).toBeNull();
    expect(await endBreak(people.worker, { offline_at: wall('12:31') })).toBeNull();
    expect(await clockOut(people.worker, { offline_at: wall('17:02') })).toBeNull();
    expect(await world.clock(id)).toBe('ORDINARY 2026-11-23 09:00-17:00: 23 08:57 to 23 17:02');
    expect(await world.breaks(id)).toEqual(['MEAL 12:00-12:31']);
    const [synced] = await world.sql(
      `select to_char(clocked_in_synced_at at time zone zone, 'HH24:MI') as in, to_char(clocked_out_synced_at at time zone zone, 'HH24:MI') as out,
         (select to_char(b.started_synced_at at time zone zone, 'HH24:MI') from clinic_roster_breaks b) as break from clinic_rosters`,
    );
    expect(synced).toEqual({ in: '17:30', out: '17:30', break: '17:30' });
  });

  test('cannot be over 5 minutes in the future, over 36 hours old, or before the punch that it follows', async () => {
    await world.shift(monday, '09:00', '17:00');
    await world.at(monday, '10:00');
    expect(await clockIn(people.worker, { offline_at: wall('10:06') })).toMatch('This time is in the future');
    expect(await clockIn(people.worker, { offline_at: '2026-11-21T21:59:00+11:00' })).toMatch(
      'more than 36 hours',
    );
    // A punch of a device whose clock is slightly fast is accepted.
    expect(await clockIn(people.worker, { offline_at: wall('10:03') })).toBeNull();
    expect(await clockOut(people.worker, { offline_at: wall('09:30') })).toMatch('before the clock-in');
    await world.at(monday, '12:00');
    await startBreak(people.worker);
    await world.at(monday, '12:30');
    expect(await clockOut(people.worker, { offline_at: wall('11:30') })).toBe(
      'This break ends before it starts. Check the time.',
    );
    await endBreak(people.worker);
    await world.at(monday, '13:00');
    expect(await clockOut(people.worker, { offline_at: wall('12:15') })).toMatch('before the end of a break');
    expect(await startBreak(people.worker, 'REST', { offline_at: wall('12:15') })).toBe(
      'This overlaps another break. Check the time.',
    );
  });
});

describe('worked time without a planned shift', () => {
  const allow = () =>
    world.sql('update clinics set is_unrostered_clock_in_allowed = true where id = $1', [one]);
  const onlyShift = async () => {
    const rows = await world.sql('select id from clinic_rosters order by created_at');
    expect(rows).toHaveLength(1);
    return world.clock(String(rows[0]?.id));
  };

  test('is stored as an unrostered shift from its first to its last punch, if the clinic allows it', async () => {
    await world.at(monday, '10:07');
    expect(await clockIn(people.worker)).toMatch('You have no shift at this time');
    await allow();
    expect(await clockIn(people.worker)).toBeNull();
    expect(await onlyShift()).toBe('UNROSTERED 2026-11-23 10:07-10:08: 23 10:07 to -');
    await world.at(monday, '15:40');
    expect(await clockIn(people.worker)).toBe('You are already clocked in. Clock out first.');
    expect(await clockOut(people.worker)).toBeNull();
    expect(await onlyShift()).toBe('UNROSTERED 2026-11-23 10:07-15:40: 23 10:07 to 23 15:40');
  });

  test('that runs into the next shift is planned until the start of that shift, and keeps its real clock-out', async () => {
    await allow();
    await world.at(monday, '10:00');
    await clockIn(people.worker);
    await world.shift(monday, '14:00', '18:00');
    await world.at(monday, '16:00');
    expect(await clockOut(people.worker)).toBeNull();
    const [row] = await world.sql("select id from clinic_rosters where roster_shift_type = 'UNROSTERED'");
    expect(await world.clock(String(row?.id))).toBe(
      'UNROSTERED 2026-11-23 10:00-14:00: 23 10:00 to 23 16:00',
    );
  });

  test('over New Year is one shift of the old year', async () => {
    await allow();
    await world.at('2026-12-31', '21:30');
    await clockIn(people.worker);
    await world.at('2027-01-01', '02:15');
    expect(await clockOut(people.worker)).toBeNull();
    expect(await onlyShift()).toBe('UNROSTERED 2026-12-31 21:30-02:15: 31 21:30 to 01 02:15');
  });

  test.each([
    ['Australia/Sydney', '2026-10-03T22:00:00+10:00', '2026-10-04T06:00:00+11:00', '22:00-06:00'],
    ['Australia/Sydney', '2027-04-03T22:00:00+11:00', '2027-04-04T06:00:00+10:00', '22:00-06:00'],
    // In the hour that occurs twice, a later instant can have an earlier local time.
    ['Australia/Sydney', '2027-04-04T02:50:00+11:00', '2027-04-04T02:10:00+10:00', '02:50-03:00'],
    ['Australia/Adelaide', '2027-10-02T22:00:00+09:30', '2027-10-03T06:00:00+10:30', '22:00-06:00'],
    ['Australia/Lord_Howe', '2026-10-03T22:00:00+10:30', '2026-10-04T06:00:00+11:00', '22:00-06:00'],
    ['Australia/Lord_Howe', '2027-04-03T22:00:00+11:00', '2027-04-04T06:00:00+10:30', '22:00-06:00'],
    ['Australia/Brisbane', '2026-10-03T22:00:00+10:00', '2026-10-04T06:00:00+10:00', '22:00-06:00'],
  ])('in %s from %s until %s is planned as %s', async (zone, from, until, planned) => {
    await allow();
    await world.sql('update clinics set zone = $2 where id = $1', [one, zone]);
    await server.context.clock.set(new Date(from));
    expect(await clockIn(people.worker)).toBeNull();
    await server.context.clock.set(new Date(until));
    expect(await clockOut(people.worker)).toBeNull();
    await world.sql("update clinics set zone = 'Australia/Sydney' where id = $1", [one]);
    expect(await onlyShift()).toMatch(` ${planned}: `);
  });
});

test('a shift without a clock-out stays open, and its person can clock in to the next day’s shift', async () => {
  const forgotten = await world.shift(monday, '09:00', '17:00');
  const next = await world.shift(tuesday, '09:00', '17:00');
  await world.at(monday, '09:00');
  await clockIn(people.worker);
  await world.at(tuesday, '08:55');
  expect(await clockIn(people.worker)).toBeNull();
  await world.at(tuesday, '17:05');
  expect(await clockOut(people.worker)).toBeNull();
  expect(await world.clock(forgotten)).toMatch('23 09:00 to -');
  expect(await world.clock(next)).toMatch('24 08:55 to 24 17:05');
  // A second clock-out is not recorded on the shift of the day before.
  expect(await clockOut(people.worker)).toBe(
    'You forgot to clock out of an earlier shift. Request a change of its times instead.',
  );
  expect(await world.clock(forgotten)).toMatch('23 09:00 to -');
});
