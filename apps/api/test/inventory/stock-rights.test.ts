import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';

type Row = Readonly<Record<string, unknown>>;
let server: TestServer;
let people: Record<'admin' | 'keeper' | 'keepertwo' | 'worker', Person>;
let mine: Row;
let gloves: string;

const add = async (table: string, row: Row): Promise<string> => {
  const all = { client_id: north.client, ...row };
  const { rows } = await server.root.query(
    `insert into ${table} (${Object.keys(all).map((name) => `"${name}"`)}) values (${Object.keys(all).map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(all),
  );
  return rows[0].id;
};
const at = (clinic_id: string, row: Row): Row => ({ clinic_id, ...row });

beforeAll(async () => {
  server = await startTestServer();
  // The person who manages the second clinic's stock cannot see its orders.
  await server.root.query(
    `insert into user_modules_access (client_id, user_id, module_id, default_actions, default_disabled_actions)
     select $1, $2, id, '{}', '{VIEW,ADD,EDIT,DELETE}' from modules where name = 'clinic-im-product-orders'`,
    [north.client, north.users.keeperTwo],
  );
  const { one, two } = north.clinics;
  mine = {
    vendor: await add(
      'clinic_im_vendors',
      at(one, { name: 'Supplier', ordersEmails: ['orders@one.example'] }),
    ),
  };
  gloves = await add('clinic_im_products', at(one, { name: 'Gloves', purchase_price: '14.90' }));
  await add('clinic_im_products', at(two, { name: 'Masks', purchase_price: '12.50' }));
  const lot = await add(
    'clinic_im_product_stocks',
    at(one, { clinic_im_product_id: gloves, lot_number: 'A' }),
  );
  await add(
    'stock_movements',
    at(one, { clinic_im_product_id: gloves, clinic_im_product_stock_id: lot, kind: 'RECEIVED', quantity: 8 }),
  );
  mine = { ...mine, lot };
  people = await server.signInAll('north', 'admin', 'keeper', 'keepertwo', 'worker');
});

/** @returns Each person's response, or the message of the refusal. */
async function answers(text: string): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {};
  for (const [name, person] of Object.entries(people)) {
    const { data, errors } = await person.ask(text);
    seen[name] = errors?.[0]?.message ?? Object.values(data ?? {})[0];
  }
  return seen;
}

test('shows products to staff of their clinic, costs only to those who can see orders, names to everybody', async () => {
  const read = '{ clinic_im_products(order_by: { name: asc }) { name purchase_price stock_in_hand } }';
  expect(await answers(read)).toEqual({
    admin: [
      { name: 'Gloves', purchase_price: '14.90', stock_in_hand: '8.000' },
      { name: 'Masks', purchase_price: '12.50', stock_in_hand: '0.000' },
    ],
    keeper: [{ name: 'Gloves', purchase_price: '14.90', stock_in_hand: '8.000' }],
    keepertwo: [{ name: 'Masks', purchase_price: null, stock_in_hand: '0.000' }],
    worker: expect.stringMatching('purchase_price'),
  });
  const { data } = await people.worker.ask('{ clinic_im_products(order_by: { name: asc }) { name } }');
  expect(data?.clinic_im_products).toEqual([{ name: 'Gloves' }, { name: 'Masks' }]);
  const guess = await people.keepertwo.ask(
    '{ clinic_im_products(where: { purchase_price: { _gt: "1" } }) { id } }',
  );
  expect(guess.errors?.[0]?.message).toMatch('purchase_price');
});

test('refuses writes to columns that movements maintain, and the deletion of products in stock', async () => {
  for (const set of ['stock_in_hand: "99"', 'quantity: "99"', 'is_low_stock: false']) {
    const { errors } = await people.admin.ask(
      `mutation m { update_clinic_im_products(where: {}, _set: { ${set} }) { affected_rows } }`,
    );
    expect(errors?.[0]?.message).toMatch('not found');
  }
  for (const root of [
    'insert_stock_movements',
    'insert_clinic_im_product_stocks',
    'insert_clinic_im_product_usages',
  ]) {
    const { errors } = await people.admin.ask(`mutation m { ${root}(objects: []) { affected_rows } }`);
    expect(errors?.[0]?.message).toMatch('not found');
  }
  const drop = (id: string) =>
    people.keeper.ask('mutation m($id: uuid!) { delete_clinic_im_products_by_pk(id: $id) { name } }', { id });
  expect((await drop(gloves)).errors?.[0]?.message).toMatch('clinic_im_products_deleted_check');
  const empty = await add('clinic_im_products', at(north.clinics.one, { name: 'Unused' }));
  expect((await drop(empty)).data).toEqual({ delete_clinic_im_products_by_pk: { name: 'Unused' } });
  const { data } = await people.keeper.ask('{ clinic_im_products { name } }');
  expect(data?.clinic_im_products).toEqual([{ name: 'Gloves' }]);
});

test('a product’s supplier must belong to its clinic', async () => {
  const far = await add('clinic_im_vendors', at(north.clinics.two, { name: 'Far supplier' }));
  const { errors } = await people.admin.ask(
    'mutation m($id: uuid!, $far: uuid!) { update_clinic_im_products_by_pk(pk_columns: { id: $id }, _set: { clinic_im_vendor_id: $far }) { id } }',
    { id: gloves, far },
  );
  expect(errors?.[0]?.message).toMatch('clinic_im_vendor_id of another clinic');
});

test('manual edits of a lot and of a supplier’s order addresses are recorded with their author', async () => {
  await people.keeper.must(
    'mutation m($lot: uuid!, $vendor: uuid!) { lot: update_clinic_im_product_stocks_by_pk(pk_columns: { id: $lot }, _set: { note: "Opened" }) { id } vendor: update_clinic_im_vendors_by_pk(pk_columns: { id: $vendor }, _set: { ordersEmails: ["desk@one.example"] }) { id } }',
    mine,
  );
  const { data } = await people.admin.ask(
    'query q($rows: [String!]!) { audit_log(where: { row_id: { _in: $rows } }, order_by: { table_name: asc }) { user_id from_value to_value } }',
    { rows: Object.values(mine) },
  );
  const user_id = north.users.keeper;
  expect(data?.audit_log).toEqual([
    { user_id, from_value: { note: null }, to_value: { note: 'Opened' } },
    {
      user_id,
      from_value: { ordersEmails: ['orders@one.example'] },
      to_value: { ordersEmails: ['desk@one.example'] },
    },
  ]);
});

test('orders change status only by commands, and an order that was never sent is deleted with its child records', async () => {
  const order = (short_id: number, row: Row = {}) =>
    add(
      'clinic_im_product_orders',
      at(north.clinics.one, {
        short_id,
        vendor_id: mine.vendor,
        raised_by_user_id: north.users.keeper,
        ...row,
      }),
    );
  const raised = await order(1);
  const sent = {
    status: 'ORDER_PLACED',
    placed_at: '2026-11-18T00:00Z',
    purchase_order_id: 'ONE-2',
    submit_via: 'PHONE',
  };
  const placed = await order(2, sent);
  for (const clinic_im_product_order_id of [raised, placed])
    await add('clinic_im_product_order_items', {
      clinic_im_product_order_id,
      clinic_im_product_id: gloves,
      product_name: 'Gloves',
      new_stock: 2,
    });
  const drop = 'mutation m { delete_clinic_im_product_orders(where: {}) { returning { short_id } } }';
  expect(await answers(drop)).toMatchObject({
    admin: { returning: [{ short_id: 1 }] },
    keeper: { returning: [] },
    keepertwo: expect.stringMatching('not found'),
    worker: expect.stringMatching('not found'),
  });
  expect(
    await answers('{ clinic_im_product_order_items { clinic_im_product_order { short_id } } }'),
  ).toMatchObject({
    admin: [{ clinic_im_product_order: { short_id: 2 } }],
    keeper: [{ clinic_im_product_order: { short_id: 2 } }],
    keepertwo: expect.stringMatching('not found'),
  });
  const { errors } = await people.admin.ask(
    'mutation m { update_clinic_im_product_orders(where: {}, _set: { status: ACCEPTED }) { affected_rows } }',
  );
  expect(errors?.[0]?.message).toMatch('not found');
  const noted = await people.keeper.ask(
    'mutation m { update_clinic_im_product_order_items(where: {}, _set: { internal_note: "Ask for a discount" }) { affected_rows } }',
  );
  expect(noted.data).toEqual({ update_clinic_im_product_order_items: { affected_rows: 1 } });
});
