import { bySupplier, type ReorderGroup, type ReorderProduct } from '@operatory/domain';
import { expect, test } from 'vitest';
import { createRaiser, ordersToSend, type RaiseResult, type SendingOrder } from './raiser.ts';
import {
  ordersOf,
  orderToRaise,
  type ReorderDraft,
  wantedGroup,
  withAdded,
  withoutRaisedProducts,
} from './reorder-draft.ts';

const group: ReorderGroup = {
  key: 'c ',
  clinic_id: 'c',
  clinic_name: 'Manly',
  vendor: null,
  products: ['a', 'b', 'd'].map((id) => ({
    id,
    name: id,
    code: null,
    quantity_type: null,
    stock_in_hand: 2,
    minimum: null,
    maximum: id === 'd' ? null : 10,
    is_low_stock: true,
    clinic_id: 'c',
    clinic: null,
    clinic_im_vendor: null,
    purchase_price: null,
    clinic_im_product_order_items: [],
  })),
};

test('orders the missing quantity unless it was cleared, and leaves out a product without a maximum', () => {
  const typed = { quantities: { b: '' }, suppliers: { 'c ': 'v' } };
  expect(orderToRaise(wantedGroup(group, typed))).toEqual({
    clinic_id: 'c',
    vendor_id: 'v',
    lines: [{ clinic_im_product_id: 'a', quantity: 8, on_order: 0 }],
  });
  expect(orderToRaise(wantedGroup(group, { ...typed, quantities: { a: '', b: '' } }))).toBeNull();
});
test('orders a product that was added to the low-stock ones from its own supplier, once it has a quantity', () => {
  const [low, also] = group.products as [ReorderProduct, ReorderProduct];
  const vendor = { id: 'v', name: 'V', status: 'ACTIVE' };
  const added = { ...low, id: 'x', is_low_stock: false, maximum: null, clinic_im_vendor: vendor };
  const all = withAdded([low, also], [{ ...low, name: 'Earlier' }, added]);
  expect(all).toEqual([low, also, added]);
  const [supplied] = bySupplier(all);
  expect(orderToRaise(wantedGroup(supplied as ReorderGroup, { quantities: {}, suppliers: {} }))).toBeNull();
  expect(
    orderToRaise(wantedGroup(supplied as ReorderGroup, { quantities: { x: '2.5' }, suppliers: {} })),
  ).toEqual({
    clinic_id: 'c',
    vendor_id: 'v',
    lines: [{ clinic_im_product_id: 'x', quantity: 2.5, on_order: 0 }],
  });
});
test('orders nothing without a supplier', () => {
  expect(orderToRaise(wantedGroup(group, { quantities: {}, suppliers: {} }))).toBeNull();
});
test('reports text that is not a quantity', () => {
  const { lines } = wantedGroup(group, { quantities: { a: 'x' }, suppliers: {} });
  expect(lines.map(({ thousandths }) => thousandths)).toEqual([undefined, 8000, null]);
});

const nothing: ReorderDraft = { quantities: {}, suppliers: {} };
const supplied = (key: string, ids: readonly string[], onOrder = 0): ReorderGroup => ({
  ...group,
  key,
  vendor: { id: key, name: key },
  products: ids.map((id) => ({
    ...(group.products[0] as ReorderGroup['products'][number]),
    id,
    clinic_im_product_order_items: onOrder > 0 ? [{ remaining_quantity: onOrder }] : [],
  })),
});
const sentTo = ({ order: { vendor_id, lines } }: SendingOrder) =>
  `${vendor_id}: ${lines.map((line) => `${line.quantity} ${line.clinic_im_product_id}`)}`;

test('does not order a product again until the list shows the last order, and clears its typed quantity', () => {
  const typed = { ...nothing, quantities: { a: '5', b: '6' } };
  const left = withoutRaisedProducts(typed, ['a']);
  expect(left.quantities).toEqual({ b: '6' });
  const { products } = group;
  const wanted = wantedGroup(
    { ...group, vendor: { id: 'v', name: 'V' } },
    left,
    (each) => each === products[0],
  );
  expect(orderToRaise(wanted)?.lines.map((line) => line.clinic_im_product_id)).toEqual(['b']);
});

test('after a refusal, pressing again raises only the refused orders', async () => {
  const [one, two] = [supplied('one', ['a']), supplied('two', ['b'])];
  const sent: string[] = [];
  const answers: RaiseResult[] = [{ short_id: 1 }, { refused: 'Choose an active supplier', lost: false }];
  const raise = createRaiser(async (order) => {
    sent.push(sentTo(order));
    return answers.shift() ?? { short_id: 2 };
  });
  const gone = new Set<string>();
  const parts = () => [one, two].map((each) => wantedGroup(each, nothing, ({ id }) => gone.has(id)));
  const press = () => raise(parts(), ({ products }) => products.map((id) => gone.add(id)));
  expect(await press()).toEqual(new Set(['Choose an active supplier']));
  expect(await press()).toEqual(new Set());
  expect(sent).toEqual(['one: 8 a', 'two: 8 b', 'two: 8 b']);
  expect(gone).toEqual(new Set(['a', 'b']));
});

test('raises an order once when the button is pressed twice at the same time', async () => {
  const sent: string[] = [];
  const raise = createRaiser(async (order) => {
    sent.push(sentTo(order));
    return { short_id: 1 };
  });
  const press = () => raise([wantedGroup(supplied('one', ['a']), nothing)], () => undefined);
  expect(await Promise.all([press(), press()])).toEqual([new Set(), null]);
  expect(sent).toEqual(['one: 8 a']);
});

test('resends an order whose response was lost unchanged with its key, unless its quantities were changed', () => {
  const typed = { ...nothing, quantities: { a: '5' } };
  const [lost] = ordersToSend(wantedGroup(supplied('one', ['a', 'b']), typed), []) as [SendingOrder];
  // The server raised the order but its response was lost: typed quantities remain, and the others are no
  // longer missing.
  const since = wantedGroup(supplied('one', ['a', 'b'], 8), typed);
  expect(ordersToSend(since, [lost])).toEqual([lost]);
  const another = ordersToSend(wantedGroup(supplied('one', ['a', 'b', 'c']), typed), [lost]);
  expect(another.map(sentTo)).toEqual(['one: 5 a,8 b', 'one: 8 c']);
  expect(another[0]).toBe(lost);
  for (const quantities of [{ a: '6' }, { a: '5', b: '' }] as ReorderDraft['quantities'][]) {
    const [changed] = ordersToSend(wantedGroup(supplied('one', ['a', 'b']), { ...nothing, quantities }), [
      lost,
    ]);
    expect(changed?.key).not.toBe(lost.key);
  }
});

test('raises several orders when a supplier has more lines than one order accepts', () => {
  const many = wantedGroup(
    supplied(
      'one',
      Array.from({ length: 450 }, (_, at) => `p${at}`),
    ),
    nothing,
  );
  expect(ordersToSend(many, []).map(({ order }) => order.lines.length)).toEqual([200, 200, 50]);
  expect(ordersOf(many)).toBe(3);
});
