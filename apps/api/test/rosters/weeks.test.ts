import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approved, leaveRows } from '../leave/leave-rows.ts';
import type { Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
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
let people: Record<'admin' | 'keeper' | 'worker', Person>;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'worker');
  world = rosterWorld(server);
});
beforeEach(() => clearRoster(server));

const next = dayAt(7);
const planText = `query ($clinic_id: uuid!, $to: date!, $from: date, $template: uuid) {
  roster_week_plan(clinic_id: $clinic_id, to: $to, from: $from, clinic_roster_template_id: $template) {
    added moved shifts { date start_time end_time user_id } left_out { date start_time reason } } }`;
const plan = async (from: string, to: string) =>
  (
    await people.keeper.must<{ roster_week_plan: Readonly<Record<string, unknown>> }>(planText, {
      clinic_id: one,
      from,
      to,
    })
  ).roster_week_plan;
const copy = (values: Readonly<Record<string, unknown>> = {}) =>
  people.keeper.refusal(
    'copy_roster_week',
    { clinic_id: one, from: monday, to: next, ...values },
    '{ affected_rows }',
  );
const shiftsOf = (week: string) =>
  world.sql(
    `select user_id, clinic_roster_date::text as date, start_time::text as start, published, meal_break_end_time::text as meal
     from clinic_rosters where clinic_roster_date between $1::date and $1::date + 6 and deleted_at is null order by starts_at, user_id`,
    [week],
  );

describe('copying a week', () => {
  test('adds the drafts that the preview shows, and nothing the second time', async () => {
    await world.save(people.keeper, { user_id: worker });
    await world.save(people.keeper, { user_id: null, clinic_roster_date: dayAt(2) });
    await world.publish(people.keeper);
    expect(await plan(monday, next)).toEqual({
      added: 2,
      moved: 0,
      shifts: [
        { date: next, start_time: '09:00:00', end_time: '17:00:00', user_id: worker },
        { date: dayAt(9), start_time: '09:00:00', end_time: '17:00:00', user_id: null },
      ],
      left_out: [],
    });
    expect(await copy({ expected_added: 2 })).toBeNull();
    expect(await shiftsOf(next)).toEqual([
      { user_id: worker, date: next, start: '09:00:00', published: false, meal: '13:00:00' },
      { user_id: null, date: dayAt(9), start: '09:00:00', published: false, meal: '13:00:00' },
    ]);
    expect(await plan(monday, next)).toMatchObject({
      added: 0,
      left_out: [{ reason: 'exists' }, { reason: 'exists' }],
    });
    expect(await copy({ expected_added: 2 })).toBe(
      'The roster has changed since this preview. Check it and try again.',
    );
    expect(await copy()).toBeNull();
    expect(await shiftsOf(next)).toHaveLength(2);
    const history = await world.sql("select action from clinic_roster_history where action = 'copied'");
    expect(history).toHaveLength(2);
  });

  test('keeps local times when the clocks change, and counts the shifts whose start has to move', async () => {
    await world.save(people.keeper, { user_id: worker, clinic_roster_date: '2026-09-27', note: 'Sunday' });
    await world.save(people.keeper, {
      user_id: helper,
      clinic_roster_date: '2026-09-27',
      start_time: '02:30',
      end_time: '09:00',
      meal_break_start_time: null,
      rest_break_start_time: null,
      note: 'Early',
    });
    expect(await plan('2026-09-21', '2026-09-28')).toMatchObject({
      moved: 1,
      shifts: [
        { date: '2026-10-04', start_time: '03:00:00', user_id: helper },
        { date: '2026-10-04', start_time: '09:00:00', user_id: worker },
      ],
    });
  });

  test('leaves out shifts of people who are on leave or already have a shift at that time', async () => {
    await world.save(people.keeper, { user_id: worker });
    await world.save(people.keeper, { user_id: helper });
    await leaveRows(server).leave(worker, null, next, approved);
    await world.sql("update employee_leave_days set status = 'APPROVED'");
    await world.save(people.keeper, {
      user_id: helper,
      clinic_roster_date: next,
      start_time: '16:00',
      end_time: '19:00',
      meal_break_duration: null,
      rest_break_duration: null,
    });
    const { left_out } = await plan(monday, next);
    expect((left_out as { reason: string }[]).map(({ reason }) => reason).sort()).toEqual([
      'on_leave',
      'overlaps',
    ]);
  });

  test('is refused for users who cannot add to the roster', async () => {
    expect(
      await people.worker.refusal(
        'copy_roster_week',
        { clinic_id: one, from: monday, to: next },
        '{ affected_rows }',
      ),
    ).toBe('You Do not have Permission To Perform This Action');
  });
});

describe('a template', () => {
  const save = (name: string, week = monday) =>
    people.keeper.refusal('save_roster_template', { clinic_id: one, week, name });

  test('is saved from one week and applied to another', async () => {
    await world.save(people.keeper, { user_id: worker, message: 'Keys' });
    expect(await save('Usual week')).toBeNull();
    expect(await save('usual week')).toBe('There is already a template with this name. Choose another name.');
    expect(await save('Empty', dayAt(70))).toBe('There are no shifts in this week. Choose another week.');
    const [template] = await world.sql('select id from clinic_roster_templates');
    expect(
      await world.sql(
        'select weekday, start_time::text, meal_break_start_time::text as meal, message from clinic_roster_template_lines',
      ),
    ).toEqual([{ weekday: 'MONDAY', start_time: '09:00:00', meal: '12:30:00', message: 'Keys' }]);
    const { roster_week_plan } = await people.keeper.must<{ roster_week_plan: unknown }>(planText, {
      clinic_id: one,
      template: template?.id,
      to: dayAt(10),
    });
    expect(roster_week_plan).toMatchObject({ added: 1, shifts: [{ date: next, user_id: worker }] });
    const apply = () =>
      people.keeper.refusal(
        'apply_roster_template',
        { clinic_roster_template_id: template?.id, to: next },
        '{ affected_rows }',
      );
    expect(await apply()).toBeNull();
    expect(await apply()).toBeNull();
    expect(await shiftsOf(next)).toMatchObject([{ user_id: worker, published: false, meal: '13:00:00' }]);
  });

  test('that does not exist is not found', async () => {
    expect(
      await people.keeper.refusal(
        'apply_roster_template',
        { clinic_roster_template_id: north.client, to: next },
        '{ affected_rows }',
      ),
    ).toMatch(/not found/i);
  });
});
