import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PersonMail, sendChatMail } from '../../src/notifications/order-chat-mails.ts';
import { type Person, send } from '../support/person.ts';
import { eventually, north } from '../support/server.ts';
import { type MailedLink, mailsWith, type Supplier } from '../support/supplier.ts';
import { type Row, type SupplierWorld, supplierWorld } from '../support/supplier-world.ts';

let server: SupplierWorld['server'];
let vendor: SupplierWorld['vendor'];
let keeper: SupplierWorld['keeper'];
let keepertwo: SupplierWorld['keepertwo'];
let product: SupplierWorld['product'];
let one: SupplierWorld['one'];
let add: SupplierWorld['add'];
let placed: SupplierWorld['placed'];
let newcomer: SupplierWorld['newcomer'];
let bell: SupplierWorld['bell'];
let orderId: string;
let mailed: MailedLink;
let supplier: Supplier;
let scene: SupplierWorld;

beforeAll(async () => {
  scene = await supplierWorld();
  ({ server, vendor, keeper, keepertwo, product, one, add, placed, newcomer, bell } = scene);
});
beforeEach(async () => {
  ({ orderId, mailed, supplier } = await scene.newOrder());
});

describe('an order and its chat', () => {
  const say = (by: Person, message: string, more = '') =>
    by.must<{ send_order_message: Row }>(
      `mutation ($m: String) { send_order_message(order_no: "${orderId}", message: $m${more}) { id message message_type message_by } }`,
      { m: message },
    );
  const order = () =>
    one(
      'select status::text, accepted_at is not null as accepted, clinic_unread, supplier_unread from clinic_im_product_orders where id = $1',
      orderId,
    );

  test('the order is accepted once, even by twenty simultaneous requests', async () => {
    await supplier.logIn(mailed);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => supplier.refusal('accept_order', { id: orderId })),
    );
    expect(answers.filter((refusal) => refusal === null).length).toBe(1);
    expect(new Set(answers.filter((refusal) => refusal !== null))).toEqual(
      new Set(['This order has already been accepted']),
    );
    expect(await order()).toMatchObject({ status: 'ACCEPTED', accepted: true, clinic_unread: 0 });
    const { rows } = await server.root.query(
      "select user_id, action from clinic_im_product_order_history where clinic_im_product_order_id = $1 and action = 'accepted'",
      [orderId],
    );
    expect(rows).toEqual([{ user_id: null, action: 'accepted' }]);
    const strange = await placed();
    expect(await supplier.refusal('accept_order', { id: strange.id })).toBe('Order Not Found');
    expect(
      (await keeper.ask(`mutation { accept_order(id: "${strange.id}") { id } }`)).errors?.[0]?.extensions
        .code,
    ).toBe('validation-failed');
  });

  test('both sides write live and edit only their own messages, and reading resets the unread count', async () => {
    await supplier.logIn(mailed);
    const socket = await supplier.socket();
    socket.subscribe(
      'a',
      'subscription { order_chat_messages(order_by: {created_at: asc}) { message message_by } }',
    );
    const mine = await say(keeper, 'When will it come?');
    await eventually(
      async () => JSON.stringify(socket.frames),
      (text) => text.includes('When will it come?'),
    );
    const theirs = await say(supplier, 'On Monday');
    expect(theirs.send_order_message).toMatchObject({ message_type: 'TEXT', message_by: 'SUPPLIER' });
    expect(await order()).toMatchObject({ clinic_unread: 1, supplier_unread: 0 });
    const [keepers, suppliers] = [mine.send_order_message.id, theirs.send_order_message.id];
    expect(await supplier.refusal('edit_order_message', { id: keepers, message: 'x' })).not.toBeNull();
    expect(await keeper.refusal('delete_order_message', { id: suppliers })).not.toBeNull();
    expect(await keeper.refusal('edit_order_message', { id: keepers, message: ' ' })).toBe(
      'Please enter a message',
    );
    expect(await supplier.refusal('edit_order_message', { id: suppliers, message: 'On Tuesday' })).toBeNull();
    expect(await keeper.refusal('mark_order_chat_read', { id: orderId })).toBeNull();
    expect(await order()).toMatchObject({ clinic_unread: 0 });
    expect(await keepertwo.refusal('send_order_message', { order_no: orderId, message: 'x' })).toBe(
      'Not found',
    );
    expect(await supplier.refusal('delete_order_message', { id: suppliers })).toBeNull();
    expect(await supplier.refusal('send_order_message', { order_no: orderId, message: '   ' })).toBe(
      'Please enter a message',
    );
    expect((await bell('order_reply', orderId)).title).toContain('Dental Depot sent a message about order');
  });

  test('limits a supplier to twenty messages a minute, but does not limit the clinic', async () => {
    await supplier.logIn(mailed);
    const send = (by: typeof supplier | typeof keeper) =>
      by.refusal('send_order_message', { order_no: orderId, message: 'Hello' });
    for (let n = 0; n < 20; n += 1) expect(await send(supplier)).toBeNull();
    expect(await send(supplier)).toBe('You are sending messages too quickly. Try again in a minute.');
    expect(await send(keeper)).toBeNull();
  });

  test('a repeated request sends the message once', async () => {
    await supplier.logIn(mailed);
    const key = `, idempotency_key: "${randomUUID()}"`;
    await Promise.all([say(supplier, 'Once', key), say(supplier, 'Once', key)]);
    expect(
      await one('select count(*)::int as count from order_chat_messages where order_no = $1', orderId),
    ).toEqual({ count: 1 });
  });

  test('a message has the id that its sender chose, which no other message can have', async () => {
    await supplier.logIn(mailed);
    const id = randomUUID();
    const theirs = await say(supplier, 'On Monday', `, id: "${id}"`);
    expect(theirs.send_order_message.id).toBe(id);
    expect(
      await keeper.refusal('send_order_message', { order_no: orderId, message: 'Mine', id }),
    ).not.toBeNull();
    expect(await one('select message, message_by::text from order_chat_messages where id = $1', id)).toEqual({
      message: 'On Monday',
      message_by: 'SUPPLIER',
    });
  });

  test('emails the absent side once for all unread messages, but not a side that has read them', async () => {
    await supplier.logIn(mailed);
    await say(keeper, 'First');
    await say(keeper, 'Second');
    const job = { client_id: north.client, order_id: orderId, side: 'SUPPLIER' } as const;
    const queued: PersonMail[] = [];
    const queue = async (mail: PersonMail) => void queued.push(mail);
    await sendChatMail(server.context, job, queue);
    const [mail] = await mailsWith(server, 'Second');
    expect(mail?.text).toContain('First');
    expect(mail?.text).toContain(`/orderChat/${orderId}#${mailed.link}`);
    expect(mail?.text).not.toContain(mailed.passcode);
    await supplier.refusal('mark_order_chat_read', { id: orderId });
    await sendChatMail(server.context, job, queue);
    expect(await mailsWith(server, 'Second')).toHaveLength(1);
    await say(supplier, 'An answer');
    await sendChatMail(server.context, { ...job, side: 'USER' }, queue);
    expect(queued).toMatchObject([
      {
        mail: { to: expect.stringContaining('keeper'), parts: ['“An answer”'] },
        after: null,
      },
    ]);
    await eventually(
      () =>
        one(
          "select run_at > now() + interval '30 seconds' as later from jobs.jobs where key = $1",
          `order-chat:${orderId}:SUPPLIER`,
        ),
      ({ later }) => later === true,
    );
  });

  test('refuses a supplier’s name of two lines, and puts a stored one on one line in email subjects', async () => {
    const name = 'Evil\r\nBcc: a@b.c';
    const insert = await keeper.ask(
      'mutation ($object: clinic_im_vendors_insert_input!) { insert_clinic_im_vendors_one(object: $object) { id } }',
      { object: { clinic_id: north.clinics.one, name, ordersEmails: ['e@vil.example'] } },
    );
    expect(insert.errors?.[0]?.message).toBe('Name must be on one line');
    await supplier.logIn(mailed);
    await server.root.query('update clinic_im_vendors set name = $2 where id = $1', [vendor, name]);
    try {
      await say(supplier, 'From another line');
      const queued: PersonMail[] = [];
      const job = { client_id: north.client, order_id: orderId, side: 'USER' } as const;
      await sendChatMail(server.context, job, async (mail) => void queued.push(mail));
      expect(queued.map(({ mail }) => mail.subject)).toEqual([
        expect.stringMatching(/^Evil Bcc: a@b\.c sent a message about order /),
      ]);
    } finally {
      await server.root.query("update clinic_im_vendors set name = 'Dental Depot' where id = $1", [vendor]);
    }
  });

  test('more than fourteen days after everything has arrived the chat accepts no messages, but stays readable', async () => {
    await supplier.logIn(mailed);
    await scene.receivedDaysAgo(orderId, 14);
    expect(await supplier.refusal('send_order_message', { order_no: orderId, message: 'Still' })).toBeNull();
    await scene.receivedDaysAgo(orderId, 15);
    expect(await supplier.refusal('send_order_message', { order_no: orderId, message: 'Late' })).toContain(
      '14 days',
    );
    expect(await keeper.refusal('send_order_message', { order_no: orderId, message: 'Late' })).toContain(
      '14 days',
    );
    expect(
      (await supplier.must<{ order_chat_messages: Row[] }>('{ order_chat_messages { message } }'))
        .order_chat_messages,
    ).toHaveLength(1);
  });

  test('keeps a supplier’s five newest uploads for the chat, refuses others’ uploads in messages, and lets only both sides read a file', async () => {
    await supplier.logIn(mailed);
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const upload = (by: Person, directory: string) => {
      const form = [
        '--b\r\ncontent-disposition: form-data; name="directory"\r\n\r\n',
        `${directory}\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
      ].join('');
      const body = Buffer.concat([Buffer.from(form), png, Buffer.from('\r\n--b--\r\n')]);
      return send(server.port, by.host, 'POST', '/api/v1/file-upload/upload-s3', body, {
        authorization: `Bearer ${by.token}`,
        'content-type': 'multipart/form-data; boundary=b',
      });
    };
    expect((await upload(supplier, 'tasks')).status).toBe(400);
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await upload(supplier, 'order_chat_messages'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const [oldest, ...ids] = answers.map(({ text }) => JSON.parse(text).file_id as string);
    // The sixth upload has removed the first one.
    expect(await one('select count(*)::int as kept from files where id = $1', oldest)).toEqual({ kept: 0 });
    const away = await upload(keeper, 'order_chat_messages');
    const stolen = JSON.parse(away.text).file_id as string;
    expect(
      await supplier.refusal('send_order_message', { order_no: orderId, attachments: [{ file_id: stolen }] }),
    ).not.toBeNull();
    expect(
      await supplier.refusal('send_order_message', {
        order_no: orderId,
        attachments: ids.map((file_id) => ({ file_id })),
      }),
    ).toBeNull();
    expect(
      await one('select message_type::text as type from order_chat_messages where order_no = $1', orderId),
    ).toEqual({ type: 'IMAGE' });
    const address = (by: Person, id: string) =>
      send(
        server.port,
        by.host,
        'GET',
        `/api/v1/file-upload/get-signed-url/order_chat_messages/${id}`,
        undefined,
        {
          authorization: `Bearer ${by.token}`,
        },
      );
    expect((await address(keeper, ids[0] ?? '')).status).toBe(200);
    expect((await address(supplier, ids[0] ?? '')).status).toBe(200);
    expect((await address(supplier, stolen)).status).toBe(404);
    const strange = await placed();
    const another = newcomer();
    await another.logIn(strange.mailed);
    expect((await address(another, ids[0] ?? '')).status).toBe(404);
    expect((await address(keepertwo, ids[0] ?? '')).status).toBe(404);
  });

  test('an order by phone has no passcode and no chat, and a supplier without an address gets no email', async () => {
    const bare = await add('clinic_im_vendors', { name: 'No mail' });
    const raise = async (vendor_id: string) =>
      (
        await keeper.must<{ raise_order: { id: string } }>(
          `mutation { raise_order(clinic_id: "${north.clinics.one}", vendor_id: "${vendor_id}", lines: [{clinic_im_product_id: "${product}", quantity: 1}]) { id } }`,
        )
      ).raise_order.id;
    const id = await raise(bare);
    expect(await keeper.refusal('place_order', { id, by: 'EMAIL' })).toContain('no email address');
    expect(await keeper.refusal('place_order', { id, by: 'PHONE' })).toBeNull();
    expect(await keeper.refusal('send_order_message', { order_no: id, message: 'x' })).toContain(
      'placed by phone',
    );
    expect(
      await one(
        'select has_passcode, submit_via::text as via from clinic_im_product_orders where id = $1',
        id,
      ),
    ).toEqual({ has_passcode: false, via: 'PHONE' });
    expect(
      await one(
        'select has_passcode, submit_via::text as via from clinic_im_product_orders where id = $1',
        orderId,
      ),
    ).toEqual({ has_passcode: true, via: 'EMAIL' });
  });
});
