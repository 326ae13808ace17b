import { beforeAll, expect, test } from 'vitest';
import type { Person } from '../support/person.ts';
import { north, south, startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let keeper: Person;
let keepertwo: Person;
let nobody: Person;
let stranger: Person;
const here = north.clinics.one;

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
  ({ keeper, keepertwo, nobody } = await server
    .signInAll('north', 'keeper', 'keepertwo', 'worker')
    .then(({ worker, ...rest }) => ({ ...rest, nobody: worker })));
  ({ keeper: stranger } = await server.signInAll('south', 'keeper'));
  const vendor_id = await add('clinic_im_vendors', { name: 'Austral' });
  const product = await add('clinic_im_products', {
    name: 'Gloves',
    purchase_price: '11',
    quantity_type: 'box',
  });
  const { raise_order } = await keeper.must<{ raise_order: { id: string } }>(
    `mutation { raise_order(clinic_id: "${here}", vendor_id: "${vendor_id}", lines: [{clinic_im_product_id: "${product}", quantity: 10}]) { id } }`,
  );
  const id = raise_order.id;
  const { rows } = await server.root.query(
    'select id from clinic_im_product_order_items where clinic_im_product_order_id = $1',
    [id],
  );
  const order_item_id = rows[0].id;
  for (const [name, values] of [
    ['place_order', { id }],
    ['receive_order', { id, rows: [{ order_item_id, quantity: 2.5 }] }],
    ['receive_order', { id, rows: [{ order_item_id, quantity: 4, price: 10 }] }],
    ['receive_order', { id, rows: [{ order_item_id, quantity: 0.5, price: 0.01 }] }],
    ['receive_order', { id, rows: [{ order_item_id, quantity: 0.5, price: 0.01 }] }],
  ] as const)
    expect(await keeper.refusal(name, values)).toBeNull();
  const receipt = await server.root.query(
    'select id from clinic_im_product_order_receipts where clinic_im_product_order_id = $1 and quantity = 4',
    [id],
  );
  expect(await keeper.refusal('reverse_receipt', { id: receipt.rows[0].id, reason: 'Wrong' })).toBeNull();
  expect(await keeper.refusal('use_stock', { clinic_im_product_id: product, quantity: 1.5 })).toBeNull();
  expect(await keeper.refusal('use_stock', { clinic_im_product_id: product, quantity: 0.5 })).toBeNull();
});

interface Figures {
  readonly order_spending: readonly {
    readonly month: string;
    readonly supplier: string;
    readonly amount: number;
  }[];
  readonly stock_usage: readonly {
    readonly product: string;
    readonly uses: number;
    readonly quantity: number;
  }[];
}
const figures = (who: Person, clinic_id: string | null = null) =>
  who.must<Figures>(
    `query ($clinic_id: String) {
      order_spending(clinic_id: $clinic_id) { month supplier amount }
      stock_usage(clinic_id: $clinic_id) { product unit uses quantity }
    }`,
    { clinic_id },
  );

// Each receipt is rounded to cents by itself, so two receipts of half a cent are two cents.
test('sums deliveries that were not reversed by month and supplier, and the uses of each product', async () => {
  const { order_spending, stock_usage } = await figures(keeper);
  expect(order_spending.filter(({ supplier }) => supplier === 'Austral')).toEqual([
    { month: expect.stringMatching(/^\d{4}-\d{2}$/), supplier: 'Austral', amount: 27.52 },
  ]);
  expect(stock_usage.find(({ product }) => product === 'Gloves')).toEqual({
    product: 'Gloves',
    unit: 'box',
    uses: 2,
    quantity: 2,
  });
  expect((await figures(keeper, here)).order_spending).toEqual(order_spending);
});

test('the spending covers only the user’s clinics, for users who can see orders', async () => {
  const suppliers = async (who: Person, clinic: string | null = null) =>
    (await figures(who, clinic)).order_spending.map(({ supplier }) => supplier);
  expect(await suppliers(keepertwo)).not.toContain('Austral');
  expect(await suppliers(keepertwo, here)).toEqual([]);
  expect(await suppliers(stranger, here)).toEqual([]);
  expect(await suppliers(stranger)).not.toContain('Austral');
  expect(await suppliers(keeper, south.clinics.one)).toEqual([]);
  expect(await suppliers(keeper, 'x')).toEqual([]);
  expect(await suppliers(nobody)).toEqual([]);
});

test('the figures cover twelve months of spending in the clinic’s time zone, and ninety days of usage', async () => {
  const at = (instant: string) => server.context.clock.set(new Date(instant));
  const vendor_id = await add('clinic_im_vendors', { name: 'Bounded' });
  const product = await add('clinic_im_products', { name: 'Masks', purchase_price: '1' });
  try {
    await at('2026-03-31T12:00:00Z');
    const { raise_order } = await keeper.must<{ raise_order: { id: string } }>(
      `mutation { raise_order(clinic_id: "${here}", vendor_id: "${vendor_id}", lines: [{clinic_im_product_id: "${product}", quantity: 100}]) { id } }`,
    );
    const { id } = raise_order;
    expect(await keeper.refusal('place_order', { id })).toBeNull();
    const { rows } = await server.root.query(
      'select id from clinic_im_product_order_items where clinic_im_product_order_id = $1',
      [id],
    );
    const came = (quantity: number) =>
      keeper.refusal('receive_order', { id, rows: [{ order_item_id: rows[0].id, quantity }] });
    expect(await came(1)).toBeNull();
    // The times are the last half hour of March in Sydney, and then the first of April.
    await at('2026-03-31T12:30:00Z');
    expect(await came(2)).toBeNull();
    await at('2026-03-31T13:00:00Z');
    expect(await came(4)).toBeNull();
    const use = () => keeper.refusal('use_stock', { clinic_im_product_id: product, quantity: 1 });
    await at('2026-12-15T00:30:00Z');
    expect(await use()).toBeNull();
    await at('2026-12-15T01:30:00Z');
    expect(await use()).toBeNull();
    await at('2027-03-15T01:00:00Z');
    const { order_spending, stock_usage } = await figures(keeper);
    expect(order_spending.filter(({ supplier }) => supplier === 'Bounded')).toEqual([
      { month: '2026-04', supplier: 'Bounded', amount: 4 },
    ]);
    expect(stock_usage.find(({ product }) => product === 'Masks')?.uses).toBe(1);
  } finally {
    await server.context.clock.set(null);
  }
});
