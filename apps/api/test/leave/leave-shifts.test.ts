import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { clearLeave, inNorth, type LeaveWorld, leaveWorld, one } from './leave-world.ts';

let server: TestServer;
let world: LeaveWorld;
let people: Record<'admin' | 'keeper' | 'worker' | 'helper', Person>;
const { worker: workerId, helper: helperId } = north.users;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'worker', 'helper');
  world = await leaveWorld(server);
});
beforeEach(async () => {
  await clearLeave(server);
  await world.accrue(workerId, world.annual, 152);
});
const sql = (text: string, values: readonly unknown[] = []) => inNorth(server).sql(text, values);

/** The Monday is in the future for these tests; shifts are from nine to five in Sydney. */
const monday = '2090-03-06';
async function shift(day: number, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const date = new Date(Date.UTC(2090, 2, 6 + day)).toISOString().slice(0, 10);
  const row = {
    client_id: north.client,
    clinic_id: one,
    user_id: workerId,
    clinic_roster_date: date,
    start_time: '09:00',
    end_time: '17:00',
    starts_at: `${date}T09:00+11:00`,
    ends_at: `${date}T17:00+11:00`,
    zone: 'Australia/Sydney',
    published: true,
    published_at: '2026-11-01T00:00Z',
    ...more,
  };
  const keys = Object.keys(row);
  const [made] = await sql(
    `insert into clinic_rosters (${keys}) values (${keys.map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(row),
  );
  return String(made.id);
}
const shiftOf = async (id: string) =>
  (
    await sql(
      'select user_id, published, published_at is not null as dated, draft, version from clinic_rosters where id = $1',
      [id],
    )
  )[0];
const ask = () => world.ask(people.worker, monday, '2090-03-08');

describe('shifts in the hours of approved leave', () => {
  test('are kept, opened or unassigned, as the approver chooses', async () => {
    const [kept, opened, unassigned] = [
      await shift(0),
      await shift(1, { draft: { user_id: helperId, message: 'x' } }),
      await shift(2),
    ];
    await sql(
      `insert into clinic_roster_change_requests (client_id, clinic_id, clinic_roster_id, user_id, new_clocked_in_at,
         old_start_time, old_end_time, old_starts_at, old_ends_at, created_by_user_id)
       select client_id, clinic_id, id, user_id, starts_at, start_time, end_time, starts_at, ends_at, user_id
       from clinic_rosters where id = $1`,
      [opened],
    );
    const id = await ask();
    const shifts = [
      { id: kept, action: 'KEEP' },
      { id: opened, action: 'OPEN' },
      { id: unassigned, action: 'UNASSIGN' },
    ];
    expect(await people.keeper.refusal('decide_leave', { id, status: 'APPROVED', shifts })).toBeNull();
    expect(await shiftOf(kept)).toMatchObject({ user_id: workerId, published: true, version: 1 });
    expect(await shiftOf(opened)).toEqual({
      user_id: null,
      published: true,
      dated: true,
      draft: { message: 'x' },
      version: 2,
    });
    expect(await shiftOf(unassigned)).toEqual({
      user_id: null,
      published: false,
      dated: false,
      draft: null,
      version: 2,
    });
    const history = await sql('select clinic_roster_id, action from clinic_roster_history order by action');
    expect(history).toEqual([
      { clinic_roster_id: opened, action: 'opened' },
      { clinic_roster_id: unassigned, action: 'unassigned' },
    ]);
    expect(await sql('select status::text from clinic_roster_change_requests')).toEqual([
      { status: 'CANCELLED' },
    ]);
    const freed = "select payload->>'shifts' as shifts, payload->>'clinic_id' as clinic from outbox";
    expect(await sql(`${freed} where event = 'leave_shifts_freed'`)).toEqual([{ shifts: '2', clinic: one }]);
    // Cancelling the leave does not give the opened shift back to the person.
    expect(await people.keeper.refusal('cancel_leave', { id, message: 'Not needed' })).toBeNull();
    expect(await shiftOf(opened)).toMatchObject({ user_id: null });
  });

  test('do not include shifts of other days or other people: an approval that lists one is refused', async () => {
    const elsewhere = [await shift(5), await shift(0, { user_id: helperId })];
    const id = await ask();
    for (const other of elsewhere)
      expect(
        await people.keeper.refusal('decide_leave', {
          id,
          status: 'APPROVED',
          shifts: [{ id: other, action: 'OPEN' }],
        }),
      ).toBe('These shifts have changed. Check them and decide again.');
    expect(await world.row(id)).toMatchObject({ status: 'PENDING' });
  });

  test('are changed only by people who may edit the roster', async () => {
    const mine = await shift(0);
    const id = await ask();
    await sql(
      'insert into users_reported_to_users (client_id, user_id, reported_to_user_id) values ($1, $2, $3)',
      [north.client, workerId, helperId],
    );
    const decide = (action: string) =>
      people.helper.refusal('decide_leave', { id, status: 'APPROVED', shifts: [{ id: mine, action }] });
    expect(await decide('UNASSIGN')).toBe(
      "You can't edit the roster of this clinic, so the shifts can't be changed",
    );
    expect(await world.row(id)).toMatchObject({ status: 'PENDING' });
    expect(await decide('KEEP')).toBeNull();
    await sql('delete from users_reported_to_users where reported_to_user_id = $1', [helperId]);
  });
});
