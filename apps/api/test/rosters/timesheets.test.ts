import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { north, south, startTestServer, type TestServer } from '../support/server.ts';
import { clearTimesheets, monday, period, sunday, workedShift } from './timesheet-world.ts';

let server: TestServer;
let people: Record<'admin' | 'keeper' | 'keepertwo' | 'worker' | 'helper', Person>;
const { worker: workerId, helper: helperId, keeper: keeperId, admin: adminId } = north.users;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'keepertwo', 'worker', 'helper');
});
const sql = async (text: string, values: readonly unknown[] = []) =>
  (await server.root.query(text, [...values])).rows;
const worked = (
  user: string,
  day = monday,
  clocked: readonly [string | null, string | null] = ['09:00', '17:00'],
) => workedShift(sql, user, day, clocked);
const approve = (by: Person, user_id: string, expected_paid_minutes: number, more = {}) =>
  by.refusal('approve_timesheet', { ...period, user_id, expected_paid_minutes, ...more });
const only = async (user = workerId) => (await sql('select * from timesheets where user_id = $1', [user]))[0];
const stamp = async () => {
  const { id, version } = await only();
  return { id, version };
};
interface Period {
  readonly timesheet_period: {
    readonly shows_costs: boolean;
    readonly may_lock: boolean;
    readonly rows: readonly Record<string, unknown>[];
  };
}
const hours = `query ($clinic_id: uuid!, $from: date!, $until: date!) {
  timesheet_period(clinic_id: $clinic_id, from: $from, until: $until) {
    shows_costs may_lock
    rows { user_id status planned_minutes worked_minutes paid_minutes meal_minutes cost_cents cost_unknown looks
      may_approve pay { pay_type minutes cents } lines { shift_id paid_minutes breaks { break_type } looks } }
  }
}`;
const seenBy = async (by: Person) => (await by.must<Period>(hours, period)).timesheet_period;
const notPermitted = 'You Do not have Permission To Perform This Action';

beforeEach(async () => {
  await server.root.query(clearTimesheets);
});

describe('the hours of a clinic', () => {
  test('are the worked time without the meals that were taken', async () => {
    const id = await worked(workerId);
    await sql(
      `insert into clinic_roster_breaks (client_id, clinic_id, clinic_roster_id, break_type, started_at, ended_at)
       values ($1, $2, $3, 'MEAL', '2026-11-02T12:00+11:00', '2026-11-02T12:31+11:00')`,
      [north.client, north.clinics.one, id],
    );
    const { rows } = await seenBy(people.keeper);
    expect(rows).toMatchObject([
      {
        user_id: workerId,
        status: 'OPEN',
        planned_minutes: 480,
        worked_minutes: 449,
        paid_minutes: 449,
        meal_minutes: 31,
        may_approve: true,
        pay: [{ pay_type: 'ORDINARY', minutes: 449, cents: null }],
        lines: [{ shift_id: id, breaks: [{ break_type: 'MEAL' }] }],
      },
    ]);
  });
  test('exclude drafts and shifts of other weeks', async () => {
    await workedShift(sql, workerId, monday, [null, null], { published: false, published_at: null });
    await worked(workerId, '2026-11-09');
    expect((await seenBy(people.keeper)).rows).toEqual([]);
  });
  test('can be read by people who edit the roster of that clinic', async () => {
    await worked(workerId);
    const refusalOf = async (by: Person) => (await by.ask(hours, period)).errors?.[0]?.message;
    expect(await refusalOf(people.worker)).toBe(notPermitted);
    expect(await refusalOf(people.keepertwo)).toBe(notPermitted);
    const southAdmin = await server.signIn('south', 'admin');
    expect(await refusalOf(southAdmin)).toBe('Not found');
    expect((await seenBy(people.admin)).may_lock).toBe(true);
    expect((await seenBy(people.keeper)).may_lock).toBe(false);
  });
  test('are refused for a period other than one or two whole weeks', async () => {
    const { errors } = await people.keeper.ask(hours, { ...period, until: '2026-11-09' });
    expect(errors?.[0]?.message).toBe('Choose one or two whole weeks from a Monday');
  });
});

describe('approving', () => {
  test('stores the hours as they were when approved', async () => {
    await worked(workerId);
    expect(await approve(people.keeper, workerId, 480)).toBeNull();
    expect(await only()).toMatchObject({
      status: 'APPROVED',
      paid_minutes: 480,
      approved_by_user_id: keeperId,
      lines: [{ date: monday, paid_minutes: 480, clocked_in_at: '2026-11-01T22:00:00.000Z' }],
    });
    const [audited] = await sql("select action, user_id from audit_log where table_name = 'timesheets'");
    expect(audited).toEqual({ action: 'approved', user_id: keeperId });
    expect((await seenBy(people.keeper)).rows).toMatchObject([{ status: 'APPROVED', paid_minutes: 480 }]);
  });
  test('is refused if the hours have changed, a shift is still open, or the period is not over', async () => {
    await worked(workerId);
    expect(await approve(people.keeper, workerId, 479)).toBe(
      'The hours have changed. Check them and approve again.',
    );
    await worked(helperId, monday, ['09:00', null]);
    expect(await approve(people.keeper, helperId, 0)).toBe('A shift has no clock-out yet. Correct it first.');
    await workedShift(sql, workerId, '2090-03-06', [null, null]);
    expect(await approve(people.keeper, workerId, 0, { from: '2090-03-06', until: '2090-03-12' })).toBe(
      'This period is not over yet. Approve it after its last day.',
    );
    expect(await sql('select 1 from timesheets')).toEqual([]);
  });
  test('is refused while a correction waits for a decision', async () => {
    const id = await worked(workerId);
    await sql(
      `insert into clinic_roster_change_requests (client_id, clinic_id, clinic_roster_id, user_id, created_by_user_id,
         old_start_time, old_end_time, old_starts_at, old_ends_at, new_clocked_out_at)
       select client_id, clinic_id, id, user_id, user_id, start_time, end_time, starts_at, ends_at, ends_at
       from clinic_rosters where id = $1`,
      [id],
    );
    expect(await approve(people.keeper, workerId, 480)).toBe(
      'A correction is waiting for a decision. Approve or reject it first.',
    );
  });
  test('is refused while the person has an open shift at another clinic, which the refusal does not name', async () => {
    await worked(workerId);
    const id = await workedShift(sql, workerId, '2026-11-03', ['09:00', null], {
      clinic_id: north.clinics.two,
    });
    expect(await approve(people.keeper, workerId, 480)).toBe(
      'This person has an open shift or a waiting correction at another clinic. Wait until it is settled.',
    );
    await sql('update clinic_rosters set clocked_out_at = ends_at where id = $1', [id]);
    expect(await approve(people.keeper, workerId, 480)).toBeNull();
  });
  test('is allowed to editors of the clinic’s roster, and for one’s own hours only to a client admin', async () => {
    await worked(keeperId);
    await worked(adminId);
    await worked(workerId);
    expect(await approve(people.worker, workerId, 480)).toBe(notPermitted);
    expect(await approve(people.keepertwo, workerId, 480)).toBe(notPermitted);
    expect(await approve(people.keeper, keeperId, 480)).toBe(
      "You can't approve your own hours. Ask someone else.",
    );
    expect(await approve(people.admin, adminId, 480)).toBeNull();
    expect(await approve(people.admin, south.users.worker, 0)).toBe('Not found');
  });
  test('is possible once for a day, even as part of a fortnight', async () => {
    await worked(workerId);
    expect(await approve(people.keeper, workerId, 480)).toBeNull();
    for (const until of [sunday, '2026-11-15'])
      expect(await approve(people.keeper, workerId, 480, { until })).toBe(
        'This timesheet has already been approved',
      );
  });
  test('is possible for several timesheets at once, each with its own result', async () => {
    await worked(workerId);
    await worked(helperId, monday, ['09:00', null]);
    const objects = [workerId, helperId].map((user_id) => ({
      ...period,
      user_id,
      expected_paid_minutes: 480,
    }));
    const { approve_timesheet_many } = await people.keeper.must<{
      approve_timesheet_many: readonly { readonly refusal: string | null }[];
    }>(
      `mutation ($objects: [approve_timesheet_many_input!]!) { approve_timesheet_many(objects: $objects) { refusal } }`,
      { objects },
    );
    expect(approve_timesheet_many.map(({ refusal }) => refusal)).toEqual([null, 'timesheet_shift_open']);
  });
});

describe('approved hours', () => {
  test('cannot be changed: the database refuses other punches, people, breaks and shifts', async () => {
    const id = await worked(workerId);
    expect(await approve(people.keeper, workerId, 480)).toBeNull();
    const refused = { code: 'TS001' };
    await expect(
      sql('update clinic_rosters set clocked_out_at = ends_at + interval $$1 hour$$ where id = $1', [id]),
    ).rejects.toMatchObject(refused);
    await expect(
      sql('update clinic_rosters set user_id = $2 where id = $1', [id, helperId]),
    ).rejects.toMatchObject(refused);
    await expect(
      sql(
        `insert into clinic_roster_breaks (client_id, clinic_id, clinic_roster_id, break_type, started_at, ended_at)
         values ($1, $2, $3, 'MEAL', '2026-11-02T12:00+11:00', '2026-11-02T12:30+11:00')`,
        [north.client, north.clinics.one, id],
      ),
    ).rejects.toMatchObject(refused);
    await expect(worked(workerId, '2026-11-03')).rejects.toMatchObject(refused);
    await expect(sql('delete from timesheets')).rejects.toThrow('kept as it is');
    await expect(sql('update timesheets set paid_minutes = 1')).rejects.toThrow('kept as it is');
    // Shifts of another person, and of another week, can still be added.
    await worked(helperId);
    await worked(workerId, '2026-11-09');
  });
  test('can be corrected after they are reopened with a reason, and approved again', async () => {
    const id = await worked(workerId);
    expect(await approve(people.keeper, workerId, 480)).toBeNull();
    const held = await stamp();
    expect(await people.keeper.refusal('reopen_timesheet', { ...held, reason: ' ' })).toBe(
      'Message Is Required',
    );
    expect(await people.worker.refusal('reopen_timesheet', { ...held, reason: 'x' })).toBe('Not found');
    expect(await people.keeper.refusal('reopen_timesheet', { ...held, reason: 'Wrong end' })).toBeNull();
    await sql('update clinic_rosters set clocked_out_at = ends_at + interval $$1 hour$$ where id = $1', [id]);
    expect(await approve(people.keeper, workerId, 540)).toBeNull();
    const rows = await sql('select paid_minutes, reopened_reason from timesheets order by created_at');
    expect(rows).toEqual([
      { paid_minutes: 480, reopened_reason: 'Wrong end' },
      { paid_minutes: 540, reopened_reason: null },
    ]);
  });
  test('are locked by a client admin, who alone reopens them', async () => {
    await worked(workerId);
    await approve(people.keeper, workerId, 480);
    const held = await stamp();
    expect(await people.keeper.refusal('lock_timesheet', held)).toBe(notPermitted);
    expect(await people.admin.refusal('lock_timesheet', { ...held, version: 7 })).toBe(
      'Someone else has changed this timesheet. Reload it to continue.',
    );
    expect(await people.admin.refusal('lock_timesheet', held)).toBeNull();
    const locked = { ...(await stamp()), reason: 'Wrong end' };
    expect(await people.keeper.refusal('reopen_timesheet', locked)).toBe(
      'This timesheet is locked. Ask a client admin to reopen it.',
    );
    expect(await people.admin.refusal('reopen_timesheet', locked)).toBeNull();
  });
  test('can be read by their person, without their cost', async () => {
    await worked(workerId);
    await approve(people.keeper, workerId, 480);
    const read = (by: Person, columns: string) => by.ask(`query q { timesheets { ${columns} } }`);
    expect((await read(people.worker, 'paid_minutes')).data).toEqual({ timesheets: [{ paid_minutes: 480 }] });
    expect((await read(people.helper, 'paid_minutes')).data).toEqual({ timesheets: [] });
    expect((await read(people.worker, 'cost_cents')).errors).toHaveLength(1);
    expect((await read(people.admin, 'cost_cents')).errors).toBeUndefined();
  });
});
