import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { eventually, north, startTestServer, type TestServer } from '../support/server.ts';
import { clearLeave, inNorth, type LeaveWorld, leaveWorld, one, two } from './leave-world.ts';

let server: TestServer;
let world: LeaveWorld;
let people: Record<'admin' | 'keeper' | 'keepertwo' | 'worker' | 'helper' | 'other', Person>;
let southAdmin: Person;
const { worker: workerId, helper: helperId, keeper: keeperId, admin: adminId } = north.users;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInAll('north', 'admin', 'keeper', 'keepertwo', 'worker', 'helper', 'other');
  southAdmin = await server.signIn('south', 'admin');
  world = await leaveWorld(server);
});
beforeEach(async () => {
  await clearLeave(server);
  for (const user of [workerId, helperId, keeperId, adminId]) await world.accrue(user, world.annual, 152);
});

const sql = (text: string, values: readonly unknown[] = []) => inNorth(server).sql(text, values);
const approve = (id: string, more = {}) => ['decide_leave', { id, status: 'APPROVED', ...more }] as const;
const reject = (id: string, message: string | null = 'Staffing Constraints') =>
  ['decide_leave', { id, status: 'REJECTED', message }] as const;
const monday = '2026-11-30';
const ask = (by: Person, more = {}) => world.ask(by, monday, monday, more);
const myLeave = (more = {}) => ({
  clinic_id: one,
  client_employee_leave_type_id: world.annual,
  leave_start_date: monday,
  leave_end_date: monday,
  ...more,
});
const leaveFor = (user_id: string) => ({ user_id, ...myLeave() });
const notPermitted = 'You Do not have Permission To Perform This Action';

describe('requesting leave', () => {
  test('for somebody else requires leaves ADD at a clinic where that person works', async () => {
    expect(await people.worker.refusal('request_leave', leaveFor(helperId))).toBe(notPermitted);
    expect(await people.keepertwo.refusal('request_leave', leaveFor(workerId))).toBe(notPermitted);
    expect(await people.keeper.refusal('request_leave', leaveFor(workerId))).toBeNull();
    expect(await people.admin.refusal('request_leave', leaveFor(helperId))).toBeNull();
    // The person belongs to another tenant, or to another clinic.
    expect(await southAdmin.refusal('request_leave', leaveFor(workerId))).toBe(
      'Choose a clinic where this person works',
    );
    expect(await people.keeper.refusal('request_leave', leaveFor(north.users.other))).toBe(
      'Choose a clinic where this person works',
    );
    const rows = await sql('select user_id, created_by_user_id from employee_leaves order by created_at');
    expect(rows).toEqual([
      { user_id: workerId, created_by_user_id: keeperId },
      { user_id: helperId, created_by_user_id: adminId },
    ]);
  });

  test('is refused for a user without ADD on my-leaves', async () => {
    const module = "(select id from modules where name = 'my-leaves')";
    await sql(
      `insert into user_modules_access (client_id, user_id, module_id, default_actions, default_disabled_actions)
       values ($1, $2, ${module}, '{}', '{ADD}')`,
      [north.client, helperId],
    );
    await eventually(
      () => people.helper.refusal('request_leave', leaveFor(helperId)),
      (refusal) => refusal === notPermitted,
    );
    await sql(`delete from user_modules_access where user_id = $1 and module_id = ${module}`, [helperId]);
    await eventually(
      () => people.helper.refusal('request_leave', leaveFor(helperId)),
      (refusal) => refusal === null,
    );
  });
});

describe('deciding about leave', () => {
  test('is allowed to an editor of the clinic, but not to colleagues or editors elsewhere', async () => {
    const id = await ask(people.worker);
    expect(await people.worker.refusal(...approve(id))).toBe(
      "You can't decide your own leave. Ask someone else.",
    );
    for (const stranger of [people.helper, people.other, people.keepertwo, southAdmin])
      expect(await stranger.refusal(...approve(id))).toBe('Not found');
    expect(await people.keeper.refusal(...approve(id))).toBeNull();
    expect(await world.row(id)).toMatchObject({ status: 'APPROVED', action_workspace_user_id: keeperId });
  });

  test('is allowed to a reporting manager without leaves EDIT', async () => {
    await sql(
      'insert into users_reported_to_users (client_id, user_id, reported_to_user_id) values ($1, $2, $3)',
      [north.client, helperId, workerId],
    );
    const id = await ask(people.helper);
    expect(await people.worker.refusal(...approve(id))).toBeNull();
    await sql('delete from users_reported_to_users where user_id = $1', [helperId]);
  });

  test('about one’s own request is allowed to a client_admin only', async () => {
    const own = await ask(people.keeper);
    expect(await people.keeper.refusal(...approve(own))).toMatch("can't decide your own");
    const admins = await ask(people.admin);
    expect(await people.admin.refusal(...approve(admins))).toBeNull();
    expect(await people.admin.refusal(...approve(own))).toBeNull();
  });

  test('happens once, requires a reason to reject, and is refused if the request has changed since it was read', async () => {
    const id = await ask(people.worker);
    expect(await people.keeper.refusal(...reject(id, ' '))).toBe('Message Is Required');
    expect(await people.keeper.refusal(...approve(id, { version: 7 }))).toBe(
      'Someone else has changed this request. Reload it to continue.',
    );
    expect(await people.keeper.refusal(...reject(id))).toBeNull();
    expect(await world.row(id)).toMatchObject({ status: 'REJECTED', action_message: 'Staffing Constraints' });
    expect(await world.balance(workerId)).toMatchObject({ reserved: 0, taken: 0, remaining: 152 });
    expect(await people.admin.refusal(...approve(id))).toBe(
      'This request has already been rejected. Send a new one instead.',
    );
    expect(await people.worker.refusal('cancel_leave', { id })).toMatch('already been rejected');
    expect(await people.worker.refusal('edit_leave', { id, ...myLeave() })).toMatch('already been rejected');
  });

  test('is possible for many requests at once, each on its own', async () => {
    const ids = [await ask(people.worker), await ask(people.helper), await ask(people.keeper)];
    const { data } = await people.keeper.ask(
      `mutation { decide_leave_many(objects: [${ids.map((id) => `{ id: "${id}", status: "APPROVED" }`)}]) { id message } }`,
    );
    expect(data?.decide_leave_many).toEqual([
      { id: ids[0], message: null },
      { id: ids[1], message: null },
      { id: null, message: "You can't decide your own leave. Ask someone else." },
    ]);
  });
});

describe('overlapping leave', () => {
  const part = (start_time: string, end_time: string) => ({
    days: [{ date: monday, is_all_day: false, start_time, end_time }],
  });
  const approvedOverlap = 'This overlaps leave that is already approved. Choose other days or times.';

  test('is refused if the other leave is approved, to the minute and also at another clinic', async () => {
    const first = await ask(people.worker, part('09:00', '12:00'));
    await people.keeper.refusal(...approve(first));
    const refusal = (more: object) => people.worker.refusal('request_leave', myLeave(more));
    expect(await refusal(part('11:59', '15:00'))).toBe(approvedOverlap);
    expect(await refusal({})).toBe(approvedOverlap);
    await sql('insert into j_users_clinics (client_id, user_id, clinic_id) values ($1, $2, $3)', [
      north.client,
      workerId,
      two,
    ]);
    expect(await refusal({ ...part('10:00', '11:00'), clinic_id: two })).toBe(approvedOverlap);
    await sql('delete from j_users_clinics where user_id = $1 and clinic_id = $2', [workerId, two]);
    expect(await refusal(part('12:00', '15:00'))).toBeNull();
  });

  test('needs a confirmation if the other leave is pending, and only one of the two can be approved', async () => {
    const first = await ask(people.worker);
    const { errors } = await people.worker.ask(
      `mutation { request_leave(clinic_id: "${one}", client_employee_leave_type_id: "${world.annual}",
         leave_start_date: "${monday}", leave_end_date: "${monday}") { id } }`,
    );
    expect(errors?.[0]?.extensions.refusal).toBe('leave_overlaps_pending');
    expect(await people.worker.refusal('request_leave', myLeave({ overlap_confirmed: true }))).toBeNull();
    expect(await people.keeper.refusal(...approve(first))).toBeNull();
    const [{ id: second }] = await sql("select id from employee_leaves where status = 'PENDING'");
    expect(await people.keeper.refusal(...approve(second))).toBe(approvedOverlap);
  });

  test('is not found between an edited request and its earlier version', async () => {
    const id = await ask(people.worker);
    const edit = (more: object) => people.worker.refusal('edit_leave', { id, ...myLeave(more) });
    expect(await edit({ version: 1, leave_end_date: '2026-12-02', reason: 'Longer' })).toBeNull();
    expect(await world.row(id)).toMatchObject({ paid: '22.80', version: 2, reason: 'Longer' });
    expect(await edit({ version: 1 })).toBe('Someone else has changed this request. Reload it to continue.');
    expect(await edit({ leave_start_date: '2026-12-07', leave_end_date: '2026-12-07' })).toBeNull();
    expect(await world.days(id)).toEqual(['07 Dec 7.60p 0.00u PENDING']);
    expect(await edit({ client_employee_leave_type_id: world.unpaid })).toBeNull();
    expect(await world.balance(workerId)).toMatchObject({ reserved: 0, remaining: 152 });
    expect(await people.helper.refusal('edit_leave', { id, ...myLeave() })).toBe('Not found');
    const history = await sql(
      'select action from employee_leave_history where employee_leave_id = $1 order by created_at, id',
      [id],
    );
    expect(history.map(({ action }) => action)).toEqual(['requested', 'edited', 'edited', 'edited']);
  });
});
