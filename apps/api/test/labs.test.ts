import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from './support/person.ts';
import { eventually, north, south, startTestServer, type TestServer } from './support/server.ts';

let server: TestServer;
let admin: Person;
let keeper: Person;
let worker: Person;
let order: string;
let number = 900_000;
const { client, clinics, users } = north;

beforeAll(async () => {
  server = await startTestServer();
  ({ admin, keeper, worker } = await server.signInAll('north', 'admin', 'keeper', 'worker'));
});
beforeEach(async () => {
  order = await raise(clinics.one, users.admin);
});

async function raise(clinic: string, raiser: string, of = client): Promise<string> {
  const { rows: labs } = await server.root.query(
    "insert into labs (client_id, clinic_id, name) values ($1, $2, 'Crown Works ' || gen_random_uuid()) returning id",
    [of, clinic],
  );
  const { rows } = await server.root.query(
    "insert into lab_orders (client_id, clinic_id, lab_id, name, raised_by_user_id, short_id) values ($1, $2, $3, 'Crown', $4, $5) returning id",
    [of, clinic, labs[0].id, raiser, ++number],
  );
  return rows[0].id;
}
const messagesOf = async (who: Person, id: string): Promise<readonly string[]> => {
  const { lab_order_messages: found } = await who.must<{ lab_order_messages: { message: string }[] }>(
    'query ($id: uuid!) { lab_order_messages(where: { lab_order_id: { _eq: $id } }, order_by: { created_at: asc }) { message } }',
    { id },
  );
  return found.map(({ message }) => message);
};
const send = (who: Person, values: Readonly<Record<string, unknown>>) =>
  who.refusal('send_lab_message', values);

test('the person who raised a lab order reads a message about it and is notified once', async () => {
  expect(await send(keeper, { lab_order_id: order, message: ' Which shade? ' })).toBeNull();
  expect(await messagesOf(admin, order)).toEqual(['Which shade?']);
  const notices = async () => {
    const { rows } = await server.root.query(
      'select user_id, body, link from user_notifications where group_key = $1',
      [`lab_orders:${order}`],
    );
    return rows;
  };
  expect(await eventually(notices, (found) => found.length > 0)).toEqual([
    { user_id: users.admin, body: 'Which shade?', link: `/dashboard/clinic-lab-chats?order=${order}` },
  ]);
});

test('a message about a lab order that is sent again with its idempotency key is stored once', async () => {
  const sent = { id: randomUUID(), lab_order_id: order, message: 'Sent once', idempotency_key: randomUUID() };
  expect([await send(keeper, sent), await send(keeper, sent)]).toEqual([null, null]);
  expect(await messagesOf(keeper, order)).toEqual(['Sent once']);
});

test('a message about a lab order without text and files is refused', async () => {
  expect(await send(worker, { lab_order_id: order, message: '  ' })).toBe('Please enter a message');
});

test('a message about a lab order that its sender cannot see is refused as if there were no such order', async () => {
  const hidden = await send(worker, { lab_order_id: randomUUID(), message: 'x' });
  const away = await raise(clinics.two, users.admin);
  const foreign = await raise(south.clinics.one, south.users.worker, south.client);
  for (const [who, id] of [
    [worker, order],
    [keeper, away],
    [keeper, foreign],
  ] as const)
    expect(await send(who, { lab_order_id: id, message: 'x' })).toBe(hidden);
  expect(hidden).not.toBeNull();
  const { rows } = await server.root.query(
    'select count(*)::int as count from lab_order_messages where lab_order_id = any($1)',
    [[order, away, foreign]],
  );
  expect(rows).toEqual([{ count: 0 }]);
});
