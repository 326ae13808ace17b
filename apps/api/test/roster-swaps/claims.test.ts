import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { eventually, north, startTestServer, type TestServer } from '../support/server.ts';
import { addShift, clearSwapsSql, dayAt, one, sqlOf } from './swap-world.ts';

let server: TestServer;
let people: Record<'admin' | 'keeper' | 'worker' | 'helper', Person>;
const { worker: workerId, helper: helperId } = north.users;
const sql = (text: string, values: readonly unknown[] = []) => sqlOf(server)(text, values);
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'worker', 'helper');
});
beforeEach(async () => {
  await server.root.query(clearSwapsSql);
});

async function claim(shift: string, by = people.worker): Promise<string> {
  const refusal = await by.refusal('claim_shift', { clinic_roster_id: shift });
  if (refusal) throw new Error(refusal);
  const [made] = await sql(
    'select id from clinic_roster_swap_requests order by created_at desc, id desc limit 1',
  );
  return String(made?.id);
}
const statusOf = async (id: string) =>
  (await sql('select status::text from clinic_roster_swap_requests where id = $1', [id]))[0]?.status;
const ownerOf = async (shift: string) =>
  (await sql('select user_id, version from clinic_rosters where id = $1', [shift]))[0];

test('gives an open shift to the person who asked for it, once the request is approved', async () => {
  const shift = await addShift(sql, 0);
  const id = await claim(shift);
  expect(await ownerOf(shift)).toEqual({ user_id: null, version: 1 });
  const again = { clinic_roster_id: shift };
  expect(await people.helper.refusal('claim_shift', again)).toBe(
    'Someone else has already asked for this shift',
  );
  expect(await people.keeper.refusal('decide_shift_swap', { id, status: 'APPROVED' })).toBeNull();
  expect(await ownerOf(shift)).toEqual({ user_id: workerId, version: 2 });
  expect(await statusOf(id)).toBe('APPROVED');
  expect(await sql('select action, to_value from clinic_roster_history')).toEqual([
    { action: 'claimed', to_value: { user_id: workerId } },
  ]);
  expect(await people.helper.refusal('claim_shift', again)).toBe('This shift is no longer open');
  expect(await people.keeper.refusal('decide_shift_swap', { id, status: 'APPROVED' })).toBe(
    'This request has already been decided',
  );
});

test('rejecting a request for an open shift needs a reason, and the shift can then be requested again', async () => {
  const shift = await addShift(sql, 0);
  const id = await claim(shift);
  const reject = (message?: string) =>
    people.keeper.refusal('decide_shift_swap', { id, status: 'REJECTED', ...(message ? { message } : {}) });
  expect(await reject()).toBe('Message Is Required');
  expect(await reject('Needed elsewhere')).toBeNull();
  expect(await statusOf(await claim(shift, people.helper))).toBe('ACCEPTED');
});

test('refuses a decision by the person who asked for the shift, and by colleagues who do not plan the roster', async () => {
  const shift = await addShift(sql, 0);
  const id = await claim(shift, people.worker);
  expect(await people.worker.refusal('decide_shift_swap', { id, status: 'APPROVED' })).toBe(
    'You Do not have Permission To Perform This Action',
  );
  expect(await people.helper.refusal('decide_shift_swap', { id, status: 'APPROVED' })).toBe('Not found');
});

test('refuses a request for a shift that overlaps another one, is a draft or has started', async () => {
  await addShift(sql, 0, { user_id: workerId, starts_at: `${dayAt(0)}T16:00+11:00` });
  const overlapping = await addShift(sql, 0);
  expect(await people.worker.refusal('claim_shift', { clinic_roster_id: overlapping })).toBe(
    'This overlaps a shift that you have',
  );
  const draft = await addShift(sql, 1, { published: false, published_at: null });
  expect(await people.worker.refusal('claim_shift', { clinic_roster_id: draft })).toBe('Not found');
  const past = await addShift(sql, 1, {
    starts_at: '2020-01-01T09:00+11:00',
    ends_at: '2020-01-01T17:00+11:00',
  });
  expect(await people.worker.refusal('claim_shift', { clinic_roster_id: past })).toBe(
    'This shift has already started',
  );
});

test('refuses an open shift during approved leave, both when it is requested and when it is decided', async () => {
  const shift = await addShift(sql, 0);
  const leave = async () => {
    const id = 'f0000000-0000-7000-8000-00000000f001';
    // The leave is stored as if it had been approved, but without the balance that it would need.
    await server.root.query(`set session_replication_role = replica;
      insert into employee_leaves (id, client_id, clinic_id, user_id, is_time_in_lieu, leave_start_date, leave_end_date, status, created_by_user_id)
        values ('${id}', '${north.client}', '${one}', '${workerId}', true, '${dayAt(0)}', '${dayAt(0)}', 'PENDING', '${workerId}');
      insert into employee_leave_days (client_id, clinic_id, user_id, employee_leave_id, date, is_all_day, starts_at, ends_at, status, zone, paid_hrs)
        values ('${north.client}', '${one}', '${workerId}', '${id}', '${dayAt(0)}', true, '${dayAt(0)}T00:00+11:00', '${dayAt(1)}T00:00+11:00', 'APPROVED', 'Australia/Sydney', 7.6);
      set session_replication_role = origin`);
  };
  const id = await claim(shift);
  await leave();
  expect(await people.keeper.refusal('decide_shift_swap', { id, status: 'APPROVED' })).toBe(
    'Worker north is on approved leave at this time',
  );
  await people.worker.refusal('cancel_shift_swap', { id });
  expect(await people.worker.refusal('claim_shift', { clinic_roster_id: shift })).toBe(
    'You are on approved leave at this time',
  );
});

test('refuses to approve a shift that overlaps a draft, and gives the times of the draft', async () => {
  await addShift(sql, 0, { user_id: workerId, published: false, published_at: null });
  const id = await claim(await addShift(sql, 0));
  expect(await people.keeper.refusal('decide_shift_swap', { id, status: 'APPROVED' })).toMatch(
    /^Worker north has another shift from 09:00 to 17:00 at /,
  );
});

test('approving a shift beyond the weekly limit needs a message', async () => {
  for (let day = 0; day < 5; day += 1) await addShift(sql, day, { user_id: workerId });
  const id = await claim(await addShift(sql, 5));
  const approve = (message?: string) =>
    people.keeper.refusal('decide_shift_swap', { id, status: 'APPROVED', ...(message ? { message } : {}) });
  expect(await approve()).toMatch(/^This is over the limit/);
  expect(await approve('Only this week')).toBeNull();
});

test('a request is cancelled when its shift is assigned to somebody or deleted', async () => {
  const [given, gone] = [await addShift(sql, 0), await addShift(sql, 1)];
  const ids = [await claim(given), await claim(gone)];
  await sql('update clinic_rosters set user_id = $2 where id = $1', [given, helperId]);
  await sql('update clinic_rosters set deleted_at = now() where id = $1', [gone]);
  expect(await Promise.all(ids.map(statusOf))).toEqual(['CANCELLED', 'CANCELLED']);
});

test('several requests for open shifts are decided at once, each with its own result', async () => {
  const ids = [await claim(await addShift(sql, 0)), await claim(await addShift(sql, 0), people.helper)];
  await addShift(sql, 0, { user_id: helperId });
  const { decide_shift_swap_many: rows } = await people.keeper.must<{
    decide_shift_swap_many: readonly { refusal: string | null }[];
  }>(
    'mutation ($objects: [decide_shift_swap_many_input!]!) { decide_shift_swap_many(objects: $objects) { refusal } }',
    { objects: ids.map((id) => ({ id, status: 'APPROVED' })) },
  );
  expect(rows.map(({ refusal }) => refusal)).toEqual([null, 'swap_person_overlaps']);
});

test('notifies an editor of the roster about the request, and the person who made it about the decision', async () => {
  const id = await claim(await addShift(sql, 0));
  await people.keeper.refusal('decide_shift_swap', { id, status: 'APPROVED' });
  const bells = () =>
    sql(
      `select n.title, u.email from user_notifications n join users u on u.id = n.user_id
       where n.event_id in (select id from outbox where payload::text like '%' || $1 || '%') order by n.type, u.email`,
      [id],
    );
  const found = await eventually(bells, (all) =>
    all.some(({ email }) => String(email).startsWith('worker.')),
  );
  expect(found.find(({ email }) => String(email).startsWith('keeper.'))?.title).toBe(
    'Worker north asked for an open shift: Mon 6 Mar, 9:00 am to 5:00 pm',
  );
  expect(found.find(({ email }) => String(email).startsWith('worker.'))?.title).toBe(
    'Keeper north approved your request for the shift Mon 6 Mar, 9:00 am to 5:00 pm',
  );
});
