import { messageFileBytes, messageFiles, messages } from '@operatory/domain';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../support/server.ts';
import type { MailedLink, Supplier } from '../support/supplier.ts';
import { type SupplierWorld, supplierWorld } from '../support/supplier-world.ts';

let scene: SupplierWorld;
let orderId: string;
let mailed: MailedLink;
let supplier: Supplier;

beforeAll(async () => {
  scene = await supplierWorld();
});
beforeEach(async () => {
  ({ orderId, mailed, supplier } = await scene.newOrder());
});

const query = (text: string, ...values: unknown[]) => scene.server.root.query(text, values);
const staged = () =>
  scene.one(
    `select count(*)::int as count, max(size)::int as largest from files f join order_links l on l.id = f.order_link_id
     where l.clinic_im_product_order_id = $1 and f.linked_at is null`,
    orderId,
  );

test('keeps no more simultaneous uploads than one message may contain', async () => {
  await supplier.logIn(mailed);
  const answers = await Promise.all(Array.from({ length: 12 }, () => supplier.upload()));
  const taken = answers.filter(({ status }) => status === 200).length;
  expect(taken).toBeGreaterThanOrEqual(messageFiles);
  expect(await staged()).toMatchObject({ count: messageFiles });
});

test('accepts a file of ten megabytes, but not one byte more', async () => {
  await supplier.logIn(mailed);
  const over = await supplier.upload(messageFileBytes + 1);
  expect([over.status, JSON.parse(over.text).message]).toEqual([413, messages.order_file_too_large]);
  expect(await staged()).toMatchObject({ count: 0 });
  expect((await supplier.upload(messageFileBytes)).status).toBe(200);
  expect(await staged()).toEqual({ count: 1, largest: 10 * 1024 * 1024 });
});

test('a closed chat accepts no files', async () => {
  await supplier.logIn(mailed);
  await scene.receivedDaysAgo(orderId, 14);
  expect((await supplier.upload()).status).toBe(200);
  await scene.receivedDaysAgo(orderId, 15);
  const late = await supplier.upload();
  expect([late.status, JSON.parse(late.text).message]).toEqual([403, messages.order_chat_closed]);
  expect(await staged()).toMatchObject({ count: 1 });
});

test('allows twenty attempts a minute from one address, and others from another address', async () => {
  const knock = (from: string, passcode = 'WRNG') =>
    supplier.postToChat('login', { ...mailed, passcode }, from);
  const minute = async () => (await scene.one("select date_trunc('minute', now())::text as at")).at;
  // If a minute ends during the loop, twenty more are allowed, so the loop is repeated.
  const { knocks } = await eventually(
    async () => {
      await query("delete from login_attempts where kind = 'door'");
      const began = await minute();
      const asked = { ...mailed, order_id: '00000000-0000-7000-8000-00000000dead' };
      const answers = await Promise.all(
        Array.from({ length: 23 }, () => supplier.postToChat('login', asked, '127.0.0.7')),
      );
      const last = await knock('127.0.0.7', mailed.passcode);
      const other = await knock('127.0.0.8', mailed.passcode);
      return { knocks: [...answers, last, other], whole: began === (await minute()) };
    },
    ({ whole }) => whole,
  );
  const statuses = knocks.map(({ status }) => status);
  expect(statuses.slice(0, 23).sort()).toEqual([...Array(20).fill(404), ...Array(3).fill(429)]);
  expect(statuses.slice(23)).toEqual([429, 200]);
  const refused = JSON.parse(knocks[23]?.text ?? '');
  expect(refused).toMatchObject({ code: 'locked', message: expect.stringMatching(/^Too many .*seconds/) });
  expect(refused.retry_after).toBeGreaterThan(0);
  expect(refused.retry_after).toBeLessThanOrEqual(60);
});

test('after twelve hours the passcode is required again and the session’s socket is closed', async () => {
  await supplier.logIn(mailed);
  const session =
    'select s.id, extract(epoch from s.expires_at - s.created_at)::int / 60 as minutes from supplier_sessions s ' +
    'join order_links l on l.id = s.order_link_id where l.clinic_im_product_order_id = $1';
  const { id, minutes } = await scene.one(session, orderId);
  expect(minutes).toBe(12 * 60);
  expect((await supplier.postToChat('refresh', { order_id: orderId })).status).toBe(200);
  const socket = await supplier.socket();
  // The check of sessions, which otherwise runs each minute, must run now.
  await query(
    `with ended as (update supplier_sessions set expires_at = now() where id = $1 returning client_id)
     insert into app.session_versions as v (client_id, version) select client_id, 1 from ended
     on conflict (client_id) do update set version = v.version + 1`,
    id,
  );
  expect((await supplier.postToChat('refresh', { order_id: orderId })).status).toBe(401);
  // A session is cached for at most two seconds.
  await eventually(
    async () => (await supplier.post({ query: '{ __typename }' })).status,
    (status) => status === 401,
  );
  await socket.until(() => socket.closed !== null);
  expect((await supplier.logIn(mailed)).status).toBe(200);
});
