import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approved, leaveRows } from '../leave/leave-rows.ts';
import type { Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import {
  clearRoster,
  dayAt,
  helper,
  monday,
  nineToFive,
  one,
  type RosterWorld,
  rosterWorld,
  two,
  worker,
} from './roster-world.ts';

let server: TestServer;
let world: RosterWorld;
let people: Record<'admin' | 'keeper' | 'worker', Person>;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'worker');
  world = rosterWorld(server);
  // The second clinic is in Queensland; the worker and the helper work at both.
  await world.sql("update clinics set state = 'QUEENSLAND', zone = 'Australia/Brisbane' where id = $1", [
    two,
  ]);
  await world.sql("update users set available_days = '{}'");
  await world.sql(
    `insert into j_users_clinics (client_id, user_id, clinic_id) select $1, u, c from unnest($2::uuid[]) u, unnest($3::uuid[]) c
     on conflict do nothing`,
    [north.client, [worker, helper], [one, two]],
  );
});
beforeEach(() => clearRoster(server));

describe('a shift that is added', () => {
  test('is a draft with its instants and the end of its meal break', async () => {
    const id = await world.save(people.keeper, { user_id: worker, message: ' Bring the keys ' });
    expect(await world.shift(id)).toMatchObject({
      user_id: worker,
      starts_at: new Date(`${dayAt(-1)}T22:00Z`),
      ends_at: new Date(`${monday}T06:00Z`),
      zone: 'Australia/Sydney',
      message: 'Bring the keys',
      published: false,
      draft: null,
      meal_end: '13:00:00',
      version: 1,
    });
    expect(await world.sql('select action, note from clinic_roster_history')).toEqual([
      { action: 'added', note: null },
    ]);
  });

  test.each<[string, string, string, string, number]>([
    ['the night that loses an hour', '2026-10-03', '22:00', '06:00', 7],
    ['the night that gains an hour', '2027-04-03', '22:00', '06:00', 9],
    ['a night whose end the clocks skip, so that it ends at 03:00,', '2026-10-03', '18:00', '02:30', 8],
  ])(
    'on %s lasts as long as the time that really passes',
    async (_what, clinic_roster_date, start_time, end_time, hours) => {
      const id = await world.save(people.keeper, {
        clinic_roster_date,
        start_time,
        end_time,
        meal_break_start_time: null,
        rest_break_start_time: null,
        note: 'Night',
      });
      const { starts_at, ends_at, end_time: end } = await world.shift(id);
      expect((Number(ends_at) - Number(starts_at)) / 3_600_000).toBe(hours);
      expect(end).toBe(end_time === '02:30' ? '03:00:00' : `${end_time}:00`);
    },
  );

  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['no length', { end_time: '09:00' }, 'Choose an end that differs from the start'],
    [
      'a break outside the shift',
      { rest_break_start_time: '16:55' },
      'Place the breaks inside the shift and apart from each other',
    ],
    [
      'overlapping breaks',
      { rest_break_start_time: '12:35' },
      'Place the breaks inside the shift and apart from each other',
    ],
    [
      'a person of another clinic',
      { user_id: north.users.keeperTwo },
      'Choose someone who works at this clinic',
    ],
    [
      'the person as their own colleague',
      { user_id: worker, user_whom_id: worker },
      'Choose a colleague other than the employee',
    ],
    [
      'the type of shifts that clocking in adds',
      { roster_shift_type: 'UNROSTERED' },
      'Unrostered shifts are made by clocking in. Choose another type.',
    ],
  ])('is refused with %s', async (_what, values, message) => {
    expect(await world.refused(people.keeper, values)).toBe(message);
  });

  test('may have a rest break right after the meal break, and may end after midnight', async () => {
    const night = { start_time: '20:00', end_time: '04:00', meal_break_start_time: '23:45' };
    const id = await world.save(people.keeper, { ...night, rest_break_start_time: '00:15', note: 'Night' });
    expect((await world.shift(id)).meal_end).toBe('00:15:00');
  });

  test('is refused for users who cannot add to the roster of the clinic', async () => {
    expect(await world.refused(people.worker, {})).toBe('You Do not have Permission To Perform This Action');
  });
});

const at = (date: string, start_time: string, end_time: string, clinic_id = one) => ({
  clinic_id,
  clinic_roster_date: date,
  start_time,
  end_time,
  meal_break_duration: null,
  meal_break_start_time: null,
  rest_break_duration: null,
  rest_break_start_time: null,
  user_id: worker,
  note: 'So agreed',
});

describe('two shifts of one person', () => {
  test.each<[string, ReturnType<typeof at>, ReturnType<typeof at>, boolean]>([
    [
      'in two states whose clocks differ are refused if they overlap by half an hour',
      at('2026-11-23', '08:00', '12:00', two),
      at('2026-11-23', '12:30', '17:00'),
      true,
    ],
    [
      'in two states are saved in summer, when they do not overlap',
      at('2026-11-23', '08:00', '12:00'),
      at('2026-11-23', '11:30', '15:00', two),
      false,
    ],
    [
      'in two states are refused in winter, when they overlap',
      at('2026-07-13', '08:00', '12:00'),
      at('2026-07-13', '11:30', '15:00', two),
      true,
    ],
    ['back to back are saved', at('2026-11-23', '09:00', '17:00'), at('2026-11-23', '17:00', '21:00'), false],
    [
      'on one date are saved if the night starts after the morning',
      at('2026-11-23', '22:00', '04:00'),
      at('2026-11-23', '02:00', '08:00'),
      false,
    ],
    [
      'are refused if the night ends after the start of the next morning’s shift',
      at('2026-11-23', '22:00', '04:00'),
      at('2026-11-24', '02:00', '08:00'),
      true,
    ],
  ])('%s', async (_what, first, second, overlaps) => {
    await world.save(people.admin, first);
    const refusal = await world.refused(people.admin, second);
    if (overlaps) expect(refusal).toMatch(/^Worker north already has a shift then: /);
    else expect(refusal).toBeNull();
  });

  test('that overlap at two clinics are refused with the times at both', async () => {
    await world.save(people.admin, at('2026-11-23', '08:00', '12:00', two));
    expect(await world.refused(people.admin, at('2026-11-23', '12:30', '17:00'))).toBe(
      'Worker north already has a shift then: Two, Mon 23 Nov, 8:00 am to 12:00 pm (9:00 am to 1:00 pm at One). Choose another time or person.',
    );
  });

  test('are compared at their unpublished times: a shift that was moved frees its old time and takes its new one', async () => {
    const id = await world.save(people.keeper, { user_id: worker });
    expect(await world.publish(people.keeper)).toBeNull();
    await world.save(people.keeper, { id, version: 2, clinic_roster_date: dayAt(1) });
    expect(await world.refused(people.keeper, { user_id: worker })).toBeNull();
    expect(await world.refused(people.keeper, { user_id: worker, clinic_roster_date: dayAt(1) })).toMatch(
      'already has a shift then',
    );
  });
});

describe('a shift of somebody who is on leave', () => {
  const leaveOn = (date: string, more: Readonly<Record<string, unknown>> = {}) =>
    leaveRows(server).leave(worker, null, date, { ...more });

  test('is refused during approved leave, also when it is reassigned to them', async () => {
    await leaveOn(monday, approved);
    await world.sql("update employee_leave_days set status = 'APPROVED'");
    const refusal = 'Worker north has approved leave then: Mon 6 Mar. Choose another time or person.';
    expect(await world.refused(people.keeper, { user_id: worker, note: 'Please' })).toBe(refusal);
    const id = await world.save(people.keeper, { user_id: helper });
    expect(await world.refused(people.keeper, { id, version: 1, user_id: worker })).toBe(refusal);
  });

  test('needs a note during requested leave', async () => {
    await leaveOn(monday);
    const needs = 'This goes beyond a limit of the roster. Add a note to save it anyway.';
    expect(await world.refused(people.keeper, { user_id: worker })).toBe(needs);
    expect(await world.refused(people.keeper, { user_id: worker, note: 'Asked her' })).toBeNull();
    expect(await world.sql('select note from clinic_roster_history')).toEqual([{ note: 'Asked her' }]);
  });
});

describe('a shift that is changed', () => {
  test('changes immediately while it is a draft, and keeps the fields that were not given', async () => {
    const id = await world.save(people.keeper, { user_id: worker, message: 'Keys' });
    const { meal_break_duration: _one, meal_break_start_time: _two, ...times } = nineToFive;
    expect(
      await people.keeper.refusal('save_shift', { ...times, id, version: 1, end_time: '16:00' }),
    ).toBeNull();
    expect(await world.shift(id)).toMatchObject({
      end_time: '16:00:00',
      message: 'Keys',
      meal_end: '13:00:00',
      user_id: worker,
      version: 2,
    });
  });

  test('keeps its published values beside the unpublished change', async () => {
    const id = await world.save(people.keeper, { user_id: worker });
    await world.publish(people.keeper);
    await world.save(people.keeper, { id, version: 2, start_time: '10:00' });
    expect(await world.shift(id)).toMatchObject({
      start_time: '09:00:00',
      draft: { start_time: '10:00:00', starts_at: `${dayAt(-1)}T23:00:00.000Z` },
      version: 3,
    });
    // The shift has its published values again, so nothing is left to publish.
    await world.save(people.keeper, { id, version: 3 });
    expect(await world.shift(id)).toMatchObject({ draft: null, version: 4 });
  });

  test('is refused if somebody else changed it in the meantime, or if somebody clocked in to it', async () => {
    const id = await world.save(people.keeper, { user_id: worker });
    await world.publish(people.keeper);
    expect(await world.refused(people.keeper, { id, version: 1 })).toBe(
      'Someone else has changed this shift. Reload the roster to continue.',
    );
    await world.sql('update clinic_rosters set clocked_in_at = starts_at');
    expect(await world.refused(people.keeper, { id, version: 2, end_time: '18:00' })).toBe(
      "Someone has clocked in to this shift, so it can't be changed. Request a change of its times instead.",
    );
    expect(await people.keeper.refusal('delete_shift', { id, version: 2 })).toMatch('has clocked in');
  });

  test('needs a note only if it exceeds a limit that it did not exceed before', async () => {
    for (let day = 0; day < 5; day++)
      await world.save(people.keeper, { user_id: worker, clinic_roster_date: dayAt(day) });
    const needs = 'This goes beyond a limit of the roster. Add a note to save it anyway.';
    const sixth = { user_id: worker, clinic_roster_date: dayAt(5) };
    expect(await world.refused(people.keeper, sixth)).toBe(needs);
    expect(await world.refused(people.keeper, { ...sixth, note: 'Stocktake' })).toBeNull();
    // A warning that the note already covers does not require a new note.
    const [shift] = await world.sql('select id, version from clinic_rosters order by starts_at limit 1');
    expect(await world.refused(people.keeper, { ...shift, user_id: worker, message: 'Hello' })).toBeNull();
  });
});

describe('a shift that is deleted', () => {
  test('is published again when the deletion is undone, and its person is notified of both', async () => {
    const id = await world.save(people.keeper, { user_id: worker });
    await world.publish(people.keeper);
    expect(await people.keeper.refusal('delete_shift', { id, version: 1 })).toBe(
      'Someone else has changed this shift. Reload the roster to continue.',
    );
    expect(await people.keeper.refusal('delete_shift', { id, version: 2 })).toBeNull();
    expect(await world.events('shift_deleted')).toMatchObject([
      { user_id: worker, clinic_name: 'One', date: monday, start_time: '09:00:00' },
    ]);
    expect(await world.shift(id)).toMatchObject({ deleted: true, version: 3 });
    const published = (await world.events('roster_published')).length;
    await world.save(people.keeper, { id, user_id: worker });
    expect(await world.shift(id)).toMatchObject({ deleted: false, published: true, draft: null, version: 4 });
    expect((await world.events('roster_published')).slice(published)).toMatchObject([
      { user_id: worker, added: 1 },
    ]);
  });

  test('notifies nobody if it is a draft', async () => {
    const id = await world.save(people.keeper, { user_id: worker });
    expect(await people.keeper.refusal('delete_shift', { id, version: 1 })).toBeNull();
    expect(await world.events('shift_deleted')).toEqual([]);
    expect(await people.admin.refusal('delete_shift', { id, version: 2 })).toMatch('Not found');
  });
});

test('a new shift has the id that the browser gave it, which cannot be used again', async () => {
  const id = '018f0000-0000-7000-8000-00000000aaaa';
  expect(await world.save(people.keeper, { id, user_id: worker })).toBe(id);
  expect(await world.refused(people.keeper, { id, user_id: worker })).toMatch('has changed');
});
