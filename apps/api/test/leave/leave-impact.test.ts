import { beforeAll, expect, test } from 'vitest';
import { addLeave, addLeaveType, addShift } from '../support/leave.ts';
import type { Person } from '../support/person.ts';
import { addRow } from '../support/rows.ts';
import { north, startTestServer, type TestServer, type Who } from '../support/server.ts';

let server: TestServer;
let people: Record<Exclude<Who, 'owner' | 'keepertwo'>, Person>;
let stranger: Person;
let annual: string;
let unpaid: string;
let asked: string;
const { users, clinics } = north;

beforeAll(async () => {
  server = await startTestServer();
  await server.context.clock.set(new Date('2026-11-30T00:00:00Z'));
  people = await server.signInAll('north', 'admin', 'keeper', 'worker', 'helper', 'other', 'custom');
  ({ keeper: stranger } = await server.signInAll('south', 'keeper'));
  annual = await addLeaveType(server, 'Annual');
  unpaid = await addLeaveType(server, 'Without pay', { leave_type: 'UNPAID' });
  await addRow(server, 'employee_leave_ledger', {
    user_id: users.worker,
    client_employee_leave_type_id: annual,
    kind: 'ADJUSTMENT',
    hrs: '160',
    note: 'Brought over',
  });
  const of = { user_id: users.worker, type_id: annual };
  asked = await addLeave(server, { ...of, from: '2026-12-07', until: '2026-12-09', status: 'PENDING' });
});

interface Impact {
  readonly overlaps: readonly { employee_leave_id: string; status: string; leave_start_date: string }[];
  readonly away: readonly { display_name: string; dates: readonly string[] }[];
  readonly shifts: readonly { id: string; may_edit: boolean; start_time: string; clinic_name: string }[];
  readonly balance_after_hrs: string | null;
}
const query = `query ($id: uuid!) { leave_impact(id: $id) {
  overlaps { employee_leave_id status leave_start_date } away { display_name dates }
  shifts { id may_edit start_time clinic_name } balance_after_hrs
} }`;
const found = async (who: Person, id: string): Promise<Impact> =>
  (await who.must<{ leave_impact: Impact }>(query, { id })).leave_impact;
const refusal = async (who: Person, id: string): Promise<string | null> =>
  (await who.ask(query, { id })).errors?.[0]?.message ?? null;

test('the impact of a request is shown to people who may approve it, but not to its requester, colleagues or another tenant', async () => {
  const answered = await Promise.all(
    Object.entries({ ...people, stranger }).map(async ([name, who]) => [
      name,
      (await refusal(who, asked)) === null,
    ]),
  );
  expect(Object.fromEntries(answered)).toEqual({
    admin: true,
    keeper: true,
    worker: false,
    helper: false,
    other: false,
    custom: false,
    stranger: false,
  });
  expect(await refusal(people.keeper, 'x')).toContain('uuid: "x"');
  expect(await refusal(people.keeper, users.worker)).toBe('Not found');
});

test('a reporting manager without leaves EDIT sees the impact of their team’s requests', async () => {
  const line = { user_id: users.worker, reported_to_user_id: users.helper };
  const id = await addRow(server, 'users_reported_to_users', line);
  expect(await refusal(people.helper, asked)).toBeNull();
  await server.root.query('delete from users_reported_to_users where id = $1', [id]);
  expect(await refusal(people.helper, asked)).toBe('Not found');
});

test('the impact of a person’s own request is shown to them only if they are a client admin', async () => {
  const of = { type_id: annual, from: '2027-03-01', status: 'PENDING' } as const;
  const keepers = await addLeave(server, { ...of, user_id: users.keeper });
  const admins = await addLeave(server, { ...of, user_id: users.admin });
  expect(await refusal(people.keeper, keepers)).toBe('Not found');
  expect(await refusal(people.admin, admins)).toBeNull();
});

test('the impact lists the person’s other pending and approved requests that overlap the request', async () => {
  const of = { user_id: users.worker, type_id: annual };
  const pending = await addLeave(server, {
    ...of,
    from: '2026-12-09',
    until: '2026-12-10',
    status: 'PENDING',
  });
  await addLeave(server, { ...of, from: '2026-12-07', status: 'REJECTED' });
  await addLeave(server, { ...of, from: '2026-12-11', status: 'PENDING' });
  expect((await found(people.keeper, asked)).overlaps).toEqual([
    { employee_leave_id: pending, status: 'PENDING', leave_start_date: '2026-12-09' },
  ]);
  const morning = { ...of, from: '2027-02-01', times: ['09:00', '12:00'] } as const;
  const one = await addLeave(server, { ...morning, status: 'APPROVED' });
  const touching = await addLeave(server, { ...morning, times: ['12:00', '15:00'], status: 'PENDING' });
  const within = await addLeave(server, { ...morning, times: ['11:59', '15:00'], status: 'PENDING' });
  expect((await found(people.keeper, touching)).overlaps.map((row) => row.employee_leave_id)).toEqual([
    within,
  ]);
  const both = (await found(people.keeper, within)).overlaps.map((row) => row.employee_leave_id);
  expect(both.toSorted()).toEqual([one, touching].toSorted());
});

test('the impact lists colleagues of the clinic on approved leave, also if they requested it from another clinic', async () => {
  const of = { type_id: annual, until: '2026-12-08' } as const;
  await addLeave(server, { ...of, user_id: users.helper, from: '2026-12-06' });
  await addLeave(server, { ...of, user_id: users.custom, from: '2026-12-08', clinic_id: clinics.two });
  await addLeave(server, { ...of, user_id: users.other, from: '2026-12-08', clinic_id: clinics.two });
  await addLeave(server, { ...of, user_id: users.admin, from: '2026-12-08', status: 'PENDING' });
  await addLeave(server, { ...of, user_id: users.blocked, from: '2026-12-08' });
  const { away } = await found(people.keeper, asked);
  expect(away).toEqual([
    { display_name: expect.stringContaining('Custom'), dates: ['2026-12-08'] },
    { display_name: expect.stringContaining('Helper'), dates: ['2026-12-07', '2026-12-08'] },
  ]);
});

test('the impact lists the person’s shifts in the period that have not started, and says which the user may edit', async () => {
  const at = (date: string, more = {}) => addShift(server, users.worker, date, ['09:00', '17:00'], more);
  const draft = await at('2026-12-08', { published: false, published_at: null });
  const published = await at('2026-12-07');
  const elsewhere = await at('2026-12-09', { clinic_id: clinics.two });
  await at('2026-12-10');
  await addShift(server, users.helper, '2026-12-07', ['09:00', '17:00']);
  const ids = async (who: Person) =>
    (await found(who, asked)).shifts.map(({ id, may_edit }) => [id, may_edit]);
  expect(await ids(people.admin)).toEqual([
    [published, true],
    [draft, true],
    [elsewhere, true],
  ]);
  expect(await ids(people.keeper)).toEqual([
    [published, true],
    [draft, true],
    [elsewhere, false],
  ]);
  expect((await found(people.keeper, asked)).shifts[0]).toMatchObject({
    start_time: '09:00:00',
    clinic_name: 'One',
  });
  const line = { user_id: users.worker, reported_to_user_id: users.helper };
  await addRow(server, 'users_reported_to_users', line);
  expect(await ids(people.helper)).toEqual([
    [published, false],
    [elsewhere, false],
  ]);
  await server.context.clock.set(new Date('2026-12-07T00:00:00Z'));
  expect((await ids(people.admin)).map(([id]) => id)).toEqual([draft, elsewhere]);
});

test('the impact shows the balance after approval, and no balance for unpaid leave', async () => {
  const { rows } = await server.root.query(
    'select remaining_hrs from employee_leave_balances where user_id = $1 and client_employee_leave_type_id = $2',
    [users.worker, annual],
  );
  expect(Number((await found(people.keeper, asked)).balance_after_hrs)).toBe(Number(rows[0].remaining_hrs));
  const of = { user_id: users.worker, from: '2027-04-12', paid_hrs: '0', unpaid_hrs: '7.60' } as const;
  const without = await addLeave(server, { ...of, type_id: unpaid, status: 'PENDING' });
  expect((await found(people.keeper, without)).balance_after_hrs).toBeNull();
  const lieu = await addLeave(server, { ...of, from: '2027-04-13', type_id: null, status: 'PENDING' });
  expect((await found(people.keeper, lieu)).balance_after_hrs).toBe('0.000000');
});

test('the impact of many requests is listed in the given order, without those that the user may not approve', async () => {
  const ask = async (who: Person, ids: readonly string[]) =>
    (
      await who.must<{ leave_impacts: { id: string }[] }>(
        'query ($ids: [uuid!]!) { leave_impacts(ids: $ids) { id } }',
        {
          ids,
        },
      )
    ).leave_impacts.map(({ id }) => id);
  const theirs = await addLeave(server, {
    user_id: users.other,
    clinic_id: clinics.two,
    type_id: annual,
    from: '2027-05-03',
    status: 'PENDING',
  });
  expect(await ask(people.admin, [theirs, users.worker, asked])).toEqual([theirs, asked]);
  expect(await ask(people.keeper, [theirs, asked])).toEqual([asked]);
  expect(await ask(people.worker, [theirs, asked])).toEqual([]);
  expect(await ask(stranger, [theirs, asked])).toEqual([]);
  expect(await ask(people.admin, [])).toEqual([]);
});
