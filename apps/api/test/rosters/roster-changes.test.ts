import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approved, leaveRows } from '../leave/leave-rows.ts';
import type { Person } from '../support/person.ts';
import { eventually, north, startTestServer, type TestServer } from '../support/server.ts';
import { clearRosters, clockWorld, one } from './clock-world.ts';

let server: TestServer;
let world: ReturnType<typeof clockWorld>;
let people: Record<'admin' | 'keeper' | 'keepertwo' | 'worker' | 'helper', Person>;
const monday = '2026-11-23';
const wall = (time: string) => `${monday}T${time}:00+11:00`;
const notPermitted = 'You Do not have Permission To Perform This Action';
const { worker, keeper } = north.users;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'keepertwo', 'worker', 'helper');
  world = clockWorld(server);
});
beforeEach(async () => {
  await clearRosters(server);
  await world.at(monday, '18:00');
});

const worked = (user_id = worker) =>
  world.shift(monday, '09:00', '17:00', { user_id, more: { clocked_in_at: wall('09:00') } });
const ask = (by: Person, clinic_roster_id: string, more: object) =>
  by.refusal('request_roster_change', { clinic_roster_id, ...more });
const out = { new_clocked_out_at: wall('17:30') };
async function requested(by = people.worker, more: object = { ...out, message: 'I forgot' }, shift?: string) {
  const of = shift ?? (await worked());
  expect(await ask(by, of, more)).toBeNull();
  const [row] = await world.sql(
    'select id from clinic_roster_change_requests order by created_at desc, id desc limit 1',
  );
  return { id: String(row?.id), shift: of };
}
const decide = (by: Person, id: string, status = 'APPROVED', message: string | null = null) =>
  by.refusal('decide_roster_change', { id, status, message });
const titles = async (user: string, type: string) => {
  const rows = await eventually(
    () => world.sql('select title from user_notifications where user_id = $1 and type = $2', [user, type]),
    (found) => found.length > 0,
  );
  return rows.map(({ title }) => title);
};

describe('requesting other times for a shift', () => {
  test('is allowed for one’s own published shift, and for anybody’s with clinic-rosters EDIT', async () => {
    const shift = await worked();
    expect(await ask(people.helper, shift, out)).toBe('Not found');
    expect(await ask(people.keepertwo, shift, out)).toBe('Not found');
    expect(await ask(people.worker, shift, {})).toBe('Choose at least one new time');
    expect(await ask(people.worker, shift, out)).toBeNull();
    expect(await ask(people.keeper, shift, out)).toMatch('already been requested');
    const draft = await world.shift('2026-11-25', '09:00', '17:00', { published: false });
    expect(await ask(people.worker, draft, { new_start_time: '08:00' })).toBe('Not found');
    expect(await ask(people.keeper, draft, { new_start_time: '08:00' })).toBe(
      'This shift is a draft. Edit it instead.',
    );
    expect(await titles(keeper, 'roster_change_requested')).toEqual([
      'Worker north asked to change a shift: Mon 23 Nov, 9:00 am to 5:00 pm',
    ]);
  });

  test('stores the earlier times beside the requested ones', async () => {
    await requested(people.worker, { new_start_time: '08:30', ...out });
    const [row] = await world.sql(
      `select old_start_time, new_start_time, new_end_time, to_char(new_starts_at at time zone 'Australia/Sydney', 'HH24:MI') as starts,
         old_clocked_out_at, to_char(new_clocked_out_at at time zone 'Australia/Sydney', 'HH24:MI') as out
       from clinic_roster_change_requests`,
    );
    expect(row).toEqual({
      old_start_time: '09:00:00',
      new_start_time: '08:30:00',
      new_end_time: '17:00:00',
      starts: '08:30',
      old_clocked_out_at: null,
      out: '17:30',
    });
  });

  test('is refused for an invalid time and for a future clock time', async () => {
    const shift = await worked();
    expect(await ask(people.worker, shift, { new_start_time: '25:00' })).not.toBeNull();
    expect(await ask(people.worker, shift, { new_clocked_out_at: wall('18:30') })).toBe(
      'This clock time is in the future. Check the times.',
    );
  });
});

describe('deciding a request for other times', () => {
  test('is allowed to another person with clinic-rosters EDIT at the clinic', async () => {
    const { id } = await requested();
    expect(await decide(people.worker, id)).toBe(notPermitted);
    expect(await decide(people.helper, id)).toBe('Not found');
    expect(await decide(people.keepertwo, id)).toBe('Not found');
    expect(await decide(people.keeper, id)).toBeNull();
    expect(await decide(people.admin, id)).toBe('This request has already been decided');
    const own = await requested(people.keeper, out, await worked(keeper));
    expect(await decide(people.keeper, own.id)).toMatch("You can't decide a change of your own shift");
    expect(await decide(people.admin, own.id)).toBeNull();
  });

  test('replaces the times and ends a break that was left open, if the request is approved', async () => {
    const { id, shift } = await requested();
    await world.sql(
      `insert into clinic_roster_breaks (client_id, clinic_id, clinic_roster_id, break_type, started_at)
       values ($1, $2, $3, 'REST', $4)`,
      [north.client, one, shift, wall('17:10')],
    );
    expect(await decide(people.keeper, id, 'APPROVED', 'Seen on camera')).toBeNull();
    expect(await world.clock(shift)).toBe('ORDINARY 2026-11-23 09:00-17:00: 23 09:00 to 23 17:30');
    expect(await world.breaks(shift)).toEqual(['REST 17:10-17:30']);
    const history = await world.sql(
      'select action, from_value, to_value, note, user_id from clinic_roster_history order by id',
    );
    expect(history.at(-1)).toMatchObject({
      action: 'change_approved',
      from_value: { start_time: '09:00:00' },
      to_value: { clocked_out_at: new Date(wall('17:30')).toISOString() },
      note: 'Seen on camera',
      user_id: keeper,
    });
    expect(await titles(worker, 'roster_change_decided')).toEqual([
      'Keeper north approved the change of your shift: Mon 23 Nov, 9:00 am to 5:00 pm',
    ]);
  });

  test('needs a reason for a rejection, which does not change the times', async () => {
    const { id, shift } = await requested();
    expect(await decide(people.keeper, id, 'REJECTED')).toBe('Message Is Required');
    expect(await decide(people.keeper, id, 'REJECTED', 'The alarm was set at five')).toBeNull();
    expect(await world.clock(shift)).toMatch('23 09:00 to -');
  });

  test('is refused for times that overlap another shift, for shifts with unpublished changes, and for reassigned shifts', async () => {
    const shift = await world.shift(monday, '09:00', '12:00');
    const { id } = await requested(people.worker, { new_end_time: '14:00' }, shift);
    const later = await world.shift(monday, '13:00', '17:00');
    expect(await decide(people.keeper, id)).toMatch('already has a shift then');
    await world.sql('delete from clinic_rosters where id = $1', [later]);
    await world.sql(`update clinic_rosters set draft = '{"message": "Bring keys"}' where id = $1`, [shift]);
    expect(await decide(people.keeper, id)).toMatch('not published yet');
    await world.sql('update clinic_rosters set draft = null, user_id = $2 where id = $1', [
      shift,
      north.users.helper,
    ]);
    expect(await decide(people.keeper, id)).toMatch('The shift has changed since');
    await world.sql('update clinic_rosters set user_id = $2 where id = $1', [shift, worker]);
    expect(await decide(people.keeper, id)).toBeNull();
    expect(await world.clock(shift)).toMatch('09:00-14:00');
  });

  test('is refused for a shift that was changed after the request', async () => {
    const { id, shift } = await requested();
    const becomes = (values: string) =>
      world.sql(`update clinic_rosters set ${values} where id = $1`, [shift]);
    const was = { starts_at: wall('09:00'), ends_at: wall('17:00'), clocked_in_at: wall('09:00') };
    for (const [column, value] of Object.entries(was)) {
      await becomes(`${column} = '${value}'::timestamptz + interval '5 minutes'`);
      expect(await decide(people.keeper, id), column).toBe(
        'The shift has changed since this request. Reject it and ask for a new one.',
      );
      await becomes(`${column} = '${value}'`);
    }
    await becomes(`clocked_out_at = '${wall('17:00')}'`);
    expect(await decide(people.keeper, id)).toMatch('has changed since this request');
    await becomes('clocked_out_at = null');
    expect(await decide(people.keeper, id)).toBeNull();
  });

  test('is refused for planned times over approved leave', async () => {
    const shift = await world.shift('2026-11-25', '09:00', '12:00');
    const { id } = await requested(people.worker, { new_end_time: '16:00' }, shift);
    await leaveRows(server).leave(worker, null, '2026-11-25', approved);
    expect(await decide(people.keeper, id)).toMatch('Worker north has approved leave then');
    await world.sql('delete from employee_leave_days');
    expect(await decide(people.keeper, id)).toBeNull();
  });

  test('is possible for several requests at once, each with its own result', async () => {
    const first = await requested();
    const second = await requested(
      people.worker,
      { new_end_time: '18:00' },
      await world.shift('2026-11-25', '09:00', '17:00'),
    );
    const { data } = await people.admin.ask(
      `mutation { decide_roster_change_many(objects: [{id: "${first.id}", status: "APPROVED"}, {id: "${second.id}", status: "REJECTED"}]) { index refusal } }`,
    );
    expect(data).toEqual({
      decide_roster_change_many: [
        { index: 0, refusal: null },
        { index: 1, refusal: 'message_is_required' },
      ],
    });
  });

  test('also changes the planned times of an unrostered shift when its punches are corrected', async () => {
    const shift = await world.shift(monday, '09:00', '09:01', {
      more: { roster_shift_type: 'UNROSTERED', clocked_in_at: wall('09:00') },
    });
    const { id } = await requested(people.worker, { new_clocked_in_at: wall('08:45'), ...out }, shift);
    expect(await decide(people.admin, id)).toBeNull();
    expect(await world.clock(shift)).toBe('UNROSTERED 2026-11-23 08:45-17:30: 23 08:45 to 23 17:30');
  });
});

test('a request can be cancelled once, by the person who sent it', async () => {
  const { id } = await requested();
  const cancel = (by: Person) => by.refusal('cancel_roster_change', { id });
  expect(await cancel(people.helper)).toBe('Not found');
  expect(await cancel(people.keeper)).toBe(notPermitted);
  expect(await cancel(people.worker)).toBeNull();
  expect(await cancel(people.worker)).toBe('This request has already been decided');
  expect(await decide(people.admin, id)).toBe('This request has already been decided');
});
