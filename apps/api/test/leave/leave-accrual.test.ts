import { beforeAll, beforeEach, expect, test } from 'vitest';
import { leaveNight } from '../../src/jobs/leave-nights.ts';
import { small } from '../support/databases.ts';
import { north, south, startTestServer, type TestServer } from '../support/server.ts';
import { approved, leaveRows } from './leave-rows.ts';

/** On this Wednesday, the last week that has ended is the one from 16 November. */
const wednesday = '2026-11-25T01:00:00Z';
const weekdays = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const { worker, helper, keeper, other } = north.users;

let server: TestServer;
let rows: ReturnType<typeof leaveRows>;
let annual: string;
beforeAll(async () => {
  // The nightly job is stopped, because it would accrue leave for a week whose shifts are still being added.
  server = await startTestServer({ OPERATORY_NOW: wednesday }, {}, small, { accruesLeave: false });
  rows = leaveRows(server);
  annual = await rows.type('Annual leave');
  await rows.type('Long service leave', { accrual_rate: '0' });
  await rows.type('Closed leave', {}, { status: 'INACTIVE' });
  await rows.type('Unpaid leave', {}, { leave_type: 'UNPAID' });
});
beforeEach(async () => {
  await server.context.clock.set(new Date(wednesday));
  await server.root.query('delete from clinic_roster_breaks');
  await server.root.query('delete from clinic_rosters');
  await server.root.query('update users set is_time_in_lieu_applicable = false, max_hours_per_week = null');
});

const lines = async (user: string): Promise<string[]> => {
  const { rows: found } = await server.root.query(
    `select coalesce(t.name, 'Time in lieu') || ' ' || l.hrs || ' ' || l.period_start || '/' || l.period_end as line
     from employee_leave_ledger l left join client_employee_leave_types t on t.id = l.client_employee_leave_type_id
     where l.user_id = $1 and l.kind = 'ACCRUAL' order by l.period_start, 1`,
    [user],
  );
  return found.map(({ line }) => line);
};

test('accrues leave for a week of published shifts without their meals once, however often the job runs', async () => {
  for (const date of weekdays)
    await rows.shift(worker, date, {
      meal_break_duration: 24,
      meal_break_start_time: '12:00',
      meal_break_end_time: '12:24',
    });
  expect(await leaveNight(server.context)).toEqual(new Set());
  const once = ['Annual leave 2.923077 2026-11-16/2026-11-22'];
  expect(await lines(worker)).toEqual(once);
  await Promise.all([leaveNight(server.context), leaveNight(server.context), leaveNight(server.context)]);
  expect(await lines(worker)).toEqual(once);
  const { rows: balance } = await server.root.query(
    'select accrued_hrs, remaining_hrs from employee_leave_balances where user_id = $1',
    [worker],
  );
  expect(balance).toEqual([{ accrued_hrs: '2.923077', remaining_hrs: '2.923077' }]);
});

test('uses the clocked times of a shift where there are any, without unpaid meals, and ignores drafts', async () => {
  const clocked = await rows.shift(helper, '2026-11-16', {
    clocked_in_at: '2026-11-15T22:00Z',
    clocked_out_at: '2026-11-16T06:30Z',
  });
  for (const [type, minutes] of [
    ['MEAL', 30],
    ['REST', 10],
  ] as const)
    await rows.add('clinic_roster_breaks', {
      clinic_id: north.clinics.one,
      clinic_roster_id: clocked,
      break_type: type,
      started_at: type === 'MEAL' ? '2026-11-16T01:00Z' : '2026-11-16T04:00Z',
      ended_at: type === 'MEAL' ? `2026-11-16T01:${minutes}Z` : `2026-11-16T04:${minutes}Z`,
    });
  await rows.shift(helper, '2026-11-17', { published: false, published_at: null });
  await rows.shift(helper, '2026-11-18', { roster_shift_type: 'ON_CALL' });
  await leaveNight(server.context);
  // The shift has eight and a half hours less a break of half an hour: 8 × 0.0769230769.
  expect(await lines(helper)).toEqual(['Annual leave 0.615385 2026-11-16/2026-11-22']);
});

test('counts paid leave as worked time, and does not count a shift during that leave again', async () => {
  await rows.leave(keeper, annual, '2026-11-16', approved);
  await rows.shift(keeper, '2026-11-16');
  await rows.shift(keeper, '2026-11-17');
  await leaveNight(server.context);
  // The accrual is for 7.6 hours of leave and an 8-hour shift.
  expect(await lines(keeper)).toEqual(['Annual leave 1.200000 2026-11-16/2026-11-22']);
});

test('accrues leave for no more than the person’s own weekly maximum', async () => {
  await server.root.query('update users set max_hours_per_week = 20 where id = $1', [other]);
  for (const date of weekdays) await rows.shift(other, date);
  await leaveNight(server.context);
  expect(await lines(other)).toEqual(['Annual leave 1.538462 2026-11-16/2026-11-22']);
});

test('the rate of an employee type takes precedence over the general rate: casuals accrue nothing', async () => {
  const casual = await rows.add('client_employee_types', { name: 'Casual' });
  await rows.add('client_employee_leave_type_configurations', {
    client_employee_leave_type_id: annual,
    client_employee_type_id: casual,
    accrual_rate: '0',
  });
  const { custom } = north.users;
  await server.root.query('update users set client_employee_type_id = $2 where id = $1', [custom, casual]);
  for (const date of weekdays) await rows.shift(custom, date);
  await leaveNight(server.context);
  expect(await lines(custom)).toEqual([]);
});

test('overtime accrues as time in lieu, hour for hour, only for staff who have time in lieu', async () => {
  const { keeperTwo, admin } = north.users;
  await server.root.query('update users set is_time_in_lieu_applicable = true where id = $1', [keeperTwo]);
  for (const user of [keeperTwo, admin])
    await rows.shift(user, '2026-11-21', {
      roster_shift_type: 'OVERTIME',
      end_time: '11:20',
      ends_at: '2026-11-21T11:20+11:00',
    });
  await leaveNight(server.context);
  expect(await lines(keeperTwo)).toEqual(['Time in lieu 2.333333 2026-11-16/2026-11-22']);
  expect(await lines(admin)).toEqual([]);
});

test('accrues a week once it has ended in the client’s time zone, and catches up on weeks that were missed', async () => {
  await rows.shift(worker, '2026-11-23');
  await rows.shift(worker, '2026-12-01');
  const before = await lines(worker);
  // It is Sunday evening in Sydney, so the week has not ended.
  await server.context.clock.set(new Date('2026-11-29T12:59:00Z'));
  await leaveNight(server.context);
  expect(await lines(worker)).toEqual(before);
  // It is Monday, 7 December in Sydney, so both weeks have ended.
  await server.context.clock.set(new Date('2026-12-06T13:01:00Z'));
  await leaveNight(server.context);
  expect((await lines(worker)).slice(before.length)).toEqual([
    'Annual leave 0.615385 2026-11-23/2026-11-29',
    'Annual leave 0.615385 2026-11-30/2026-12-06',
  ]);
});

test('accrues leave for each client separately', async () => {
  const theirs = leaveRows(server, south.client);
  const type = await theirs.type('Annual leave');
  await theirs.add('clinic_rosters', {
    clinic_id: south.clinics.one,
    user_id: south.users.worker,
    clinic_roster_date: '2026-11-16',
    start_time: '09:00',
    end_time: '17:00',
    starts_at: '2026-11-15T22:00Z',
    ends_at: '2026-11-16T06:00Z',
    zone: 'Australia/Sydney',
    published: true,
    published_at: '2026-11-01T00:00Z',
  });
  await leaveNight(server.context);
  const { rows: found } = await server.root.query(
    'select client_id, client_employee_leave_type_id as type from employee_leave_ledger where user_id = $1',
    [south.users.worker],
  );
  expect(found).toEqual([{ client_id: south.client, type }]);
});
