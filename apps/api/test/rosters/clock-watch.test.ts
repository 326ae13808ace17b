import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reportClocks } from '../../src/jobs/clock-watch.ts';
import { addLeave, addLeaveType } from '../support/leave.ts';
import { eventually, north, startTestServer, type TestServer } from '../support/server.ts';
import { clearRosters, clockWorld, one, two } from './clock-world.ts';

let server: TestServer;
let world: ReturnType<typeof clockWorld>;
let type_id: string;
const monday = '2026-11-23';
const { worker, keeper, keeperTwo } = north.users;
beforeAll(async () => {
  server = await startTestServer();
  world = clockWorld(server);
  type_id = await addLeaveType(server, 'Annual leave');
});
beforeEach(async () => {
  await clearRosters(server);
  await world.sql('delete from employee_leave_days');
});

/** Two jobs run at the same time, as in two processes. @returns The events of the shifts. */
async function reported(): Promise<readonly string[]> {
  await Promise.all([reportClocks(server.context), reportClocks(server.context)]);
  const rows = await world.sql(
    "select o.event from outbox o join clinic_rosters r on r.id = (o.payload->>'entity_id')::uuid order by o.id",
  );
  return rows.map(({ event }) => event);
}
const notifiedOf = async (type: string) =>
  (
    await eventually(
      () => world.sql('select user_id, title from user_notifications where type = $1', [type]),
      (rows) => rows.length > 0,
    )
  ).map(({ user_id, title }) => [user_id, title]);

test('reports a shift that nobody clocked in to once, 15 minutes after its start, to people who edit the roster there', async () => {
  await world.at(monday, '09:14');
  await world.shift(monday, '09:00', '17:00');
  expect(await reported()).toEqual([]);
  await world.at(monday, '09:15');
  expect(await reported()).toEqual(['shift_missed']);
  await world.at(monday, '09:16');
  expect(await reported()).toEqual(['shift_missed']);
  const notified = await notifiedOf('shift_missed');
  const title = 'Worker north has not clocked in: Mon 23 Nov, 9:00 am to 5:00 pm';
  expect(notified).toContainEqual([keeper, title]);
  expect(notified.map(([user]) => user)).not.toContain(worker);
  expect(notified.map(([user]) => user)).not.toContain(keeperTwo);
});

test('does not report people who clocked in or are on call, or shifts that are drafts, open or long past', async () => {
  await world.at(monday, '08:00');
  await world.shift(monday, '09:00', '17:00', { more: { clocked_in_at: `${monday}T09:00:00+11:00` } });
  await world.shift(monday, '18:00', '20:00', { more: { roster_shift_type: 'ON_CALL' } });
  await world.shift(monday, '09:00', '17:00', { user_id: null });
  await world.shift(monday, '09:00', '17:00', { user_id: north.users.helper, published: false });
  await world.at(monday, '20:30');
  expect(await reported()).toEqual([]);
  await world.shift('2026-11-20', '09:00', '17:00');
  expect(await reported()).toEqual([]);
});

test.each([
  ['stayed on during the next shift is not reported as missing from it', one, '17:05', []],
  ['left before the next shift is reported as missing from it', one, '11:55', ['shift_missed']],
  ['stayed on at another clinic is reported as missing from the next shift', two, '17:05', ['shift_missed']],
])('after an earlier shift, a person who %s', async (_, clinic_id, out, events) => {
  await world.at(monday, '17:10');
  const clocked = {
    clocked_in_at: `${monday}T07:55:00+11:00`,
    clocked_out_at: `${monday}T${out}:00+11:00`,
  };
  await world.shift(monday, '08:00', '12:00', { clinic_id, more: clocked });
  await world.shift(monday, '12:00', '17:00');
  expect(await reported()).toEqual(events);
});

test.each([
  [
    'with leave for its first part is missed 15 minutes after that part',
    [['09:00', '11:00']],
    '11:14',
    '11:15',
  ],
  [
    'with leave for its first two parts is missed 15 minutes after both',
    [
      ['09:00', '11:00'],
      ['11:00', '13:00'],
    ],
    '13:14',
    '13:15',
  ],
  ['with leave for the whole shift is not missed', [['09:00', '17:00']], '20:00', null],
] as const)('a shift %s', async (_, leave, before, after) => {
  await world.at(monday, before);
  // Leave is added before the shift, because the server runs the job by itself too.
  for (const times of leave) await addLeave(server, { user_id: worker, type_id, from: monday, times });
  await world.shift(monday, '09:00', '17:00');
  expect(await reported()).toEqual([]);
  if (after === null) return;
  await world.at(monday, after);
  expect(await reported()).toEqual(['shift_missed']);
});

test('reports a forgotten clock-out once, 4 hours after the end of the shift, to the person and to an editor of the roster', async () => {
  await world.at(monday, '20:59');
  await world.shift(monday, '09:00', '17:00', { more: { clocked_in_at: `${monday}T09:00:00+11:00` } });
  expect(await reported()).toEqual([]);
  await world.at(monday, '21:00');
  expect(await reported()).toEqual(['clock_out_forgotten']);
  await world.at('2026-11-24', '09:00');
  expect(await reported()).toEqual(['clock_out_forgotten']);
  const notified = await notifiedOf('clock_out_forgotten');
  expect(notified).toContainEqual([worker, 'You have not clocked out: Mon 23 Nov, 9:00 am to 5:00 pm']);
  expect(notified).toContainEqual([
    keeper,
    'Worker north has not clocked out: Mon 23 Nov, 9:00 am to 5:00 pm',
  ]);
});

test('reports a missed shift again after it moves to a later time or to somebody else, but not after it moves to an earlier time', async () => {
  await world.at(monday, '09:15');
  const id = await world.shift(monday, '09:00', '17:00');
  const move = (start: string, user: string) =>
    world.sql('update clinic_rosters set start_time = $2, starts_at = $3, user_id = $4 where id = $1', [
      id,
      start,
      `${monday}T${start}:00+11:00`,
      user,
    ]);
  expect(await reported()).toHaveLength(1);
  await move('08:30', worker);
  expect(await reported()).toHaveLength(1);
  await move('09:30', worker);
  expect(await reported()).toHaveLength(1);
  await world.at(monday, '09:45');
  expect(await reported()).toHaveLength(2);
  await move('09:30', north.users.helper);
  expect(await reported()).toHaveLength(3);
});

describe('an unrostered shift', () => {
  const unrostered = (more = {}) =>
    world.shift(monday, '09:00', '09:01', {
      more: { roster_shift_type: 'UNROSTERED', clocked_in_at: `${monday}T09:00:00+11:00`, ...more },
    });

  test('is reported as not clocked out 16 hours after its clock-in, with its start only', async () => {
    await world.at('2026-11-24', '00:59');
    await unrostered();
    expect(await reported()).toEqual([]);
    await world.at('2026-11-24', '01:00');
    expect(await reported()).toEqual(['clock_out_forgotten']);
    expect(await notifiedOf('clock_out_forgotten')).toContainEqual([
      worker,
      'You have not clocked out: Mon 23 Nov, since 9:00 am',
    ]);
  });

  test('that is still open prevents a report that its person missed the next shift', async () => {
    await unrostered();
    await world.shift(monday, '17:00', '22:00');
    await world.at(monday, '17:15');
    expect(await reported()).toEqual([]);
  });
});
