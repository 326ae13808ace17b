import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendChatMail } from '../../src/outbox/order-chat-mails.ts';
import { type Person, send } from '../support/person.ts';
import { eventually, north, south, startTestServer, type TestServer } from '../support/server.ts';
import { linkMailed, type MailedLink, mailsWith, Supplier } from '../support/supplier.ts';

type Row = Readonly<Record<string, unknown>>;
let server: TestServer;
let keeper: Person;
let keepertwo: Person;
let vendor: string;
let product: string;
let orderId: string;
let mailed: MailedLink;
let supplier: Supplier;

const add = async (table: string, row: Row): Promise<string> => {
  const all = { client_id: north.client, clinic_id: north.clinics.one, ...row };
  const { rows } = await server.root.query(
    `insert into ${table} (${Object.keys(all).map((name) => `"${name}"`)}) values (${Object.keys(all).map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(all),
  );
  return rows[0].id;
};
const one = async (text: string, ...values: unknown[]): Promise<Row> =>
  (await server.root.query(text, values)).rows[0] ?? {};
/** What the keeper's bell says of the order. */
const bell = (type: string) =>
  eventually(
    () =>
      one(
        'select title from user_notifications where type = $1 and user_id = $2 and group_key like $3',
        type,
        north.users.keeper,
        `%${orderId}`,
      ),
    ({ title }) => title !== undefined,
  );
const newcomer = (tenant = 'north') => new Supplier(server.port, tenant);

/** An order that its supplier was mailed. */
async function placed(): Promise<{ id: string; mailed: MailedLink }> {
  const { raise_order } = await keeper.must<{ raise_order: { id: string } }>(
    `mutation { raise_order(clinic_id: "${north.clinics.one}", vendor_id: "${vendor}", lines: [{clinic_im_product_id: "${product}", quantity: 6}]) { id } }`,
  );
  expect(await keeper.refusal('place_order', { id: raise_order.id, by: 'EMAIL' })).toBeNull();
  return { id: raise_order.id, mailed: await linkMailed(server, raise_order.id) };
}

beforeAll(async () => {
  server = await startTestServer();
  vendor = await add('clinic_im_vendors', { name: 'Dental Depot', ordersEmails: ['orders@depot.example'] });
  product = await add('clinic_im_products', { name: 'Gloves', code: 'G', purchase_price: '14.90' });
  ({ keeper, keepertwo } = await server.signInAll('north', 'keeper', 'keepertwo'));
});
afterAll(() => server.end());

beforeEach(async () => {
  // Each test knocks often, all from one address.
  await server.root.query("delete from login_attempts where kind = 'door'");
  ({ id: orderId, mailed } = await placed());
  supplier = newcomer();
});

describe('the door', () => {
  test('link and passcode let in, to this order and nothing else', async () => {
    expect((await supplier.logIn(mailed)).status).toBe(200);
    const other = await placed();
    const seen = await supplier.must<{ clinic_im_product_orders: Row[] }>(
      `{ clinic_im_product_orders { id status clinic { name } vendor { name }
         clinic_im_product_order_items { product_name new_stock price } order_chat_messages { message } } }`,
    );
    expect(seen.clinic_im_product_orders).toMatchObject([
      { id: orderId, status: 'ORDER_PLACED', vendor: { name: 'Dental Depot' } },
    ]);
    expect(await supplier.must(`{ clinic_im_product_orders_by_pk(id: "${other.id}") { id } }`)).toEqual({
      clinic_im_product_orders_by_pk: null,
    });
    for (const query of [
      '{ users { id } }',
      '{ me { user { id } } }',
      '{ clinic_im_product_orders { internal_note } }',
      '{ clinic_im_product_orders { raised_by_user { id } } }',
      '{ clinic_im_product_orders_aggregate { aggregate { count } } }',
      '{ clinic_im_product_order_items { current_stock } }',
      '{ clinic_im_product_order_items { clinic_im_product { id } } }',
      '{ clinic_im_products { id } }',
      '{ clinics { email } }',
      '{ clinic_im_vendors { email } }',
      '{ order_chat_messages { user_id } }',
      `mutation { cancel_order(id: "${orderId}", reason: "x") { id } }`,
      `mutation { set_online_status(online_status: true) { id } }`,
    ])
      expect((await supplier.ask(query)).errors?.[0]?.extensions, query).toMatchObject({
        code: 'validation-failed',
      });
  });

  test('no route of the clinic’s own people takes a supplier’s token', async () => {
    await supplier.logIn(mailed);
    const tries: readonly (readonly [string, string, unknown?])[] = [
      ['POST', '/api/v1/utils/export-file', { query: '{ clinics { id } }' }],
      ['POST', '/api/v1/utils/import-rows', {}],
      ['GET', '/api/v1/auth/sessions'],
      ['POST', '/api/v1/auth/change-password', { old_password: 'x', new_password: 'y' }],
      ['POST', '/api/v1/auth-action/passcodesendmail', { orderId }],
      ['POST', '/api/v1/file-upload/uploads', {}],
      ['POST', '/api/v1/file-upload/upload-url-s3', { url: 'https://example.com/a.png', directory: 'tasks' }],
    ];
    for (const [method, path, body] of tries) {
      const answer = await send(
        server.port,
        supplier.host,
        method,
        path,
        body === undefined ? undefined : JSON.stringify(body),
        { authorization: `Bearer ${supplier.token}`, origin: `http://${supplier.host}`, 'x-operatory': '1' },
      );
      expect(answer.status, path).toBe(401);
    }
  });

  test('unknown order, wrong link, another tenant’s door: alike', async () => {
    const wrong = { ...mailed, link: 'A'.repeat(22) };
    const answers = [
      await newcomer().logIn({ ...mailed, order_id: randomUUID() }),
      await newcomer().logIn({ ...mailed, order_id: 'no-id' }),
      await newcomer().logIn(wrong),
      await newcomer('south').logIn(mailed),
    ];
    for (const { status, text } of answers)
      expect([status, JSON.parse(text).message]).toEqual([404, 'Order Not Found']);
    expect(
      (await one('select wrong_tries from order_links where clinic_im_product_order_id = $1', orderId))
        .wrong_tries,
    ).toBe(0);
  });

  test('four wrong and a right one: in, and the count begins anew; a token is of its own sub-domain only', async () => {
    for (let n = 0; n < 4; n += 1) {
      const answer = await supplier.logIn({ ...mailed, passcode: 'WRNG' });
      expect([answer.status, JSON.parse(answer.text).message]).toEqual([401, 'Please Enter Valid Passcode']);
    }
    expect((await supplier.logIn({ ...mailed, passcode: mailed.passcode.toLowerCase() })).status).toBe(200);
    expect(
      await one(
        'select wrong_tries, locked_until from order_links where clinic_im_product_order_id = $1',
        orderId,
      ),
    ).toEqual({ wrong_tries: 0, locked_until: null });
    const stranger = new Supplier(server.port, 'south', supplier.token);
    expect((await stranger.post({ query: '{ __typename }' })).status).toBe(401);
  });

  test('five wrong: the right one rests a quarter of an hour; ten in all: the link is dead and the clinic is told', async () => {
    for (let n = 0; n < 5; n += 1) await supplier.logIn({ ...mailed, passcode: 'WRNG' });
    const resting = await supplier.logIn(mailed);
    expect(resting.status).toBe(429);
    expect(JSON.parse(resting.text).retry_after).toBeGreaterThan(14 * 60);
    const later = () =>
      server.root.query('update order_links set locked_until = now() where clinic_im_product_order_id = $1', [
        orderId,
      ]);
    await later();
    for (let n = 0; n < 5; n += 1) await supplier.logIn({ ...mailed, passcode: 'WRNG' });
    const dead = await supplier.logIn(mailed);
    expect([dead.status, JSON.parse(dead.text).code]).toEqual([410, 'link_dead']);
    await bell('order_link_dead');
    expect(await keeper.refusal('resend_order_link', { id: orderId })).toBeNull();
    const anew = await linkMailed(server, orderId, 2);
    expect((await supplier.logIn(mailed)).status).toBe(404);
    expect((await supplier.logIn(anew)).status).toBe(200);
  });

  test('twenty guesses at once count as twenty: five are looked at', async () => {
    await server.root.query("delete from login_attempts where kind = 'door'");
    const guesses = Array.from({ length: 20 }, () => newcomer().logIn({ ...mailed, passcode: 'WRNG' }));
    const answers = (await Promise.all(guesses)).map(({ status }) => status);
    expect(answers.filter((status) => status === 401).length).toBe(5);
    expect(answers.filter((status) => status === 429).length).toBe(15);
  });

  test('neither link nor passcode lies in the database, and staff cannot read their hashes', async () => {
    const { rows } = await server.root.query(
      'select * from order_links where clinic_im_product_order_id = $1',
      [orderId],
    );
    const { rows: told } = await server.root.query('select payload from outbox where client_id = $1', [
      north.client,
    ]);
    const { rows: jobs } = await server.root.query('select payload from jobs._private_jobs');
    const text = JSON.stringify([rows, told, jobs]);
    expect(text).not.toContain(mailed.link);
    expect(rows[0].passcode_hash).toMatch(/^\$argon2id\$/);
    expect((await keeper.ask('{ order_links { id } }')).errors).toBeDefined();
  });

  test('a cookie gives a new token; logging out, a new link and a cancelled order end the session and its sockets', async () => {
    await supplier.logIn(mailed);
    const renewed = await supplier.door('refresh');
    expect(JSON.parse(renewed.text)).toMatchObject({ order_id: orderId });
    const second = newcomer();
    await second.logIn(mailed);
    await supplier.door('logout');
    expect((await supplier.door('refresh')).status).toBe(401);
    const socket = await second.socket();
    expect(await keeper.refusal('cancel_order', { id: orderId, reason: 'Not needed' })).toBeNull();
    await eventually(
      async () => socket.closed,
      (code) => code !== null,
    );
    // What was read of a session is believed for two seconds at most.
    await eventually(
      async () => (await second.post({ query: '{ __typename }' })).status,
      (status) => status === 401,
    );
    expect((await second.logIn(mailed)).status).toBe(404);
  });
});

describe('order and chat', () => {
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

  test('accepted once; of twenty at once one', async () => {
    await supplier.logIn(mailed);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => supplier.refusal('accept_order', { id: orderId })),
    );
    expect(answers.filter((refusal) => refusal === null).length).toBe(1);
    expect(new Set(answers.filter((refusal) => refusal !== null))).toEqual(
      new Set(['The order is accepted already']),
    );
    expect(await order()).toMatchObject({ status: 'ACCEPTED', accepted: true, clinic_unread: 1 });
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

  test('both sides write, live; each changes its own only; unread is counted and read away', async () => {
    await supplier.logIn(mailed);
    const socket = await supplier.socket();
    socket.subscribe(
      'a',
      'subscription { order_chat_messages(order_by: {created_at: asc}) { message message_by } }',
    );
    const mine = await say(keeper, 'When will it come?');
    await eventually(
      async () => JSON.stringify(socket.frames),
      (told) => told.includes('When will it come?'),
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
    expect((await bell('order_reply')).title).toContain('Dental Depot writes about order');
  });

  test('the same send twice says it once', async () => {
    await supplier.logIn(mailed);
    const key = `, idempotency_key: "${randomUUID()}"`;
    await Promise.all([say(supplier, 'Once', key), say(supplier, 'Once', key)]);
    expect(
      await one('select count(*)::int as count from order_chat_messages where order_no = $1', orderId),
    ).toEqual({ count: 1 });
  });

  test('mail to the side that is away: one for all that waits, none to who has read', async () => {
    await supplier.logIn(mailed);
    await say(keeper, 'First');
    await say(keeper, 'Second');
    const job = { client_id: north.client, order_id: orderId, side: 'SUPPLIER' } as const;
    await sendChatMail(server.context, job);
    const [mail] = await mailsWith(server, 'Second');
    expect(mail?.text).toContain('First');
    expect(mail?.text).toContain(`/orderChat/${orderId}#${mailed.link}`);
    expect(mail?.text).not.toContain(mailed.passcode);
    await supplier.refusal('mark_order_chat_read', { id: orderId });
    await sendChatMail(server.context, job);
    expect(await mailsWith(server, 'Second')).toHaveLength(1);
    await say(supplier, 'An answer');
    await sendChatMail(server.context, { ...job, side: 'USER' });
    expect((await mailsWith(server, 'An answer'))[0]?.to).toEqual([expect.stringContaining('keeper')]);
    const { rows } = await server.root.query(
      "select key, run_at > now() + interval '30 seconds' as later from jobs.jobs where key like 'order-chat:%' and key like $1",
      [`%${orderId}%`],
    );
    expect(rows).toEqual(expect.arrayContaining([{ key: `order-chat:${orderId}:SUPPLIER`, later: true }]));
  });

  test('fourteen days after all has come nothing more is said, and all is read', async () => {
    await supplier.logIn(mailed);
    const set = (days: number) =>
      server.root.query(
        "update clinic_im_product_orders set status = 'ORDER_RECEIVED', received_at = app.now() - make_interval(days => $2) + interval '1 minute' where id = $1",
        [orderId, days],
      );
    await set(14);
    expect(await supplier.refusal('send_order_message', { order_no: orderId, message: 'Still' })).toBeNull();
    await set(15);
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

  test('files: five staged at most, of this order’s chat only, hung on one’s own message, read by both sides', async () => {
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
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 413]);
    const ids = answers.slice(0, 5).map(({ text }) => JSON.parse(text).file_id as string);
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

  test('by phone there is no link and no chat; without an address no mail', async () => {
    const bare = await add('clinic_im_vendors', { name: 'No mail' });
    const raise = async (vendor_id: string) =>
      (
        await keeper.must<{ raise_order: { id: string } }>(
          `mutation { raise_order(clinic_id: "${north.clinics.one}", vendor_id: "${vendor_id}", lines: [{clinic_im_product_id: "${product}", quantity: 1}]) { id } }`,
        )
      ).raise_order.id;
    const id = await raise(bare);
    expect(await keeper.refusal('place_order', { id, by: 'EMAIL' })).toContain('no e-mail address');
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
    expect(south.client).not.toBe(north.client);
  });
});
