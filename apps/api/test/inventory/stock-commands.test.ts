import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { booksFaults } from '../support/books.ts';
import type { Person } from '../support/person.ts';
import { addRow } from '../support/rows.ts';
import { north, startTestServer, type TestServer } from '../support/server.ts';
import { addProduct, done, receive } from '../support/stock.ts';

let server: TestServer;
let admin: Person;
let keeper: Person;
let keepertwo: Person;
let worker: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer({ OPERATORY_NOW: '2026-11-21T01:00:00Z' });
  ({ admin, keeper, keepertwo, worker } = await server.signInAll(
    'north',
    'admin',
    'keeper',
    'keepertwo',
    'worker',
  ));
  stranger = await server.signIn('south', 'admin');
});

const denied = 'You Do not have Permission To Perform This Action';
const rows = async (text: string, values: readonly unknown[] = []) =>
  (await server.root.query(text, [...values])).rows;
let product: string;
beforeEach(async () => {
  product = await addProduct(keeper, { alert_stock_number: '16', maximum: '40' });
  return async () => expect(await booksFaults(rows)).toEqual([]);
});
const stock = async () =>
  (
    await rows(
      'select stock_in_hand::float as hand, stock_in_hand_total::float as total, is_low_stock as low from clinic_im_products where id = $1',
      [product],
    )
  )[0];
const left = async (...lots: string[]) => {
  const found = await rows('select id, current_quantity::float as left from clinic_im_product_stocks');
  return lots.map((lot) => found.find(({ id }) => id === lot)?.left);
};
const use = (quantity: number, more: Readonly<Record<string, unknown>> = {}, by = keeper) =>
  by.refusal('use_stock', { clinic_im_product_id: product, quantity, ...more });

describe('with five lots of a product', () => {
  let a: string;
  let b: string;
  let c: string;
  let d: string;
  let e: string;
  beforeEach(async () => {
    [a, b, c, d, e] = [
      await receive(keeper, product, 10, '2026-12-31'),
      await receive(keeper, product, 5, '2026-11-30'),
      await receive(keeper, product, 8),
      await receive(keeper, product, 4, '2026-11-20'),
      await receive(keeper, product, 3),
    ];
    expect(await keeper.refusal('dispose_lot', { id: e, reason: 'Torn' })).toBeNull();
  });

  test('a use takes the lot that expires first, all or nothing, and the product is low at the alert level', async () => {
    expect(await stock()).toEqual({ hand: 23, total: 27, low: false });
    expect(await use(25)).toBe('Only 23 in stock');
    expect(await stock()).toEqual({ hand: 23, total: 27, low: false });
    expect(await use(7)).toBeNull();
    expect(await left(a, b, c)).toEqual([8, 0, 8]);
    expect(await stock()).toEqual({ hand: 16, total: 20, low: true });
    expect(await use(1)).toBeNull();
    await receive(keeper, product, 10);
    expect(await stock()).toEqual({ hand: 25, total: 29, low: false });
  });

  test('a use takes a chosen lot, with a reason when another one expires sooner', async () => {
    expect(await use(1, { product_lot_id: c })).toBe(
      'Another lot expires sooner. Say why you are using this one.',
    );
    expect(await use(1, { product_lot_id: c, reason: '  ' })).toBe(
      'Another lot expires sooner. Say why you are using this one.',
    );
    expect(await use(1, { product_lot_id: c, reason: 'Scanned' })).toBeNull();
    expect(await left(a, b, c)).toEqual([10, 5, 7]);
    expect(await use(6, { product_lot_id: b })).toBe('Only 5 left in this lot');
    expect(await use(1, { product_lot_id: d, reason: 'All the same' })).toBe('This lot has expired');
    expect(await use(1, { product_lot_id: e, reason: 'All the same' })).toBe('This lot was disposed of');
    const other = await receive(keeper, await addProduct(keeper), 9);
    expect(await use(1, { product_lot_id: other })).toBe('Not found');
  });

  test('one use of two lots is undone as one, once, but not into a disposed lot', async () => {
    const id = await done(keeper, 'use_stock', {
      clinic_im_product_id: product,
      quantity: 7,
      note: 'Ms Lee',
    });
    const ledger = () =>
      rows(
        'select kind::text, quantity::float from stock_movements where clinic_im_product_id = $1 and clinic_im_product_usage_id is not null order by created_at, kind, quantity',
        [product],
      );
    expect(await ledger()).toEqual([
      { kind: 'USED', quantity: -5 },
      { kind: 'USED', quantity: -2 },
    ]);
    expect(await keeper.refusal('undo_stock_use', { id })).toBeNull();
    expect(await keeper.refusal('undo_stock_use', { id })).toBeNull();
    expect(await left(a, b)).toEqual([10, 5]);
    expect(await ledger()).toHaveLength(4);
    const again = await done(keeper, 'use_stock', { clinic_im_product_id: product, quantity: 7 });
    expect(await keeper.refusal('dispose_lot', { id: a, reason: 'Dropped' })).toBeNull();
    expect(await keeper.refusal('undo_stock_use', { id: again })).toBe(
      'This lot was disposed of. Adjust another lot instead.',
    );
    expect(await left(a, b)).toEqual([0, 0]);
  });

  test('the rest of a lot is disposed of once, with a reason; several lots can be disposed of together', async () => {
    expect(await keeper.refusal('dispose_lot', { id: b, reason: ' ' })).toBe('Reason is required');
    await use(2);
    expect(await keeper.refusal('dispose_lot', { id: b, reason: 'Wet' })).toBeNull();
    expect(await keeper.refusal('dispose_lot', { id: b, reason: 'Wet' })).toBe('This lot was disposed of');
    expect(
      await rows(
        'select quantity::float, reason from stock_movements where clinic_im_product_stock_id = $1 and kind = $2',
        [b, 'DISPOSED'],
      ),
    ).toEqual([{ quantity: -3, reason: 'Wet' }]);
    const { dispose_lot_many: outcomes } = await keeper.must<{ dispose_lot_many: unknown[] }>(
      `mutation { dispose_lot_many(objects: [{id: "${a}", reason: "Old"}, {id: "${b}", reason: "Old"}, {id: "${d}", reason: "Old"}]) { id message } }`,
    );
    expect(outcomes).toEqual([
      { id: a, message: null },
      { id: null, message: 'This lot was disposed of' },
      { id: d, message: null },
    ]);
    expect(await stock()).toMatchObject({ hand: 8, total: 8 });
  });

  test('a disposal is undone once and completely, by the same user within ten minutes', async () => {
    const back = (by: Person, id = b) => by.refusal('undo_dispose_lot', { id });
    expect(await keeper.refusal('dispose_lot', { id: b, reason: 'Wet' })).toBeNull();
    expect(await left(b)).toEqual([0]);
    expect(await back(admin)).toBe('Only the person who disposed of this lot can restock it');
    expect(await back(keeper)).toBeNull();
    expect(await back(keeper)).toBeNull();
    expect(await left(b)).toEqual([5]);
    expect(await stock()).toMatchObject({ hand: 23, total: 27 });
    expect(await use(7)).toBeNull();
    expect(await left(b)).toEqual([0]);
    const { clock } = server.context;
    expect(await keeper.refusal('dispose_lot', { id: a, reason: 'Wet' })).toBeNull();
    const now = clock.now().getTime();
    try {
      await clock.set(new Date(now + 11 * 60_000));
      expect(await back(keeper, a)).toBe('A disposed lot can be restocked within 10 minutes');
      await clock.set(new Date(now + 9 * 60_000));
      expect(await back(keeper, a)).toBeNull();
    } finally {
      await clock.set(new Date(now));
    }
    expect(await left(a)).toEqual([8]);
  });

  test('a lot is adjusted only by a user who saw the recorded quantity', async () => {
    const adjust = (seen: number, quantity: number, reason = 'Miscounted', id = c) =>
      keeper.refusal('adjust_lot', { id, seen, quantity, reason });
    expect(await adjust(8, 6.5)).toBeNull();
    expect(await adjust(8, 5)).toBe('Someone else has changed this stock. Refresh to continue.');
    expect(await adjust(6.5, 5, '')).toBe('Reason is required');
    expect(await adjust(6.5, -1)).toBe('Please Fill Valid Details');
    expect(await adjust(6.5, 5.00001)).toBe('Please Fill Valid Details');
    expect(await adjust(0, 1, 'Found', e)).toBe('This lot was disposed of');
    expect(await left(c)).toEqual([6.5]);
  });
});

test('refuses quantities below 0.001 or with over 3 decimals, and prices with parts of a cent or over the maximum', async () => {
  const invalid = 'Please Fill Valid Details';
  const lot = await receive(keeper, product, 5);
  for (const amount of [9e-8, 1e-9, 1.00000005, 0.0005, 0, -1]) {
    expect(await use(amount)).toBe(invalid);
    expect(await use(amount, { product_lot_id: lot })).toBe(invalid);
  }
  expect(await left(lot)).toEqual([5]);
  const priced = (purchase_price: number) =>
    keeper.refusal('receive_stock', {
      clinic_im_product_id: product,
      lots: [{ quantity: 1 }],
      purchase_price,
    });
  expect(await priced(1.005)).toBe('Price can have up to 2 decimal places');
  expect(await priced(10_000_000)).toBe("Price can't be more than 9999999.99");
  expect(await priced(1.05)).toBeNull();
  expect(
    await rows(
      'select purchase_price from clinic_im_product_stocks where clinic_im_product_id = $1 and purchase_price is not null',
      [product],
    ),
  ).toEqual([{ purchase_price: '1.05' }]);
});

test('receives several lots of a delivery in one request, all or none, once per key', async () => {
  const receipt = (more: readonly object[] = []) => ({
    clinic_im_product_id: product,
    lots: [
      { quantity: 6, lot_number: 'A1', expiry_date: '2027-03-31' },
      { quantity: 2.5, lot_number: 'B7', expiry_date: '2027-05-31', unique_scan_id: 'CODE-B7' },
      { quantity: 1 },
      ...more,
    ],
    invoice_number: 'INV-9',
  });
  const lots = () =>
    rows(
      `select lot_number, expiry_date::text, unique_scan_id, quantity::float, current_quantity::float as left, invoice_number
       from clinic_im_product_stocks where clinic_im_product_id = $1 order by quantity desc`,
      [product],
    );
  // Only the database refuses the date, while the quantity is refused earlier.
  for (const wrong of [{ quantity: 1, expiry_date: '0000-01-01' }, { quantity: 0 }])
    expect(await keeper.refusal('receive_stock', receipt([wrong]))).toBe('Please Fill Valid Details');
  expect(await keeper.refusal('receive_stock', { ...receipt(), lots: [] })).toBe('Please Fill Valid Details');
  expect(await lots()).toEqual([]);
  const request = { ...receipt(), idempotency_key: `delivery ${product}` };
  const [first, again] = await Promise.all([
    done(keeper, 'receive_stock', request),
    done(keeper, 'receive_stock', request),
  ]);
  expect(again).toBe(first);
  expect(await lots()).toEqual([
    {
      lot_number: 'A1',
      expiry_date: '2027-03-31',
      unique_scan_id: null,
      quantity: 6,
      left: 6,
      invoice_number: 'INV-9',
    },
    {
      lot_number: 'B7',
      expiry_date: '2027-05-31',
      unique_scan_id: 'CODE-B7',
      quantity: 2.5,
      left: 2.5,
      invoice_number: 'INV-9',
    },
    {
      lot_number: null,
      expiry_date: null,
      unique_scan_id: null,
      quantity: 1,
      left: 1,
      invoice_number: 'INV-9',
    },
  ]);
  expect(await left(first)).toEqual([6]);
  expect(await stock()).toMatchObject({ hand: 9.5, total: 9.5 });
});

test('a lot can be used on its last day until the clinic’s midnight', async () => {
  const { clock } = server.context;
  await receive(keeper, product, 2, '2026-11-21');
  try {
    // Sydney is eleven hours ahead.
    await clock.set(new Date('2026-11-21T12:59:00Z'));
    expect(await use(1)).toBeNull();
    await clock.set(new Date('2026-11-21T13:00:00Z'));
    expect(await use(1)).toBe('Only 0 in stock');
  } finally {
    await clock.set(new Date('2026-11-21T01:00:00Z'));
  }
});

test('moves a lot in part or completely, with its data, and the stock stays the same', async () => {
  const place = (name: string, clinic_id: string = north.clinics.one) =>
    addRow(server, 'clinic_storage_locations', { clinic_id, name: `${name} ${product}` });
  const [here, there, far] = [
    await place('Here'),
    await place('There'),
    await place('Far', north.clinics.two),
  ];
  const lot = await receive(keeper, product, 10, '2026-12-31', {
    clinic_storage_location_id: here,
    lot_number: 'L1',
    unique_scan_id: 'CODE-1',
    purchase_price: 1.5,
  });
  const transfer = (id: string, to: string, quantity?: number) =>
    keeper.refusal('transfer_lot', {
      id,
      clinic_storage_location_id: to,
      ...(quantity === undefined ? {} : { quantity }),
    });
  expect(await transfer(lot, here)).toBe('It is already there');
  expect(await transfer(lot, there, 11)).toBe('Only 10 left in this lot');
  expect(await transfer(lot, far)).toBe('Please Fill Valid Details');
  await rows('update clinic_im_product_stocks set told_expiry_date = expiry_date where id = $1', [lot]);
  expect(await transfer(lot, there, 4)).toBeNull();
  expect(await transfer(lot, there, 1)).toBeNull();
  const lots = () =>
    rows(
      `select clinic_storage_location_id as place, current_quantity::float as left, quantity::float as came, lot_number,
         unique_scan_id, expiry_date::text, told_expiry_date::text as notified, purchase_price::float
       from clinic_im_product_stocks where clinic_im_product_id = $1 order by created_at, id`,
      [product],
    );
  const same = {
    lot_number: 'L1',
    unique_scan_id: 'CODE-1',
    expiry_date: '2026-12-31',
    notified: '2026-12-31',
    purchase_price: 1.5,
  };
  expect(await lots()).toEqual([
    { ...same, place: here, left: 5, came: 10 },
    { ...same, place: there, left: 5, came: 0 },
  ]);
  expect(await stock()).toMatchObject({ hand: 10, total: 10 });
  expect(await transfer(lot, there)).toBeNull();
  expect((await lots()).map((each) => each.place)).toEqual([there, there]);
  expect(
    await rows(
      "select user_id from audit_log where row_id = $1 and to_value ? 'clinic_storage_location_id'",
      [lot],
    ),
  ).toEqual([{ user_id: north.users.keeper }]);
});

describe('a stock-take', () => {
  const start = (more: Readonly<Record<string, unknown>> = {}) =>
    done(keeper, 'start_stock_take', { clinic_id: north.clinics.one, name: 'Count', ...more });
  const record = (id: string, lines: readonly object[], by = keeper) =>
    by.refusal('record_stock_take', { id, lines });
  const line = (lot: string | null, counted_quantity: number) => ({
    clinic_im_product_id: product,
    ...(lot ? { clinic_im_product_stock_id: lot } : {}),
    counted_quantity,
  });
  const shownTo = async (by: Person, id: string) =>
    (
      await by.must<{
        stock_take_items: { expected_quantity: string | null; counted_quantity: string | null }[];
      }>(
        'query ($id: uuid!) { stock_take_items(where: { stock_take_id: { _eq: $id } }) { expected_quantity counted_quantity } }',
        { id },
      )
    ).stock_take_items;
  let place: string;
  let lot: string;
  let other: string;
  beforeEach(async () => {
    place = await addRow(server, 'clinic_storage_locations', {
      clinic_id: north.clinics.one,
      name: `Cupboard ${product}`,
    });
    const shelf = await addRow(server, 'clinic_storage_locations', {
      clinic_id: north.clinics.one,
      name: 'Shelf',
      parent_storage_id: place,
    });
    lot = await receive(keeper, product, 10, null, { clinic_storage_location_id: place });
    other = await receive(keeper, product, 4, null, { clinic_storage_location_id: shelf });
    await receive(keeper, product, 1);
  });
  const here = () => start({ clinic_storage_location_id: place });

  test('hides expected quantities until counting ends, includes nested locations, keeps uses during the count, and is approved once by another user', async () => {
    const id = await here();
    expect(await shownTo(keeper, id)).toEqual([
      { expected_quantity: null, counted_quantity: null },
      { expected_quantity: null, counted_quantity: null },
    ]);
    expect(await record(id, [line(lot, 8)])).toBeNull();
    expect(await keeper.refusal('finish_stock_take', { id })).toBe('1 not counted yet');
    expect(await admin.refusal('approve_stock_take', { id })).toBe('Finish counting first');
    expect(await use(3, { product_lot_id: lot })).toBeNull();
    expect(await keeper.refusal('adjust_lot', { id: lot, seen: 7, quantity: 5, reason: 'x' })).toBe(
      'This lot is being counted in a stocktake. Correct it there.',
    );
    // The second lot is counted twice, and stock is found that was not recorded.
    expect(await record(id, [line(other, 5), line(other, 4), line(null, 2)])).toBeNull();
    expect((await shownTo(keeper, id)).map(({ expected_quantity }) => expected_quantity)).toEqual([
      null,
      null,
      null,
    ]);
    expect(await keeper.refusal('finish_stock_take', { id })).toBeNull();
    expect(await record(id, [line(lot, 1)])).toBe('Counting has finished');
    expect((await shownTo(keeper, id)).map((each) => Object.values(each).map(Number)).sort()).toEqual(
      [
        [0, 2],
        [10, 8],
        [4, 4],
      ].sort(),
    );
    expect(await keeper.refusal('approve_stock_take', { id })).toBe(
      'Someone else must approve what you counted',
    );
    expect(await admin.refusal('approve_stock_take', { id })).toBeNull();
    expect(await admin.refusal('approve_stock_take', { id })).toBe('This stocktake is closed');
    expect(await admin.refusal('cancel_stock_take', { id })).toBe('This stocktake is closed');
    expect(await left(lot, other)).toEqual([5, 4]);
    expect(await stock()).toMatchObject({ hand: 12 });
    expect(
      await rows(
        "select quantity::float, user_id from stock_movements where clinic_im_product_id = $1 and kind = 'COUNTED' order by quantity",
        [product],
      ),
    ).toEqual([
      { quantity: -2, user_id: north.users.admin },
      { quantity: 2, user_id: north.users.admin },
    ]);
  });

  test('does not change lots that were not counted or have been disposed of since, and removes no more than is in stock', async () => {
    const id = await here();
    expect(await record(id, [line(lot, 0)])).toBeNull();
    expect(await use(4, { product_lot_id: lot })).toBeNull();
    expect(await keeper.refusal('finish_stock_take', { id, leave_uncounted: true })).toBeNull();
    expect(await admin.refusal('approve_stock_take', { id })).toBeNull();
    expect(await left(lot, other)).toEqual([0, 4]);
    const again = await here();
    expect(await record(again, [line(other, 1)])).toBeNull();
    expect(await keeper.refusal('dispose_lot', { id: other, reason: 'Wet' })).toBeNull();
    expect(await keeper.refusal('finish_stock_take', { id: again })).toBeNull();
    expect(await admin.refusal('approve_stock_take', { id: again })).toBeNull();
    expect(await stock()).toMatchObject({ hand: 1 });
  });

  test('lists lots that arrive during the count, drops those that leave, and counts neither twice', async () => {
    const id = await here();
    const listed = async () =>
      (
        await rows(
          'select clinic_im_product_stock_id as lot from stock_take_items where stock_take_id = $1',
          [id],
        )
      )
        .map((each) => each.lot)
        .sort();
    const elsewhere = await addRow(server, 'clinic_storage_locations', {
      clinic_id: north.clinics.one,
      name: `Store ${product}`,
    });
    const come = await receive(keeper, product, 6, null, { clinic_storage_location_id: place });
    const moved = await receive(keeper, product, 2, null, { clinic_storage_location_id: elsewhere });
    expect(await listed()).toEqual([lot, other, come].sort());
    // The lot is moved into the cupboard and out again before it was counted.
    const to = (where: string) => ({ id: moved, clinic_storage_location_id: where });
    expect(await keeper.refusal('transfer_lot', to(place))).toBeNull();
    expect(await listed()).toEqual([lot, other, come, moved].sort());
    expect(await keeper.refusal('transfer_lot', to(elsewhere))).toBeNull();
    expect(await keeper.refusal('dispose_lot', { id: other, reason: 'Wet' })).toBeNull();
    expect(await listed()).toEqual([lot, come].sort());
    expect(await record(id, [line(lot, 10)])).toBeNull();
    expect(await record(id, [line(moved, 2)])).toBe('This lot has been moved');
    expect(await record(id, [line(null, 6)])).toBe("Count this product's lots on the list first");
    expect(await record(id, [line(come, 6)])).toBeNull();
    expect(await keeper.refusal('finish_stock_take', { id })).toBeNull();
    // Lots that arrive after counting has finished are not added.
    await receive(keeper, product, 3, null, { clinic_storage_location_id: place });
    expect(await listed()).toEqual([lot, come].sort());
    expect(await admin.refusal('approve_stock_take', { id })).toBeNull();
    expect(await left(lot, come, moved)).toEqual([10, 6, 2]);
    expect(await stock()).toMatchObject({ hand: 22 });
  });

  test('a lot that was moved from one stock-take to another is counted at its new location', async () => {
    const there = await addRow(server, 'clinic_storage_locations', {
      clinic_id: north.clinics.one,
      name: `There ${product}`,
    });
    await receive(keeper, product, 1, null, { clinic_storage_location_id: there });
    const id = await here();
    const second = await start({ clinic_storage_location_id: there });
    expect(await keeper.refusal('transfer_lot', { id: lot, clinic_storage_location_id: there })).toBeNull();
    expect(await record(second, [line(lot, 9)])).toBeNull();
    // A lot that was counted at its location stays counted there, even when it is moved later.
    expect(await keeper.refusal('transfer_lot', { id: lot, clinic_storage_location_id: place })).toBeNull();
    expect(await record(id, [line(lot, 9)])).toBe(
      'This lot is being counted in a stocktake. Correct it there.',
    );
    expect(await keeper.refusal('cancel_stock_take', { id })).toBeNull();
    expect(await keeper.refusal('cancel_stock_take', { id: second })).toBeNull();
  });

  test('sends no second alert for a product that stays low, whichever lots increase or decrease', async () => {
    expect(await use(1)).toBeNull();
    const alerts = () =>
      rows("select 1 from outbox where event = 'low_stock' and payload ->> 'entity_id' = $1", [product]);
    expect(await alerts()).toHaveLength(1);
    // Each lot increases once: if increases were applied first, the product would briefly be above its alert level.
    const found = async (byLot: number, byOther: number) => {
      const id = await here();
      const [first = 0, second = 0] = await left(lot, other);
      expect(await record(id, [line(lot, first + byLot), line(other, second + byOther)])).toBeNull();
      expect(await keeper.refusal('finish_stock_take', { id })).toBeNull();
      expect(await admin.refusal('approve_stock_take', { id })).toBeNull();
    };
    await found(5, -3);
    expect(await stock()).toMatchObject({ hand: 16, low: true });
    await found(-5, 5);
    expect(await stock()).toMatchObject({ hand: 16, low: true });
    expect(await alerts()).toHaveLength(1);
  });

  test('when all people who may approve have counted, each of them may approve', async () => {
    const id = await here();
    expect(await record(id, [line(lot, 8), line(other, 4)], admin)).toBeNull();
    expect(await keeper.refusal('finish_stock_take', { id })).toBeNull();
    expect(await keeper.refusal('approve_stock_take', { id })).toBeNull();
    expect(await left(lot, other)).toEqual([8, 4]);
  });

  test('nothing is counted in two stock-takes at once, and a cancelled one changes nothing', async () => {
    const id = await here();
    const refused = 'Part of this is already being counted';
    const shelf = { clinic_id: north.clinics.one, name: 'Again' };
    expect(await keeper.refusal('start_stock_take', shelf)).toBe(refused);
    const [{ shelf: inside }] = (await rows(
      'select id as shelf from clinic_storage_locations where parent_storage_id = $1',
      [place],
    )) as [{ shelf: string }];
    expect(await keeper.refusal('start_stock_take', { ...shelf, clinic_storage_location_id: inside })).toBe(
      refused,
    );
    expect(await record(id, [line(lot, 0)])).toBeNull();
    expect(await keeper.refusal('cancel_stock_take', { id })).toBeNull();
    expect(await admin.refusal('approve_stock_take', { id })).toBe('This stocktake is closed');
    expect(await left(lot)).toEqual([10]);
    const empty = await addRow(server, 'clinic_storage_locations', {
      clinic_id: north.clinics.one,
      name: `Empty ${product}`,
    });
    expect(await keeper.refusal('start_stock_take', { ...shelf, clinic_storage_location_id: empty })).toBe(
      'There is no stock to count here',
    );
  });
});

test('stock commands require their rights, at the user’s own clinic, in the user’s own organisation', async () => {
  const lot = await receive(keeper, product, 10);
  const used = await done(keeper, 'use_stock', { clinic_im_product_id: product, quantity: 1 });
  const take = await done(keeper, 'start_stock_take', { clinic_id: north.clinics.one, name: 'Mine' });
  const place = await addRow(server, 'clinic_storage_locations', {
    clinic_id: north.clinics.one,
    name: `Place ${product}`,
  });
  const calls: Readonly<Record<string, object>> = {
    receive_stock: { clinic_im_product_id: product, lots: [{ quantity: 1 }] },
    use_stock: { clinic_im_product_id: product, quantity: 1 },
    undo_stock_use: { id: used },
    dispose_lot: { id: lot, reason: 'x' },
    undo_dispose_lot: { id: lot },
    adjust_lot: { id: lot, seen: 9, quantity: 8, reason: 'x' },
    transfer_lot: { id: lot, clinic_storage_location_id: place },
    start_stock_take: { clinic_id: north.clinics.one, name: 'Theirs' },
    record_stock_take: { id: take, lines: [{ clinic_im_product_id: product, counted_quantity: 1 }] },
    finish_stock_take: { id: take },
    approve_stock_take: { id: take },
    cancel_stock_take: { id: take },
  };
  for (const [name, values] of Object.entries(calls)) {
    expect(await worker.refusal(name, { ...values }), `${name} of worker`).toBe(denied);
    expect(await keepertwo.refusal(name, { ...values }), `${name} of another clinic`).toBe('Not found');
    expect(await stranger.refusal(name, { ...values }), `${name} of another tenant`).toBe('Not found');
  }
  expect(await left(lot)).toEqual([9]);
  expect(await keeper.refusal('cancel_stock_take', { id: take })).toBeNull();
});

test('the stock consistency check finds inconsistent rows', async () => {
  const lot = await receive(keeper, product, 10);
  const root = await server.root.connect();
  try {
    await root.query("begin; set local session_replication_role = 'replica'");
    await root.query('update clinic_im_product_stocks set current_quantity = 11 where id = $1', [lot]);
    const faults = await booksFaults(async (text) => (await root.query(text)).rows);
    expect(faults).toMatchObject([
      { what: 'in hand', id: product, is: '10.000', ought: '11.000' },
      { what: 'lot', id: lot, is: '11.000', ought: '10.000' },
      { what: 'product', id: product },
    ]);
    await root.query('update clinic_im_product_stocks set current_quantity = 10 where id = $1', [lot]);
    await root.query('update clinic_im_products set is_low_stock = false where id = $1', [product]);
    expect(await booksFaults(async (text) => (await root.query(text)).rows)).toMatchObject([
      { what: 'low', id: product, is: 'false', ought: '16.000' },
    ]);
  } finally {
    await root.query('rollback');
    root.release();
  }
});
