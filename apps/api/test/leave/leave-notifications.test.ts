import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { eventually, north, startTestServer, type TestServer } from '../support/server.ts';
import { clearLeave, inNorth, type LeaveWorld, leaveWorld, one } from './leave-world.ts';

let server: TestServer;
let world: LeaveWorld;
let people: Record<'admin' | 'keeper' | 'worker' | 'helper', Person>;
const { admin, keeper, worker, helper } = north.users;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'worker', 'helper');
  world = await leaveWorld(server);
});
beforeEach(async () => {
  await clearLeave(server);
  await world.accrue(worker, world.annual, 152);
});
const sql = (text: string, values: readonly unknown[] = []) => inNorth(server).sql(text, values);
const names: Readonly<Record<string, string>> = {
  [admin]: 'admin',
  [keeper]: 'keeper',
  [worker]: 'worker',
  [helper]: 'helper',
};

/** Expects these notifications, and deletes them so that the next check counts only new ones. */
async function heard(expected: readonly string[]): Promise<void> {
  const read = async () => {
    const rows = await sql("select user_id, title, link from user_notifications where type like 'leave_%'");
    return rows
      .map(
        ({ user_id, title, link }) =>
          `${names[user_id] ?? 'another'}: ${title} → ${String(link).split('?')[0]}`,
      )
      .sort();
  };
  expect(await eventually(read, (found) => found.length >= expected.length)).toEqual(expected);
  await sql("delete from user_notifications where type like 'leave_%'");
}
const approvals = '/dashboard/leaves/approvals';
const mine = '/dashboard/leaves/my-leaves';

test('notifies approvers of a request, the requester of the decision, and approvers of the requester’s cancellation', async () => {
  const id = await world.ask(people.worker, '2090-12-04', '2090-12-06');
  const leave = 'Annual leave, 4 Dec to 6 Dec (22.80 h)';
  await heard([
    `admin: Worker north asked for ${leave} → ${approvals}`,
    `keeper: Worker north asked for ${leave} → ${approvals}`,
  ]);
  await people.keeper.refusal('decide_leave', { id, status: 'APPROVED' });
  await heard([`worker: Keeper north approved your ${leave} → ${mine}`]);
  await people.worker.refusal('cancel_leave', { id });
  await heard([
    `admin: Worker north cancelled Worker north’s ${leave} → ${approvals}`,
    `keeper: Worker north cancelled Worker north’s ${leave} → ${approvals}`,
  ]);
});

test('a request on behalf of somebody else, and its decision, notify that person too', async () => {
  const refusal = await people.keeper.refusal('request_leave', {
    user_id: worker,
    clinic_id: one,
    client_employee_leave_type_id: world.annual,
    leave_start_date: '2090-12-04',
    leave_end_date: '2090-12-04',
  });
  expect(refusal).toBeNull();
  const leave = 'Annual leave, 4 Dec (7.60 h)';
  await heard([
    `admin: Keeper north asked for leave for Worker north: ${leave} → ${approvals}`,
    `worker: Keeper north asked for leave for you: ${leave} → ${mine}`,
  ]);
  const [{ id }] = await sql('select id from employee_leaves');
  await people.admin.refusal('decide_leave', { id, status: 'REJECTED', message: 'Peak Business Periods' });
  await heard([
    `keeper: Admin north rejected Worker north’s ${leave} → ${approvals}`,
    `worker: Admin north rejected your ${leave} → ${mine}`,
  ]);
});

test('a refused decision about leave writes no event', async () => {
  const id = await world.ask(people.worker, '2090-12-04', '2090-12-04');
  expect(await people.keeper.refusal('decide_leave', { id, status: 'REJECTED' })).toBe('Message Is Required');
  expect(await people.helper.refusal('decide_leave', { id, status: 'APPROVED' })).toBe('Not found');
  const events = await sql("select event from outbox where payload->>'entity_id' = $1", [id]);
  expect(events).toEqual([{ event: 'leave_requested' }]);
});

interface Preview {
  readonly preview_leave?: { readonly holidays: readonly { readonly date: string }[] };
}
const previewOf = async (by: Person, more: string) => {
  const { data, errors } =
    await by.ask(`{ preview_leave(clinic_id: "${one}", leave_start_date: "2026-12-24", leave_end_date: "2027-01-04", ${more}) {
    minutes_per_day applicable_on is_paid holidays { date name start_time } taken { date status employee_leave_id }
    remaining_hrs usable_from is_attachment_required } }`);
  return { errors, data: data as Preview | undefined };
};

test('the preview returns the balance, holidays and pending requests that the hours depend on', async () => {
  const id = await world.ask(people.worker, '2026-12-29', '2026-12-29');
  const type = `client_employee_leave_type_id: "${world.annual}"`;
  const { data } = await previewOf(people.worker, type);
  expect(data?.preview_leave).toMatchObject({
    minutes_per_day: 456,
    applicable_on: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
    is_paid: true,
    taken: [{ date: '2026-12-29', status: 'PENDING', employee_leave_id: id }],
    remaining_hrs: '144.4',
    usable_from: null,
    is_attachment_required: false,
  });
  const holidays = data?.preview_leave?.holidays.map(({ date }) => date);
  expect(holidays).toEqual(['2026-12-25', '2026-12-26', '2026-12-28', '2027-01-01']);
  // The edited request is left out, so its hours are available again.
  const edited = await previewOf(people.worker, `${type}, id: "${id}"`);
  expect(edited.data?.preview_leave).toMatchObject({ taken: [], remaining_hrs: '152' });
  const unpaid = await previewOf(people.worker, `client_employee_leave_type_id: "${world.unpaid}"`);
  expect(unpaid.data?.preview_leave).toMatchObject({ is_paid: false, remaining_hrs: null });
});

test('previews of other people’s leave need ADD on leaves', async () => {
  const type = `client_employee_leave_type_id: "${world.annual}"`;
  const refusal = async (by: Person, more: string) =>
    (await previewOf(by, `${type}, ${more}`)).errors?.[0]?.message;
  expect(await refusal(people.helper, `user_id: "${worker}"`)).toBe(
    'You Do not have Permission To Perform This Action',
  );
  expect(await refusal(people.keeper, `user_id: "${worker}"`)).toBeUndefined();
  const id = await world.ask(people.worker, '2026-12-29', '2026-12-29');
  expect(await refusal(people.helper, `id: "${id}"`)).toBe('Not found');
  expect(await refusal(await server.signIn('south', 'admin'), `user_id: "${worker}"`)).toBe(
    'Choose a clinic where this person works',
  );
});
