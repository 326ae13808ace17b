import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { eventually, north, south, startTestServer, type TestServer } from '../support/server.ts';

type Row = Readonly<Record<string, unknown>>;
let server: TestServer;
let admin: Person;
let keeper: Person;
let keepertwo: Person;
let worker: Person;
let vendor: string;
let gloves: string;
let masks: string;
const here = north.clinics.one;

const add = async (table: string, row: Row): Promise<string> => {
  const all = { client_id: north.client, clinic_id: here, ...row };
  const { rows } = await server.root.query(
    `insert into ${table} (${Object.keys(all).map((name) => `"${name}"`)}) values (${Object.keys(all).map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(all),
  );
  return rows[0].id;
};

beforeAll(async () => {
  server = await startTestServer();
  // The employee can raise orders but not place them.
  await server.root.query(
    `insert into user_modules_access (client_id, user_id, module_id, default_actions, default_disabled_actions)
     select $1, $2, id, '{VIEW,ADD}', '{}' from modules where name = 'clinic-im-product-orders'`,
    [north.client, north.users.worker],
  );
  vendor = await add('clinic_im_vendors', { name: 'Supplier' });
  gloves = await add('clinic_im_products', { name: 'Gloves', code: 'G', purchase_price: '14.90' });
  masks = await add('clinic_im_products', { name: 'Masks', quantity_type: 'box', purchase_price: '2.505' });
  ({ admin, keeper, keepertwo, worker } = await server.signInAll(
    'north',
    'admin',
    'keeper',
    'keepertwo',
    'worker',
  ));
});

interface Line {
  readonly clinic_im_product_id: string;
  readonly quantity: number;
}
const ten = (): readonly Line[] => [
  { clinic_im_product_id: gloves, quantity: 10 },
  { clinic_im_product_id: masks, quantity: 4 },
];
const raised = async (by: Person = worker, lines = ten()): Promise<string> => {
  const { raise_order } = await by.must<{ raise_order: { id: string } }>(
    `mutation ($lines: [raise_order_lines_input!]!) { raise_order(clinic_id: "${here}", vendor_id: "${vendor}", lines: $lines) { id } }`,
    { lines },
  );
  return raise_order.id;
};
const order = async (id: string) =>
  (
    await server.root.query(
      'select status::text, purchase_order_id, total_amount::text as total, accepted_at is not null as accepted, received_at is not null as received from clinic_im_product_orders where id = $1',
      [id],
    )
  ).rows[0];
const lines = async (id: string): Promise<{ id: string; name: string; left: number; status: string }[]> =>
  (
    await server.root.query(
      `select id, product_name as name, remaining_quantity::float as left, status::text
       from clinic_im_product_order_items where clinic_im_product_order_id = $1 order by product_name`,
      [id],
    )
  ).rows;
const states = async (id: string) => (await lines(id)).map(({ left, status }) => [left, status]);
const history = async (id: string): Promise<string[]> =>
  (
    await server.root.query(
      'select action from clinic_im_product_order_history where clinic_im_product_order_id = $1 order by created_at, id',
      [id],
    )
  ).rows.map(({ action }) => action);
const stockOf = async (product: string): Promise<number> =>
  (
    await server.root.query('select stock_in_hand::float as n from clinic_im_products where id = $1', [
      product,
    ])
  ).rows[0].n;

let id: string;
let first: string;
let second: string;
const placed = async (): Promise<void> => {
  expect(await keeper.refusal('place_order', { id })).toBeNull();
};
const come = (rows: readonly Row[], more: Row = {}) => keeper.refusal('receive_order', { id, rows, ...more });
beforeEach(async () => {
  id = await raised();
  const [one, two] = await lines(id);
  first = one?.id ?? '';
  second = two?.id ?? '';
});

describe('raising and editing an order', () => {
  test('stores each product’s name, code, unit, price and stock as they were when the order was raised', async () => {
    await server.root.query(
      "update clinic_im_products set name = 'Other gloves', purchase_price = 99 where id = $1",
      [gloves],
    );
    const { rows } = await server.root.query(
      'select product_name, product_code, quantity_type, price::text, current_stock::float, new_stock::float from clinic_im_product_order_items where id = any($1) order by product_name',
      [[first, second]],
    );
    await server.root.query(
      "update clinic_im_products set name = 'Gloves', purchase_price = 14.90 where id = $1",
      [gloves],
    );
    expect(rows).toEqual([
      {
        product_name: 'Gloves',
        product_code: 'G',
        quantity_type: null,
        price: '14.90',
        current_stock: await stockOf(gloves),
        new_stock: 10,
      },
      {
        product_name: 'Masks',
        product_code: null,
        quantity_type: 'box',
        price: '2.51',
        current_stock: await stockOf(masks),
        new_stock: 4,
      },
    ]);
    expect((await order(id)).total).toBe('159.04');
    expect(await history(id)).toEqual(['created']);
  });

  test('requires the right, active products and an active supplier of the clinic', async () => {
    const there = await add('clinic_im_products', { clinic_id: north.clinics.two, name: 'Elsewhere' });
    const idle = await add('clinic_im_products', { name: 'Idle', status: 'INACTIVE' });
    const foreign = await add('clinic_im_products', {
      client_id: south.client,
      clinic_id: south.clinics.one,
      name: 'Foreign',
    });
    const theirs = await add('clinic_im_vendors', { clinic_id: north.clinics.two, name: 'Theirs' });
    const one = { clinic_im_product_id: gloves, quantity: 1 };
    const attempts: readonly [Person, Row, string | null][] = [
      [worker, {}, null],
      [keepertwo, {}, 'You Do not have Permission To Perform This Action'],
      [admin, { lines: [{ ...one, clinic_im_product_id: there }] }, 'Choose active products'],
      [admin, { lines: [{ ...one, clinic_im_product_id: idle }] }, 'Choose active products'],
      [admin, { lines: [{ ...one, clinic_im_product_id: foreign }] }, 'Choose active products'],
      [admin, { vendor_id: theirs }, 'Choose an active supplier'],
      [admin, { lines: [] }, 'Please Fill Valid Details'],
      [admin, { lines: [one, one] }, 'Please Fill Valid Details'],
      [admin, { lines: [{ ...one, quantity: 0 }] }, 'Please Fill Valid Details'],
      [admin, { lines: [{ ...one, quantity: 0.0005 }] }, 'Please Fill Valid Details'],
      [admin, { clinic_id: south.clinics.one }, 'Choose an active supplier'],
    ];
    for (const [who, values, sentence] of attempts) {
      const all = { clinic_id: here, vendor_id: vendor, lines: [one], ...values };
      expect(await who.refusal('raise_order', all), JSON.stringify(values)).toBe(sentence);
    }
  });

  test('can change its lines until it is placed, by the raiser or people who place orders, and only in the current version', async () => {
    const now = [{ clinic_im_product_id: masks, quantity: 2.5 }];
    expect(await keepertwo.refusal('edit_order_lines', { id, lines: now })).toBe('Not found');
    expect(await worker.refusal('edit_order_lines', { id, lines: now, version: 1 })).toBeNull();
    expect(await states(id)).toEqual([[2.5, 'PENDING']]);
    expect((await order(id)).total).toBe('6.28');
    expect(await keeper.refusal('edit_order_lines', { id, lines: ten(), version: 1 })).toBe(
      'Someone else has changed this order. Reload it to continue.',
    );
    expect(await keeper.refusal('edit_order_lines', { id, lines: ten(), version: 2 })).toBeNull();
    expect((await order(id)).total).toBe('159.04');
    await placed();
    expect(await keeper.refusal('edit_order_lines', { id, lines: now })).toBe(
      'This order has already been placed',
    );
  });

  test('records each edit in the history with its lines, their names and the other changes', async () => {
    const [glove, mask] = [
      { clinic_im_product_id: gloves, quantity: 12 },
      { clinic_im_product_id: masks, quantity: 4 },
    ];
    const edit = (values: Row) => worker.refusal('edit_order_lines', { id, ...values });
    expect(await edit({ lines: [glove] })).toBeNull();
    expect(await edit({ lines: [glove], custom_message: 'By Friday' })).toBeNull();
    expect(await edit({ lines: [glove], custom_message: 'By Friday' })).toBeNull();
    expect(await edit({ lines: [mask, glove], custom_message: '' })).toBeNull();
    const { rows } = await server.root.query(
      `select user_id, from_value as was, to_value as is from clinic_im_product_order_history
       where clinic_im_product_order_id = $1 and action = 'edited' order by id`,
      [id],
    );
    const [line, other] = [
      [gloves, 12, 'Gloves'],
      [masks, 4, 'Masks'],
    ];
    const by = { user_id: north.users.worker };
    expect(rows).toEqual([
      { ...by, was: { lines: [[gloves, 10, 'Gloves'], other] }, is: { lines: [line] } },
      { ...by, was: { custom_message: null }, is: { custom_message: 'By Friday' } },
      { ...by, was: { custom_message: 'By Friday' }, is: { custom_message: null } },
      { ...by, was: { lines: [line] }, is: { lines: [other, line] } },
    ]);
  });
});

describe('placing, accepting and cancelling', () => {
  test('an order is placed once, by users with the right, gets its number and notifies the raiser', async () => {
    expect(await worker.refusal('place_order', { id })).toBe(
      'You Do not have Permission To Perform This Action',
    );
    await placed();
    expect(await keeper.refusal('place_order', { id })).toBe('This order has already been placed');
    const { status, purchase_order_id } = await order(id);
    expect(status).toBe('ORDER_PLACED');
    expect(purchase_order_id).toMatch(/PO-\d{4,}$/);
    const notificationsOf = (user: string) =>
      server.root.query('select title from user_notifications where user_id = $1 and group_key = $2', [
        user,
        `clinic_im_product_orders:${id}`,
      ]);
    const { rows } = await eventually(
      () => notificationsOf(north.users.worker),
      (answer) => answer.rows.length > 0,
    );
    expect(rows[0].title).toMatch(/ placed order \d+$/);
    expect((await notificationsOf(north.users.keeper)).rows).toEqual([]);
  });

  test('refuses to place an order whose lines a colleague has changed since it was loaded', async () => {
    const now = [{ clinic_im_product_id: masks, quantity: 400 }];
    expect(await worker.refusal('edit_order_lines', { id, lines: now })).toBeNull();
    for (const by of ['EMAIL', 'PHONE'])
      expect(await keeper.refusal('place_order', { id, by, version: 1 })).toBe(
        'Someone else has changed this order. Reload it to continue.',
      );
    expect((await order(id)).status).toBe('RAISED');
    expect(await keeper.refusal('place_order', { id, by: 'PHONE', version: 2 })).toBeNull();
  });

  test('notifies the people who can place orders when orders are raised, once per clinic', async () => {
    const { rows } = await eventually(
      () =>
        server.root.query('select title from user_notifications where user_id = $1 and group_key = $2', [
          north.users.keeper,
          `orders-raised:${here}`,
        ]),
      (answer) => answer.rows.length > 0,
    );
    expect(rows).toHaveLength(1);
  });

  test('an order is accepted by phone once, with a note', async () => {
    expect(await keeper.refusal('confirm_order_by_phone', { id, note: 'Yes' })).toBe(
      "This order hasn't been placed yet",
    );
    await placed();
    expect(await keeper.refusal('confirm_order_by_phone', { id, note: ' ' })).toBe('Message Is Required');
    expect(await worker.refusal('confirm_order_by_phone', { id, note: 'Yes' })).toBe(
      'You Do not have Permission To Perform This Action',
    );
    expect(await keeper.refusal('confirm_order_by_phone', { id, note: 'Tomorrow' })).toBeNull();
    expect(await keeper.refusal('confirm_order_by_phone', { id, note: 'Again' })).toBe(
      'This order has already been accepted',
    );
    expect(await order(id)).toMatchObject({ status: 'ACCEPTED', accepted: true });
    const { rows } = await server.root.query(
      'select message, message_by::text from order_chat_messages where order_no = $1',
      [id],
    );
    expect(rows).toEqual([{ message: 'Accepted by phone: Tomorrow', message_by: 'SYSTEM' }]);
  });

  test('an order can be cancelled with a reason while nothing has arrived, and then reordered', async () => {
    expect(await worker.refusal('cancel_order', { id, reason: '' })).toBe('Reason is required');
    expect(await worker.refusal('cancel_order', { id, reason: 'Not needed' })).toBeNull();
    expect(await keeper.refusal('place_order', { id })).toBe('This order was cancelled. Reorder it instead.');
    // The request is repeated because no response arrived, but the order is raised only once.
    const key = randomUUID();
    const press = () =>
      worker.must<{ reorder: { id: string } }>(
        `mutation act($id: uuid!, $key: String!) { reorder(id: $id, idempotency_key: $key) { id } }`,
        { id, key },
      );
    const { reorder } = await press();
    expect(await press()).toEqual({ reorder });
    id = reorder.id;
    expect(await states(id)).toEqual([
      [10, 'PENDING'],
      [4, 'PENDING'],
    ]);
    await placed();
    expect(await worker.refusal('cancel_order', { id, reason: 'No' })).toBe(
      'You Do not have Permission To Perform This Action',
    );
    const [line] = await lines(id);
    await come([{ order_item_id: line?.id, quantity: 1 }]);
    expect(await keeper.refusal('cancel_order', { id, reason: 'No' })).toBe(
      'Close the remaining items instead',
    );
  });
});

describe('receiving', () => {
  const glove = (quantity: number, more: Row = {}) => ({ order_item_id: first, quantity, ...more });
  const mask = (quantity: number, more: Row = {}) => ({ order_item_id: second, quantity, ...more });

  test('accepts partial deliveries and several lots until everything has arrived', async () => {
    expect(await come([glove(1)])).toBe("This order hasn't been placed yet");
    await placed();
    const [had, hadMasks] = [await stockOf(gloves), await stockOf(masks)];
    const delivery = [
      glove(3, { expiry_date: '2097-03-31', lot_number: 'A1' }),
      glove(3, { expiry_date: '2097-05-31', price: 15 }),
      mask(4),
    ];
    expect(await come(delivery, { invoice_number: 'INV-1' })).toBeNull();
    expect(await order(id)).toMatchObject({ status: 'PARTIAL_ORDER_RECEIVED', received: false });
    expect(await states(id)).toEqual([
      [4, 'PARTIAL'],
      [0, 'RECEIVED'],
    ]);
    const { rows } = await server.root.query(
      `select l.current_quantity::float as left, l.expiry_date::text, l.lot_number, l.purchase_price::text, l.invoice_number
       from clinic_im_product_order_receipts r join clinic_im_product_stocks l on l.id = r.clinic_im_product_stock_id
       where r.clinic_im_product_order_id = $1 order by l.expiry_date nulls last`,
      [id],
    );
    expect(rows).toEqual([
      {
        left: 3,
        expiry_date: '2097-03-31',
        lot_number: 'A1',
        purchase_price: '14.90',
        invoice_number: 'INV-1',
      },
      {
        left: 3,
        expiry_date: '2097-05-31',
        lot_number: null,
        purchase_price: '15.00',
        invoice_number: 'INV-1',
      },
      { left: 4, expiry_date: null, lot_number: null, purchase_price: '2.51', invoice_number: 'INV-1' },
    ]);
    expect([(await stockOf(gloves)) - had, (await stockOf(masks)) - hadMasks]).toEqual([6, 4]);
    expect(await come([mask(1)])).toBe('Already received');
    expect(await come([glove(2), glove(3)])).toBe('This is more than was ordered. Add a note to confirm it.');
    expect((await stockOf(gloves)) - had).toBe(6);
    expect(await come([glove(4)])).toBeNull();
    expect(await order(id)).toMatchObject({ status: 'ORDER_RECEIVED', received: true });
    expect(await come([glove(1)])).toBe('Already received');
    expect((await stockOf(gloves)) - had).toBe(10);
    expect(await history(id)).toEqual(['created', 'placed', 'received', 'received']);
  });

  test('a delivery that is sent twice is received once', async () => {
    await placed();
    const idempotency_key = randomUUID();
    const had = await stockOf(masks);
    const twice = await Promise.all([
      come([mask(2)], { idempotency_key }),
      come([mask(2)], { idempotency_key }),
    ]);
    expect(twice).toEqual([null, null]);
    expect((await stockOf(masks)) - had).toBe(2);
  });

  test('refuses empty deliveries, lines of another order, and users without the right', async () => {
    await placed();
    expect(await come([])).toBe('Enter what was delivered');
    expect(await come([glove(0)])).toBe('Please Fill Valid Details');
    const other = await raised();
    const [line] = await lines(other);
    expect(await come([{ order_item_id: line?.id, quantity: 1 }])).toBe('Please Fill Valid Details');
    expect(await worker.refusal('receive_order', { id, rows: [glove(1)] })).toBe(
      'You Do not have Permission To Perform This Action',
    );
    expect(await keepertwo.refusal('receive_order', { id, rows: [glove(1)] })).toBe('Not found');
  });

  test('accepts more than ordered with a note, but nothing on a closed line', async () => {
    await placed();
    const note = { over_receipt_note: 'A free box' };
    const saw = (remaining: number) => ({ ...note, seen: [{ order_item_id: second, remaining }] });
    const over = 'This is more than was ordered. Add a note to confirm it.';
    expect(await come([mask(5)], note)).toBe(over);
    expect(await come([mask(5)], saw(3))).toBe(over);
    // Two simultaneous requests receive the same delivery with a free box, but it is recorded once.
    const both = await Promise.all([come([mask(5)], saw(4)), come([mask(5)], saw(4))]);
    expect(both.filter((each) => each === null)).toHaveLength(1);
    expect(both).toContain('Already received');
    expect(await come([mask(1)], saw(0))).toBeNull();
    expect((await states(id))[1]).toEqual([0, 'RECEIVED']);
    expect(await keeper.refusal('close_order_item', { id: second, reason: 'None' })).toBe('Already received');
    expect(await come([glove(6)])).toBeNull();
    expect(await keeper.refusal('close_order_item', { id: first, reason: '' })).toBe('Reason is required');
    expect(await keeper.refusal('close_order_item', { id: first, reason: 'Sold out' })).toBeNull();
    expect((await states(id))[0]).toEqual([4, 'SHORT']);
    expect(await order(id)).toMatchObject({ status: 'ORDER_RECEIVED' });
    expect(await keeper.refusal('close_order_item', { id: first, reason: 'Again' })).toBeNull();
  });

  test('refuses to close every line of an order without deliveries, because it should be cancelled instead', async () => {
    await placed();
    expect(await keeper.refusal('close_order_item', { id: first, reason: 'Sold out' })).toBeNull();
    expect(await order(id)).toMatchObject({ status: 'ORDER_PLACED' });
    expect(await come([glove(1)])).toBe('This item is closed. No more deliveries are expected.');
    expect(await keeper.refusal('close_order_item', { id: second, reason: 'Sold out' })).toBe(
      'Nothing was delivered. Cancel the order instead.',
    );
  });

  test('a receipt can be reversed while its lot is untouched, within a day of the last receipt', async () => {
    await placed();
    const had = await stockOf(masks);
    await server.root.query('update clinic_im_products set alert_stock_number = $2 where id = $1', [
      masks,
      had + 1,
    ]);
    await come([glove(10), mask(4)]);
    const receiptOf = async (item: string): Promise<{ id: string; lot: string }> =>
      (
        await server.root.query(
          'select id, clinic_im_product_stock_id as lot from clinic_im_product_order_receipts where clinic_im_product_order_item_id = $1',
          [item],
        )
      ).rows[0];
    const [ofGloves, ofMasks] = [await receiptOf(first), await receiptOf(second)];
    await server.root.query(
      'insert into clinic_im_product_usages (client_id, clinic_id, clinic_im_product_id, product_lot_id, used_stock, user_id) values ($1, $2, $3, $4, 1, $5)',
      [north.client, here, gloves, ofGloves.lot, north.users.keeper],
    );
    const reverse = (receipt: { id: string }) =>
      keeper.refusal('reverse_receipt', { id: receipt.id, reason: 'Wrong box' });
    expect(await reverse(ofGloves)).toBe(
      "This receipt can't be reversed because some of its stock was used or moved",
    );
    const at = (text: string) =>
      server.root.query(
        `update clinic_im_product_orders set received_at = now() - interval '${text}' where id = $1`,
        [id],
      );
    await at('24 hours 2 seconds');
    expect(await reverse(ofMasks)).toBe('Receipts can be reversed within 24 hours of the last delivery');
    await at('23 hours');
    expect(await reverse(ofMasks)).toBeNull();
    expect(await reverse(ofMasks)).toBeNull();
    expect(await order(id)).toMatchObject({ status: 'PARTIAL_ORDER_RECEIVED', received: false });
    expect((await states(id))[1]).toEqual([4, 'PENDING']);
    expect((await stockOf(masks)) - had).toBe(0);
    const { rows: received } = await server.root.query(
      "select payload->'whole' as whole, payload->'reversed' as reversed from outbox where event = 'order_received' and payload->>'entity_id' = $1 order by created_at",
      [id],
    );
    expect(received).toEqual([
      { whole: true, reversed: null },
      { whole: false, reversed: true },
    ]);
    const { rows: notified } = await server.root.query(
      "select payload->>'product_name' as name from outbox where event = 'low_stock' and payload->>'entity_id' = $1",
      [masks],
    );
    expect(notified).toEqual([{ name: 'Masks' }]);
  });

  test('reversing a receipt while somebody uses its lot is refused because it was used', async () => {
    await placed();
    await come([mask(4)]);
    const { rows } = await server.root.query(
      'select id, clinic_im_product_stock_id as lot from clinic_im_product_order_receipts where clinic_im_product_order_item_id = $1',
      [second],
    );
    const user = await server.root.connect();
    try {
      await user.query('begin');
      await user.query('select from clinic_im_products where id = $1 for no key update', [masks]);
      const answer = keeper.refusal('reverse_receipt', { id: rows[0].id, reason: 'Wrong box' });
      await eventually(
        () =>
          server.root.query(
            "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          ),
        ({ rowCount }) => rowCount === 1,
      );
      await user.query(
        'insert into clinic_im_product_usages (client_id, clinic_id, clinic_im_product_id, product_lot_id, used_stock, user_id) values ($1, $2, $3, $4, 1, $5)',
        [north.client, here, masks, rows[0].lot, north.users.keeper],
      );
      await user.query('commit');
      expect(await answer).toBe("This receipt can't be reversed because some of its stock was used or moved");
    } finally {
      user.release();
    }
  });

  test('refuses to undo a use whose lot was removed with its receipt, and gives the reason', async () => {
    await placed();
    await come([mask(4)]);
    const { rows } = await server.root.query(
      'select id, clinic_im_product_stock_id as lot from clinic_im_product_order_receipts where clinic_im_product_order_item_id = $1',
      [second],
    );
    const [{ id: receipt, lot }] = rows;
    const use = { clinic_im_product_id: masks, product_lot_id: lot, quantity: 2, reason: 'Scanned' };
    const found = { id: lot, seen: 2, quantity: 4, reason: 'Found' };
    for (const [name, values] of [
      ['use_stock', use],
      ['adjust_lot', found],
      ['reverse_receipt', { id: receipt, reason: 'Wrong box' }],
    ] as const)
      expect(await keeper.refusal(name, values)).toBeNull();
    const used = await server.root.query(
      'select id from clinic_im_product_usages where product_lot_id = $1',
      [lot],
    );
    expect(await keeper.refusal('undo_stock_use', { id: used.rows[0].id })).toBe(
      'The delivery of this lot was reversed. Adjust another lot instead.',
    );
  });

  test('accepts prices to the cent, up to the maximum price', async () => {
    await placed();
    const price = async (value: number) => come([{ ...mask(1), price: value }]);
    expect(await price(1.005)).toBe('Price can have up to 2 decimal places');
    expect(await price(-0.01)).toBe('Price must be at least 0');
    expect(await price(10_000_000)).toBe("Price can't be more than 9999999.99");
    expect(await price(1.05)).toBeNull();
    const { rows } = await server.root.query(
      'select price::text from clinic_im_product_order_receipts where clinic_im_product_order_item_id = $1',
      [second],
    );
    expect(rows).toEqual([{ price: '1.05' }]);
  });
});

describe('a line that was closed short', () => {
  test('is outstanding again after a reversal, so the order is not received when nothing has arrived', async () => {
    await placed();
    await come([
      { order_item_id: first, quantity: 2 },
      { order_item_id: second, quantity: 4 },
    ]);
    expect(await keeper.refusal('close_order_item', { id: first, reason: 'Sold out' })).toBeNull();
    expect(await order(id)).toMatchObject({ status: 'ORDER_RECEIVED' });
    const { rows } = await server.root.query(
      'select id from clinic_im_product_order_receipts where clinic_im_product_order_id = $1',
      [id],
    );
    for (const receipt of rows)
      expect(await keeper.refusal('reverse_receipt', { id: receipt.id, reason: 'Wrong box' })).toBeNull();
    expect(await order(id)).toMatchObject({ status: 'ORDER_PLACED', received: false });
    expect(await states(id)).toEqual([
      [10, 'PENDING'],
      [4, 'PENDING'],
    ]);
    expect(await come([{ order_item_id: first, quantity: 10 }])).toBeNull();
  });
});

describe('status changes by the update mutations', () => {
  const say = async (by: Person, name: string, row: string, object: Row): Promise<string | null> => {
    const text = `mutation ($id: uuid!, $object: ${name}_object_input!) { ${name}(id: $id, object: $object) { id } }`;
    return (await by.ask(text, { id: row, object })).errors?.[0]?.message ?? null;
  };
  const move = (object: Row, by = keeper) => say(by, 'update_order_status', id, object);
  const status = (value: string, more: Row = {}) => ({ status: value, ...more });

  test('an order changes status under the same rules and for the same users as by its commands', async () => {
    expect(await move(status('ORDER_PLACED'), worker)).toBe(
      'You Do not have Permission To Perform This Action',
    );
    expect(await move(status('ACCEPTED', { note: 'Yes' }))).toBe("This order hasn't been placed yet");
    expect(await move(status('ORDER_PLACED'))).toBeNull();
    expect(await move(status('ORDER_PLACED'))).toBe('This order has already been placed');
    expect(await move(status('ACCEPTED'))).toBe('Please Fill Valid Details');
    expect(await move(status('ACCEPTED', { note: 'Yes' }))).toBeNull();
    for (const value of ['PARTIAL_ORDER_RECEIVED', 'ORDER_RECEIVED'])
      expect(await move(status(value))).toBe('Enter what was delivered');
    expect(await move(status('RAISED'))).toBe('Please Fill Valid Details');
    expect(await move(status('CANCEL'))).toBe('Please Fill Valid Details');
    expect(await move(status('CANCEL', { reason: 'Not needed' }))).toBeNull();
    expect(await move(status('ORDER_PLACED'))).toBe('This order was cancelled. Reorder it instead.');
    expect(await history(id)).toEqual(['created', 'placed', 'accepted', 'cancelled']);
    expect(await move(status('CANCEL', { reason: 'x' }), keepertwo)).toBe('Not found');
  });

  test('a line can be received, closed short, or set to a total received', async () => {
    const of = (line: string, object: Row, by = keeper) => say(by, 'update_order_item_status', line, object);
    const came = (line: string, object: Row) =>
      say(keeper, 'update_order_item_quantity_status', line, object);
    expect(await of(second, status('RECEIVED'))).toBe("This order hasn't been placed yet");
    await placed();
    expect(await of(second, status('RECEIVED'), worker)).toBe(
      'You Do not have Permission To Perform This Action',
    );
    expect(await of(second, status('RECEIVED'), keepertwo)).toBe('Not found');
    expect(await of(second, status('PENDING'))).toBe('Enter what was delivered');
    expect(await came(first, { quantity_received: 2.5, expiry_date: '2030-01-31' })).toBeNull();
    expect(await came(first, { quantity_received: 2.5 })).toBeNull();
    expect(await came(first, { quantity_received: 2 })).toBe('Please Fill Valid Details');
    expect(await came(first, { quantity_received: 11 })).toBe(
      'This is more than was ordered. Add a note to confirm it.',
    );
    expect(await states(id)).toEqual([
      [7.5, 'PARTIAL'],
      [4, 'PENDING'],
    ]);
    expect(await of(second, status('RECEIVED', { lot_number: 'A1' }))).toBeNull();
    expect(await of(second, status('RECEIVED'))).toBe('Already received');
    expect(await of(first, status('SHORT'))).toBe('Please Fill Valid Details');
    expect(await of(first, status('SHORT', { reason: 'Sold out' }))).toBeNull();
    expect((await order(id)).status).toBe('ORDER_RECEIVED');
    expect(await history(id)).toEqual(['created', 'placed', 'received', 'received', 'closed']);
  });
});

test('an order cannot be raised with a file that was never uploaded', async () => {
  const missing = randomUUID();
  const given = { clinic_id: here, vendor_id: vendor, lines: ten(), attachments: [{ file_id: missing }] };
  expect(await worker.refusal('raise_order', given)).toBe('Please Fill Valid Details');
});
