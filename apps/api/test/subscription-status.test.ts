import { beforeAll, expect, test } from 'vitest';
import { type Person, send } from './support/person.ts';
import { eventually, north, startTestServer, type TestServer } from './support/server.ts';

const readOnly =
  "Your subscription has ended. You can view everything, but you can't make changes until it is renewed.";
let server: TestServer;
let worker: Person;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  worker = await server.signIn('north', 'worker');
  admin = await server.signIn('north', 'admin');
});

const expire = (daysAgo: number) =>
  server.root.query(
    "update user_subscriptions set start_at = now() - interval '400 days', expire_at = now() - make_interval(days => $2) where client_id = $1",
    [north.client, daysAgo],
  );
const comment = (person: Person) =>
  person.ask(
    'mutation ($object: task_comments_insert_input!) { insert_task_comments_one(object: $object) { id } }',
    {
      object: { task_id: north.tasks.pending, message: 'Still here' },
    },
  );

test('after its subscription has ended, a client can read tasks, but not change tasks and users or email an order', async () => {
  expect((await comment(worker)).errors).toBeUndefined();
  await expire(3);
  await eventually(
    () => comment(worker),
    ({ errors }) => errors?.[0]?.message === readOnly,
  );
  const { tasks } = await worker.must('{ tasks(limit: 1) { id } }');
  expect(tasks).toHaveLength(1);
  // The user's own row and own task need no grant, but they cannot be changed either.
  const own = await worker.ask(
    `mutation { update_users_by_pk(pk_columns: {id: "${north.users.worker}"}, _set: {phone: "0400000001"}) { id } }`,
  );
  expect(own.errors?.[0]?.message).toBe(readOnly);
  expect(await worker.refusal('change_task_status', { id: north.tasks.pending, status: 'INPROGRESS' })).toBe(
    readOnly,
  );
  expect(await admin.refusal('delete_task', { id: north.tasks.pending })).toBe(readOnly);
  expect(await worker.refusal('mark_notifications_read', { ids: [] }, '{ affected_rows }')).toBeNull();
  const body = JSON.stringify({ orderId: north.tasks.pending });
  const link = await send(server.port, admin.host, 'POST', '/api/v1/auth-action/passcodesendmail', body, {
    authorization: `Bearer ${admin.token}`,
    origin: `http://${admin.host}`,
    'x-operatory': '1',
  });
  expect([link.status, JSON.parse(link.text).message]).toEqual([403, readOnly]);
  const socket = await admin.socket();
  socket.subscribe('x', `mutation { delete_task(id: "${north.tasks.pending}") { id } }`);
  await socket.until(() => socket.frames.some(({ id, type }) => id === 'x' && type === 'error'));
  socket.close();
  await expire(-30);
  await eventually(
    () => comment(worker),
    ({ errors }) => errors === undefined,
  );
});

const planOf = async (person: Person) =>
  (await person.must<{ me: { plan: unknown } }>('{ me { plan { status last_day cancelled } } }')).me;

test('the end of the plan is shown to client_admin, who can renew it, and to an employee only once it has ended', async () => {
  await server.root.query(
    "update user_subscriptions set start_at = now() - interval '400 days', expire_at = '2099-01-30T20:00:00Z' where client_id = $1",
    [north.client],
  );
  // In Sydney the 31st has begun.
  await eventually(
    () => planOf(admin),
    ({ plan }) => JSON.stringify(plan) === '{"status":"active","last_day":"2099-01-31","cancelled":false}',
  );
  expect(await planOf(worker)).toEqual({ plan: null });
  await expire(3);
  await eventually(
    () => planOf(worker),
    ({ plan }) => (plan as { status: string } | null)?.status === 'read_only',
  );
  await expire(-30);
});
