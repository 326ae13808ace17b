import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { listMail } from '../../src/mail/inbox.ts';
import { type Person, send } from '../support/person.ts';
import { eventually, north, south, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let keeper: Person;
let keepertwo: Person;
let worker: Person;
const here = north.clinics.one;
const ids: Record<string, string> = {};

const add = async (table: string, row: Readonly<Record<string, unknown>>): Promise<string> => {
  const all = { client_id: north.client, clinic_id: here, ...row };
  const { rows } = await server.root.query(
    `insert into ${table} (${Object.keys(all).map((name) => `"${name}"`)}) values (${Object.keys(all).map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(all),
  );
  return rows[0].id;
};
beforeAll(async () => {
  server = await startTestServer();
  ids.gloves = await add('clinic_im_products', { name: 'Gloves <b>', code: 'G-1', quantity_type: 'box' });
  ids.masks = await add('clinic_im_products', { name: 'Masks' });
  ids.foreign = await add('clinic_im_products', {
    client_id: south.client,
    clinic_id: south.clinics.one,
    name: 'Foreign',
  });
  ids.mailed = await add('clinic_im_vendors', {
    name: 'Mailed',
    ordersEmails: ['a@supplier.example', 'b@supplier.example'],
  });
  ids.silent = await add('clinic_im_vendors', { name: 'Silent' });
  ids.elsewhere = await add('clinic_im_vendors', {
    clinic_id: north.clinics.two,
    name: 'Elsewhere',
    email: 'elsewhere@supplier.example',
  });
  ids.theirs = await add('clinic_im_vendors', {
    client_id: south.client,
    clinic_id: south.clinics.one,
    name: 'Theirs',
    email: 'theirs@supplier.example',
  });
  ({ keeper, keepertwo, worker } = await server.signInAll('north', 'keeper', 'keepertwo', 'worker'));
});

const ask = async (who: Person, body: object) => {
  const { status, text } = await send(
    who.port,
    who.host,
    'POST',
    '/api/v1/auth-action/sendEmailShoppingList',
    JSON.stringify(body),
    { authorization: `Bearer ${who.token}`, origin: `http://${who.host}`, 'x-operatory': '1' },
  );
  return { status, message: (JSON.parse(text) as { message: string }).message };
};
const line = (product: string, vendor: string | null = null, quantity = 4.5) => ({
  clinic_im_product_id: ids[product],
  vendor_id: vendor && ids[vendor],
  quantity,
});
const lists = async () =>
  (await listMail(server.context.env.DATA_DIR, 500)).filter(({ subject }) =>
    subject.startsWith('Shopping list'),
  );
const sent = (least: number) => eventually(lists, (mails) => mails.length >= least);
/** Once a later email has arrived, no earlier email can still be on its way. */
const settled = async (least: number) => {
  await ask(keeper, { to: 'me', lines: [line('masks')] });
  return sent(least + 1);
};

test('emails the whole shopping list to the user, by clinic and supplier, once per key', async () => {
  const body = {
    to: 'me',
    lines: [line('gloves', 'mailed'), line('masks', null, 2)],
    idempotency_key: randomUUID(),
  };
  expect(await ask(keeper, body)).toEqual({ status: 200, message: 'Shopping list sent to your email' });
  expect(await ask(keeper, body)).toEqual({ status: 200, message: 'Shopping list sent to your email' });
  const [mail] = await sent(1);
  expect(mail?.to).toEqual(['keeper.north@north.example']);
  expect(mail?.text).toMatch(/, Mailed\n- 4\.5 × box Gloves <b> \(G-1\)\n\n.*, No supplier\n- 2 Masks/);
  expect(await settled(1)).toHaveLength(2);
});

test('emails each supplier their own part of the shopping list at each order address, and names suppliers without one', async () => {
  const before = (await lists()).length;
  expect(
    await ask(keeper, { to: 'vendor', lines: [line('gloves', 'mailed'), line('masks', 'silent')] }),
  ).toEqual({ status: 200, message: 'Shopping list emailed to 1 supplier. No email address: Silent.' });
  const mails = (await sent(before + 2)).slice(0, 2);
  expect(mails.flatMap(({ to }) => to).sort()).toEqual(['a@supplier.example', 'b@supplier.example']);
  for (const { text } of mails) {
    expect(text).toContain('- 4.5 × box Gloves <b> (G-1)');
    expect(text).not.toContain('Masks');
    expect(text).toContain('keeper.north@north.example');
  }
});

test('a shopping list requires readable products, suppliers of the same clinic, and the right to order', async () => {
  const before = (await lists()).length;
  const attempts: readonly [Person, object, number][] = [
    [worker, { to: 'me', lines: [line('gloves')] }, 403],
    [keepertwo, { to: 'me', lines: [line('gloves')] }, 404],
    [keeper, { to: 'me', lines: [line('foreign')] }, 404],
    [keeper, { to: 'vendor', lines: [line('gloves', 'elsewhere')] }, 400],
    [keeper, { to: 'vendor', lines: [line('gloves', 'theirs')] }, 400],
    [keeper, { to: 'vendor', lines: [line('gloves', 'silent')] }, 400],
    [keeper, { to: 'me', lines: [] }, 400],
    [keeper, { to: 'me', lines: [line('gloves', null, -1)] }, 400],
    [keeper, { to: 'thief@example.com', lines: [line('gloves')] }, 400],
  ];
  for (const [who, body, status] of attempts)
    expect((await ask(who, body)).status, JSON.stringify(body)).toBe(status);
  expect(await settled(before)).toHaveLength(before + 1);
});
