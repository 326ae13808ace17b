import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { eventually, north, startTestServer, type TestServer } from '../support/server.ts';
import { addShift, clearSwapsSql, sqlOf } from './swap-world.ts';

let server: TestServer;
let people: Record<'keeper' | 'worker' | 'helper' | 'other', Person>;
const { worker: workerId, helper: helperId, other: otherId } = north.users;
const sql = (text: string, values: readonly unknown[] = []) => sqlOf(server)(text, values);
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'keeper', 'worker', 'helper', 'other');
});
beforeEach(async () => {
  await server.root.query(clearSwapsSql);
});

type Values = Readonly<Record<string, unknown>>;
async function offer(values: Values): Promise<string> {
  const refusal = await people.worker.refusal('offer_shift_swap', values);
  if (refusal) throw new Error(refusal);
  const [made] = await sql(
    'select id from clinic_roster_swap_requests order by created_at desc, id desc limit 1',
  );
  return String(made?.id);
}
const ownersOf = async (...ids: readonly string[]) =>
  (
    await sql(
      'select r.user_id from unnest($1::uuid[]) with ordinality i (id, n) join clinic_rosters r using (id) order by n',
      [ids],
    )
  ).map(({ user_id }) => user_id);
const approve = (id: string) => people.keeper.refusal('decide_shift_swap', { id, status: 'APPROVED' });

test('an approved swap exchanges both shifts, even if they overlap', async () => {
  const given = await addShift(sql, 0, { user_id: workerId, user_whom_id: helperId });
  const back = await addShift(sql, 0, { user_id: helperId });
  const id = await offer({ clinic_roster_id: given, to_user_id: helperId, return_clinic_roster_id: back });
  expect(await approve(id)).toBe('A colleague has to accept this swap first');
  expect(await people.helper.refusal('accept_shift_swap', { id })).toBeNull();
  expect(await approve(id)).toBeNull();
  expect(await ownersOf(given, back)).toEqual([helperId, workerId]);
  // The helper was the worker's colleague in this shift and would otherwise become their own colleague.
  expect(await sql('select user_whom_id from clinic_rosters where id = $1', [given])).toEqual([
    { user_whom_id: null },
  ]);
  expect(await sql('select action from clinic_roster_history')).toEqual([
    { action: 'swapped' },
    { action: 'swapped' },
  ]);
});

test('a swap exchanges neither shift if one person is not free', async () => {
  const given = await addShift(sql, 0, { user_id: workerId });
  const back = await addShift(sql, 1, { user_id: helperId });
  const id = await offer({ clinic_roster_id: given, to_user_id: helperId, return_clinic_roster_id: back });
  await people.helper.refusal('accept_shift_swap', { id });
  await addShift(sql, 1, { user_id: workerId, published: false, published_at: null });
  expect(await approve(id)).toMatch(/^Worker north has another shift/);
  expect(await ownersOf(given, back)).toEqual([workerId, helperId]);
});

test('a shift that is offered to everyone can be taken once, by somebody of the clinic', async () => {
  const given = await addShift(sql, 0, { user_id: workerId });
  const id = await offer({ clinic_roster_id: given });
  expect(await people.other.refusal('accept_shift_swap', { id })).toBe('Not found');
  expect(await people.worker.refusal('accept_shift_swap', { id })).toBe('This is your own offer');
  expect(await people.helper.refusal('accept_shift_swap', { id })).toBeNull();
  expect(await people.helper.refusal('accept_shift_swap', { id })).toBe('This shift is no longer offered');
  expect(await approve(id)).toBeNull();
  expect(await ownersOf(given)).toEqual([helperId]);
});

test('users can offer only their own shifts, each once at a time, to people of the clinic', async () => {
  const theirs = await addShift(sql, 0, { user_id: helperId });
  const refusal = (values: Values) => people.worker.refusal('offer_shift_swap', values);
  expect(await refusal({ clinic_roster_id: theirs })).toBe(
    'You can only offer a published shift of your own',
  );
  const mine = await addShift(sql, 1, { user_id: workerId });
  expect(await refusal({ clinic_roster_id: mine, to_user_id: otherId })).toBe(
    'This person doesn’t work at this clinic'.replace('’', "'"),
  );
  expect(
    await refusal({ clinic_roster_id: mine, to_user_id: otherId, return_clinic_roster_id: theirs }),
  ).toBe('Choose a coming shift of this person at the same clinic, or none');
  await offer({ clinic_roster_id: mine });
  expect(await refusal({ clinic_roster_id: mine })).toBe(
    'A swap of this shift is already waiting. Cancel it first.',
  );
});

test('shows an offered swap to the colleague without the shift’s message, and notifies the requester when it is declined', async () => {
  const given = await addShift(sql, 0, { user_id: workerId, message: 'Private' });
  const id = await offer({ clinic_roster_id: given, to_user_id: helperId, message: 'Please' });
  const read = `{ clinic_roster_swap_requests { id from_user { display_name } clinic_roster { start_time message } } }`;
  expect(await people.helper.must(read)).toEqual({
    clinic_roster_swap_requests: [
      {
        id,
        from_user: { display_name: 'Worker north' },
        clinic_roster: { start_time: '09:00:00', message: null },
      },
    ],
  });
  expect(await people.other.must(read)).toEqual({ clinic_roster_swap_requests: [] });
  expect(await people.helper.refusal('decline_shift_swap', { id, message: 'Busy' })).toBeNull();
  const bells = () =>
    sql(`select n.title from user_notifications n join users u on u.id = n.user_id
      where n.type = 'shift_swap_decided' and u.email like 'worker.%' and n.title like 'Helper%'`);
  expect((await eventually(bells, (all) => all.length > 0))[0]?.title).toBe(
    'Helper north declined the swap of your shift Mon 6 Mar, 9:00 am to 5:00 pm',
  );
});
