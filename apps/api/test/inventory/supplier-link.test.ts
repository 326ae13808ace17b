import { randomUUID } from 'node:crypto';
import { extractText } from 'unpdf';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pdfOf } from '../support/pdf.ts';
import { send } from '../support/person.ts';
import { eventually, north } from '../support/server.ts';
import { linkMailed, type MailedLink, Supplier } from '../support/supplier.ts';
import { type Row, type SupplierWorld, supplierWorld } from '../support/supplier-world.ts';

let server: SupplierWorld['server'];
let keeper: SupplierWorld['keeper'];
let one: SupplierWorld['one'];
let placed: SupplierWorld['placed'];
let newcomer: SupplierWorld['newcomer'];
let bell: SupplierWorld['bell'];
let orderId: string;
let mailed: MailedLink;
let supplier: Supplier;
let scene: SupplierWorld;

beforeAll(async () => {
  scene = await supplierWorld();
  ({ server, keeper, one, placed, newcomer, bell } = scene);
});
beforeEach(async () => {
  ({ orderId, mailed, supplier } = await scene.newOrder());
});

describe('signing in by the link', () => {
  test('link and passcode give access to this order, but not to other orders, tables or internal columns', async () => {
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

  test('routes for the clinic’s staff refuse a supplier’s token', async () => {
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

  test('gives the same response for an unknown order, a wrong link and another tenant’s link', async () => {
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

  test('a right passcode after four wrong ones succeeds and resets the count, and its token is valid on its own sub-domain only', async () => {
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

  test('five wrong passcodes lock the link for 15 minutes; ten disable it and notify the clinic', async () => {
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
    await bell('order_link_dead', orderId);
    expect(await keeper.refusal('resend_order_link', { id: orderId })).toBeNull();
    const newLink = await linkMailed(server, orderId, 2);
    expect((await supplier.logIn(mailed)).status).toBe(404);
    expect((await supplier.logIn(newLink)).status).toBe(200);
  });

  test('of twenty simultaneous guesses only five are checked', async () => {
    await server.root.query("delete from login_attempts where kind = 'door'");
    const guesses = Array.from({ length: 20 }, () => newcomer().logIn({ ...mailed, passcode: 'WRNG' }));
    const answers = (await Promise.all(guesses)).map(({ status }) => status);
    expect(answers.filter((status) => status === 401).length).toBe(5);
    expect(answers.filter((status) => status === 429).length).toBe(15);
  });

  test('links, events and jobs do not contain the link, the passcode is stored as a hash, and staff cannot read links', async () => {
    const { rows } = await server.root.query(
      'select * from order_links where clinic_im_product_order_id = $1',
      [orderId],
    );
    const { rows: events } = await server.root.query('select payload from outbox where client_id = $1', [
      north.client,
    ]);
    const { rows: jobs } = await server.root.query('select payload from jobs._private_jobs');
    const text = JSON.stringify([rows, events, jobs]);
    expect(text).not.toContain(mailed.link);
    expect(rows[0].passcode_hash).toMatch(/^\$argon2id\$/);
    expect((await keeper.ask('{ order_links { id } }')).errors).toBeDefined();
  });

  test('a cookie gives a new token until its supplier signs out, and a cancelled order ends sessions and sockets', async () => {
    await supplier.logIn(mailed);
    const renewed = await supplier.postToChat('refresh', { order_id: orderId });
    expect(JSON.parse(renewed.text)).toMatchObject({ order_id: orderId });
    const second = newcomer();
    await second.logIn(mailed);
    await supplier.postToChat('logout', { order_id: orderId });
    expect((await supplier.postToChat('refresh', { order_id: orderId })).status).toBe(401);
    const socket = await second.socket();
    expect(await keeper.refusal('cancel_order', { id: orderId, reason: 'Not needed' })).toBeNull();
    await eventually(
      async () => socket.closed,
      (code) => code !== null,
    );
    // A session is cached for at most two seconds.
    await eventually(
      async () => (await second.post({ query: '{ __typename }' })).status,
      (status) => status === 401,
    );
    expect((await second.logIn(mailed)).status).toBe(404);
  });

  test('a browser has a separate session for each order, with its own token and sign-out', async () => {
    const other = await placed();
    await supplier.logIn(mailed);
    await supplier.logIn(other.mailed);
    const renewed = async (order_id: string) => {
      const { status, text } = await supplier.postToChat('refresh', { order_id });
      return status === 200 ? JSON.parse(text).order_id : status;
    };
    expect([await renewed(orderId), await renewed(other.id)]).toEqual([orderId, other.id]);
    expect((await supplier.postToChat('logout', { order_id: other.id })).status).toBe(200);
    expect([await renewed(orderId), await renewed(other.id)]).toEqual([orderId, 401]);
    // A cookie renamed to another order's gives access to neither.
    for (const [name, value] of [...supplier.cookies])
      if (name.includes(orderId)) supplier.cookies.set(name.replace(orderId, other.id), value);
    expect(await renewed(other.id)).toBe(401);
    expect(await renewed(randomUUID())).toBe(401);
  });

  test('gives the order’s PDF, without the clinic’s internal notes, to its supplier and to no other', async () => {
    const read = async (who: Supplier, order = orderId) => {
      const answer = await send(server.port, who.host, 'GET', `/api/v1/orders/${order}/pdf`, undefined, {
        authorization: `Bearer ${who.token}`,
      });
      return answer.status;
    };
    expect(await read(supplier)).toBe(401);
    await supplier.logIn(mailed);
    const bytes = await pdfOf(supplier, orderId);
    const text = String((await extractText(new Uint8Array(bytes), { mergePages: true })).text);
    expect(text).toContain('Dental Depot');
    expect(text).toMatch(/Gloves.*\$14\.90/s);
    expect(text).not.toContain('Too dear');
    // A session for one order gives no access to another order of the same supplier.
    const other = await placed();
    expect(await read(supplier, other.id)).toBe(404);
    const stranger = newcomer();
    await stranger.logIn(other.mailed);
    expect([await read(stranger, other.id), await read(stranger)]).toEqual([200, 404]);
    // The token is invalid on another organisation's host.
    const elsewhere = newcomer('south');
    elsewhere.token = supplier.token;
    expect(await read(elsewhere)).toBe(401);
    expect((await supplier.postToChat('logout', { order_id: orderId })).status).toBe(200);
    // A session is cached for at most two seconds.
    await eventually(
      () => read(supplier),
      (status) => status === 401,
    );
    expect(await keeper.refusal('cancel_order', { id: other.id, reason: 'x' })).toBeNull();
    await eventually(
      () => read(stranger, other.id),
      (status) => status === 401,
    );
  });
});
