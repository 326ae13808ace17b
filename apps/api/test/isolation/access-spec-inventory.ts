import {
  type AccessSpec,
  and,
  at,
  given,
  mine,
  of,
  ofItsClinic,
  partOf,
  reading,
  std,
  type TableSpec,
  viewed,
  writing,
} from './access-spec.ts';

/** The tables hold stock, orders, instruments and laboratories. */

const products = 'clinic_im_products';
const goods = 'clinic-im-products';
const orders = 'clinic-im-product-orders';
const counted = [
  'quantity',
  'stock_in_hand',
  'stock_in_hand_total',
  'current_stock',
  'is_low_stock',
  'has_expired',
  'expired_lots',
  'low_stock_alerted_at',
  'next_expiry_date',
];
/** With VIEW of the module, `hidden` columns such as prices are visible only together with VIEW of orders. */
const priced = (spec: AccessSpec['reads'], module: string, hidden: readonly string[]): AccessSpec['reads'] =>
  Object.fromEntries(
    Object.entries(spec).map(([who, each]) => [
      who,
      each.flatMap((one) =>
        one.needs.includes(`${module}:VIEW`)
          ? [
              { ...one, needs: [...one.needs, `${orders}:VIEW`] },
              { ...one, masks: [['false', hidden]] as const },
            ]
          : [one],
      ),
    ]),
  );
const ofClinics = {
  client_admin: 'true',
  clinic_admin: at('t.clinic_id'),
  client_employee: at('t.clinic_id'),
};
const within = (condition: string) =>
  Object.fromEntries(Object.entries(ofClinics).map(([who, rows]) => [who, and(rows, condition)]));
const standard = std(products, 'K', { module: goods, named: ['clinic_id'], owned: counted });
const open = "o.deleted_at is null and o.status not in ('ORDER_RECEIVED', 'CANCEL')";
const clinicProducts: AccessSpec = {
  ...standard,
  reads: priced(standard.reads, goods, ['purchase_price']),
  ...writing(
    products,
    { added: ofClinics },
    {
      module: goods,
      columns: given(products, counted),
      removed: within(
        `t.stock_in_hand = 0 and not exists (select from clinic_im_product_order_items i
           join clinic_im_product_orders o on o.client_id = i.client_id and o.id = i.clinic_im_product_order_id
           where i.client_id = t.client_id and i.clinic_im_product_id = t.id and ${open})`,
      ),
    },
  ),
};
const suppliers = 'clinic_im_vendors';
const clinicSuppliers: AccessSpec = {
  ...std(suppliers, 'K', { module: suppliers.replaceAll('_', '-'), named: ['clinic_id'] }),
  removes:
    writing(
      suppliers,
      {},
      {
        module: suppliers.replaceAll('_', '-'),
        columns: [],
        removed: within(
          `not exists (select from clinic_im_product_orders o
             where o.client_id = t.client_id and o.vendor_id = t.id and ${open})`,
        ),
      },
    ).removes ?? {},
};
const lots = 'clinic_im_product_stocks';
const stocks: AccessSpec = {
  reads: priced(
    reading(
      lots,
      {
        client_admin: 'true',
        clinic_admin: at('t.clinic_id'),
        client_employee: at('t.clinic_id'),
        client: at('t.clinic_id'),
      },
      { module: 'product-lots' },
    ),
    'product-lots',
    ['purchase_price', 'invoice_number', 'invoice_attachment'],
  ),
  changes:
    writing(
      lots,
      { changed: ofClinics },
      { module: 'product-lots', columns: ['note', 'clinic_storage_location_id', 'expiry_date'] },
    ).changes ?? {},
};
const bills = 'clinic_im_product_orders';
const placed: AccessSpec = {
  reads: viewed(bills, { module: orders }).reads,
  changes:
    writing(
      bills,
      { changed: within("t.status <> 'CANCEL'") },
      {
        module: orders,
        columns: ['internal_note', 'purchase_order_attachments', 'vendor_invoice_attachment', 'position'],
      },
    ).changes ?? {},
  removes:
    writing(
      bills,
      { changed: ofClinics },
      { module: orders, columns: [], removed: within("t.status in ('RAISED', 'CANCEL')") },
    ).removes ?? {},
};
/** Notes can still be added to the lines of a cancelled order. */
const lined: AccessSpec = {
  ...placed,
  changes:
    writing(bills, { changed: ofClinics }, { module: orders, columns: ['internal_note'] }).changes ?? {},
};
const ofOrder = (table: string, column = 'clinic_im_product_order_id'): AccessSpec => ({
  reads: partOf(table, { parent: bills, column, spec: placed }).reads,
});
const takes = viewed('stock_takes', { module: 'stock-takes' });
/** Expected quantities are hidden while a stock-take is being counted. */
const blind = (spec: AccessSpec): AccessSpec => ({
  ...spec,
  reads: Object.fromEntries(
    Object.entries(spec.reads).map(([who, each]) => [
      who,
      each.map((one) => ({
        ...one,
        masks: [
          [of('stock_takes', 'stock_take_id', "stock_takes.status <> 'COUNTING'"), ['expected_quantity']],
        ] as const,
      })),
    ]),
  ),
});
const counts = viewed('instrument_counts', { module: 'instrument-counts' });
const sentOut = viewed('lab_orders', { module: 'lab-orders' });
const ofLabOrder = (table: string): AccessSpec =>
  partOf(table, { parent: 'lab_orders', column: 'lab_order_id', spec: sentOut });
/** The name is readable with its clinic, so that a picker can offer the rows of one clinic. */
const k = (table: string, module: string, named: readonly string[] | null = ['clinic_id']): TableSpec => [
  table,
  std(table, 'K', { module, ...(named ? { named } : {}) }),
];

const ofSteriliser = ofItsClinic('sterilisers', 'steriliser_id');
const sterilisers = std('sterilisers', 'K', {
  module: 'instrument-counts',
  fits: ofItsClinic('clinic_rooms', 'clinic_room_id'),
});
const log = 'sterilisation_cycles';
/** A line of the log can be changed by its creator and by the clinic's admins. */
const cycles: AccessSpec = {
  reads: reading(
    log,
    { client_admin: 'true', clinic_admin: at('t.clinic_id'), client_employee: at('t.clinic_id') },
    { module: 'instrument-counts', own: mine('created_by_user_id') },
  ),
  ...writing(
    log,
    {
      added: {
        client_admin: ofSteriliser,
        clinic_admin: and(at('t.clinic_id'), ofSteriliser),
        client_employee: and(at('t.clinic_id'), ofSteriliser),
      },
      changed: {
        client_admin: 'true',
        clinic_admin: at('t.clinic_id'),
        client_employee: and(mine('created_by_user_id'), at('t.clinic_id')),
      },
    },
    { module: 'instrument-counts', columns: given(log) },
  ),
};

export const inventorySpecs: Readonly<Record<string, AccessSpec>> = {
  ...Object.fromEntries([
    k('client_im_product_categories', 'client-im-product-categories', ['clinic_id', 'parent_category_id']),
    k('clinic_im_brands', 'clinic-im-brands'),
    k('clinic_storage_locations', 'clinic-storage-locations', ['clinic_id', 'parent_storage_id']),
    k('labs', 'labs'),
    k('instrument_trays', 'instrument-counts', null),
    k('instrument_count_items', 'instrument-counts', null),
    k('clinic_restrotive_item', 'instrument-counts', null),
  ]),
  sterilisers,
  sterilisation_cycles: cycles,
  clinic_im_vendors: clinicSuppliers,
  clinic_im_products: clinicProducts,
  j_clinic_im_product_storages: partOf('j_clinic_im_product_storages', {
    parent: products,
    column: 'clinic_im_product_id',
    spec: standard,
    columns: given('j_clinic_im_product_storages'),
  }),
  clinic_im_product_stocks: stocks,
  clinic_im_product_usages: viewed('clinic_im_product_usages', { module: 'product-usages' }),
  stock_movements: viewed('stock_movements', { module: 'product-lots' }),
  stock_takes: takes,
  stock_take_items: blind(
    partOf('stock_take_items', { parent: 'stock_takes', column: 'stock_take_id', spec: takes }),
  ),
  clinic_im_product_orders: placed,
  clinic_im_product_order_items: {
    ...ofOrder('clinic_im_product_order_items'),
    changes:
      partOf('clinic_im_product_order_items', {
        parent: bills,
        column: 'clinic_im_product_order_id',
        spec: lined,
        columns: ['internal_note'],
      }).changes ?? {},
  },
  clinic_im_product_order_receipts: ofOrder('clinic_im_product_order_receipts'),
  clinic_im_product_order_history: ofOrder('clinic_im_product_order_history'),
  order_chat_messages: ofOrder('order_chat_messages', 'order_no'),
  instrument_counts: counts,
  instrument_count_lines: partOf('instrument_count_lines', {
    parent: 'instrument_counts',
    column: 'instrument_count_id',
    spec: counts,
  }),
  instrument_history_items: viewed('instrument_history_items', { module: 'instrument-counts' }),
  lab_orders: sentOut,
  lab_order_messages: ofLabOrder('lab_order_messages'),
  lab_order_history: ofLabOrder('lab_order_history'),
};
