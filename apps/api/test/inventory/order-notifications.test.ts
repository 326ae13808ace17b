import { messages } from '@operatory/domain';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listMail } from '../../src/mail/inbox.ts';
import { type Person, send } from '../support/person.ts';
import { eventually, north, south } from '../support/server.ts';
import { linkMailed, type MailedLink, mailsWith, type Supplier } from '../support/supplier.ts';
import { type Row, type SupplierWorld, supplierWorld } from '../support/supplier-world.ts';

let scene: SupplierWorld;
let server: SupplierWorld['server'];
let keeper: Person;
let admin: Person;
let worker: Person;
let southern: Person;
let orderId: string;
let mailed: MailedLink;
let supplier: Supplier;
const suppliers = 'orders@depot.example';

beforeAll(async () => {
  scene = await supplierWorld();
  ({ server, keeper } = scene);
  // The employee can raise orders but not place them.
  await query(
    `insert into user_modules_access (client_id, user_id, module_id, default_actions, default_disabled_actions)
     select $1, $2, id, '{VIEW,ADD}', '{}' from modules where name = 'clinic-im-product-orders'`,
    north.client,
    north.users.worker,
  );
  ({ admin, worker } = await server.signInAll('north', 'admin', 'worker'));
  southern = await server.signIn('south', 'admin');
});
beforeEach(async () => {
  ({ orderId, mailed, supplier } = await scene.newOrder());
});

const query = async (text: string, ...values: unknown[]): Promise<Row[]> =>
  (await server.root.query(text, values)).rows;
const post = async (by: Person, path: string, body: unknown) => {
  const { status, text } = await send(server.port, by.host, 'POST', `/api/v1/${path}`, JSON.stringify(body), {
    authorization: `Bearer ${by.token}`,
    origin: `http://${by.host}`,
    'x-operatory': '1',
  });
  return { status, message: JSON.parse(text).message };
};
const say = (by: Person, message: string) =>
  by.refusal('send_order_message', { order_no: orderId, message, attachments: [] });
/** @returns The number of the order's events, and its notifications. */
const notifications = async (order = orderId) => ({
  events: (await query("select id from outbox where payload ->> 'entity_id' = $1", order)).length,
  bells: await query(
    `select client_id, user_id, type from user_notifications where group_key = $1 order by user_id`,
    `clinic_im_product_orders:${order}`,
  ),
});
/** All notifications of a kind are written together, so once there is one, all of them exist. */
const notifiedOf = async (type: string, order: string) => {
  const all = async () => (await notifications(order)).bells.filter((line) => line.type === type);
  return (await eventually(all, (lines) => lines.length > 0)).map(({ client_id, user_id }) => [
    client_id,
    user_id,
  ]);
};
const both = [north.users.keeper, north.users.worker].sort().map((user) => [north.client, user]);

test('a supplier whose order email is being sent during the cancellation is emailed the cancellation too', async () => {
  const id = await scene.raised();
  const { mail } = server.context;
  const sending = mail.send;
  let isOnItsWay = false;
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  mail.send = async (each) => {
    if (each.text.includes(`order=${id}#`)) {
      isOnItsWay = true;
      await arrived;
    }
    return sending(each);
  };
  try {
    expect(await keeper.refusal('place_order', { id, by: 'EMAIL' })).toBeNull();
    await eventually(
      async () => isOnItsWay,
      (isSending) => isSending,
    );
    expect(await keeper.refusal('cancel_order', { id, reason: 'Cancelled early' })).toBeNull();
    expect((await mailsWith(server, 'Cancelled early')).map(({ to }) => to)).toEqual([[suppliers]]);
  } finally {
    mail.send = sending;
    arrive();
  }
});

test('emails the supplier once when everything has arrived, but not for a partial delivery', async () => {
  const [line] = await query(
    'select id from clinic_im_product_order_items where clinic_im_product_order_id = $1',
    orderId,
  );
  const receive = (quantity: number) =>
    keeper.refusal('receive_order', { id: orderId, rows: [{ order_item_id: line?.id, quantity }] });
  const [order] = await query(
    'select purchase_order_id as name from clinic_im_product_orders where id = $1',
    orderId,
  );
  const relayed = (count: number) =>
    eventually(
      () =>
        query(
          "select id from outbox where event = 'order_received' and payload ->> 'entity_id' = $1 and relayed_at is not null",
          orderId,
        ),
      (events) => events.length === count,
    );
  const mailedOf = async () => {
    const all = await listMail(server.context.env.DATA_DIR);
    return all
      .filter(({ subject, text }) => `${subject}${text}`.includes(String(order?.name)))
      .filter(({ text }) => !text.includes(mailed.passcode))
      .map(({ to, subject }) => [to, subject.split(' · ')[0]]);
  };
  expect(await receive(2)).toBeNull();
  await relayed(1);
  expect(await receive(4)).toBeNull();
  await relayed(2);
  await eventually(mailedOf, (mails) => mails.length > 0);
  await eventually(
    () => query("select id from jobs.jobs where task_identifier in ('events', 'order_mail')"),
    (jobs) => jobs.length === 0,
  );
  expect(await mailedOf()).toEqual([[[suppliers], `Order ${order?.name} has been received`]]);
});

test('notifies only the people who raised and placed an order when it is accepted, or cancelled by somebody else', async () => {
  const { id, mailed: link } = await scene.placed(worker);
  await supplier.logIn(link);
  expect(await supplier.refusal('accept_order', { id })).toBeNull();
  expect(await notifiedOf('order_accepted', id)).toEqual(both);
  expect(await admin.refusal('cancel_order', { id, reason: 'Cancelled by the admin' })).toBeNull();
  expect(await notifiedOf('order_cancelled', id)).toEqual(both);
  const { id: own } = await scene.placed(worker);
  expect(await keeper.refusal('cancel_order', { id: own, reason: 'By who placed it' })).toBeNull();
  expect(await notifiedOf('order_cancelled', own)).toEqual([[north.client, north.users.worker]]);
});

test('a request to notify a reply again changes nothing, whatever it contains', async () => {
  await supplier.logIn(mailed);
  expect(await say(keeper, 'When?')).toBeNull();
  expect(await say(supplier, 'On Monday')).toBeNull();
  expect(await notifiedOf('order_reply', orderId)).toEqual([[north.client, north.users.keeper]]);
  const before = await notifications();
  const announce = (by: Person, trigger: string) =>
    post(by, 'event/common', {
      trigger,
      data: {
        orderId,
        raised_by: north.users.worker,
        user_id: north.users.worker,
        user_ids: [north.users.keeperTwo, south.users.keeper],
        to: 'elsewhere@else.example',
        subdomain: 'south',
      },
    });
  const stranger = scene.newcomer();
  await stranger.logIn((await scene.placed()).mailed);
  const nobody = scene.newcomer();
  for (const trigger of ['user_reply_order_chat', 'supplier_reply_order_chat']) {
    for (const party of [keeper, supplier])
      expect(await announce(party, trigger)).toEqual({ status: 200, message: 'Already notified' });
    for (const other of [scene.keepertwo, southern, stranger])
      expect(await announce(other, trigger)).toEqual({ status: 404, message: messages.order_not_found });
    expect((await announce(nobody, trigger)).status).toBe(401);
  }
  expect(await notifications()).toEqual(before);
  const elsewhere = await listMail(server.context.env.DATA_DIR);
  expect(elsewhere.filter(({ to }) => JSON.stringify(to).includes('elsewhere'))).toEqual([]);
});

test('a message sent shortly after an email is not emailed until 15 minutes after that email', async () => {
  const key = `order-chat:${orderId}:SUPPLIER`;
  const job = async () => (await query('select run_at from jobs.jobs where key = $1', key))[0];
  const lastMail = async () =>
    (await query('select mailed_at from order_chat_mails where clinic_im_product_order_id = $1', orderId))[0];
  const isThere = (row: Row | undefined) => row !== undefined;
  /** The pending email is sent as if it were due. */
  async function come(count: number) {
    await query('update jobs._private_jobs set run_at = now() where key = $1', key);
    const mails = await mailsWith(server, `/orderChat/${orderId}#`, count);
    await eventually(job, (row) => row === undefined);
    return mails;
  }
  expect(await say(keeper, 'The first')).toBeNull();
  await eventually(job, isThere);
  expect(await come(1)).toHaveLength(1);
  const mail = await eventually(lastMail, isThere);
  expect(await say(keeper, 'The second')).toBeNull();
  const waiting = await eventually(job, isThere);
  expect(Number(waiting?.run_at) - Number(mail?.mailed_at)).toBe(15 * 60_000);
  expect(await mailsWith(server, `/orderChat/${orderId}#`)).toHaveLength(1);
  const mails = await come(2);
  expect(mails).toHaveLength(2);
  expect(mails[0]).toMatchObject({ to: [suppliers], text: expect.stringContaining('The second') });
  await eventually(lastMail, (row) => Number(row?.mailed_at) > Number(mail?.mailed_at));
  // The email appears to be a quarter of an hour old.
  await query(
    "update order_chat_mails set mailed_at = mailed_at - interval '15 minutes' where clinic_im_product_order_id = $1",
    orderId,
  );
  expect(await say(keeper, 'The third')).toBeNull();
  const soon = await eventually(job, isThere);
  const [{ after } = { after: null }] = await query(
    "select $1::timestamptz < now() + interval '61 seconds' as after",
    soon?.run_at,
  );
  expect(after).toBe(true);
});

test('the endpoint passcodesendmail emails a new link only for users who may place orders', async () => {
  const ask = (by: Person, order = orderId) => post(by, 'auth-action/passcodesendmail', { orderId: order });
  expect(await ask(worker)).toEqual({ status: 403, message: messages.no_permission });
  const unseen = { status: 404, message: messages.order_not_found };
  expect([await ask(scene.keepertwo), await ask(southern)]).toEqual([unseen, unseen]);
  expect((await ask(keeper, await scene.raised())).status).toBe(409);
  expect(await ask(keeper)).toEqual({ status: 200, message: messages.order_link_sent });
  const newLink = await linkMailed(server, orderId, 2);
  const mails = await mailsWith(server, `order=${orderId}#`);
  expect(mails.map(({ to }) => to)).toEqual([[suppliers], [suppliers]]);
  expect((await supplier.logIn(mailed)).status).toBe(404);
  expect((await supplier.logIn(newLink)).status).toBe(200);
});
