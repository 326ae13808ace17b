import {
  all,
  and,
  boolean,
  date,
  dateTime,
  file,
  longText,
  number,
  oneOf,
  reference,
  text,
} from '@operatory/resource';
import { byRole, editing, ofMyClinics, standardRows, undeleted } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { stockMovementKinds } from './inventory-choices.ts';
import { price, pricesForOrders } from './prices.ts';

const amount = (label: string) => number({ label, readOnly: true, decimals: 3 });
const clinic_id = reference('clinics', 'clinic', { readOnly: true });
const clinic_im_product_id = reference('clinic_im_products', 'clinic_im_product', {
  label: 'Product',
  readOnly: true,
});

const ofClinics = and(ofMyClinics(), undeleted);
const lots = { client_admin: undeleted, clinic_admin: ofClinics, client_employee: ofClinics };
const noted = ['note', 'clinic_storage_location_id', 'expiry_date'] as const;
const read = pricesForOrders(standardRows({ read: lots }, { module: 'product-lots' }), [
  'purchase_price',
  'invoice_number',
  'invoice_attachment',
]);
const changed = byRole({
  client_admin: { update: [editing('product-lots', lots.client_admin, noted)] },
  clinic_admin: { update: [editing('product-lots', ofClinics, noted)] },
  client_employee: { update: [editing('product-lots', ofClinics, noted)] },
});

const holding = { is_disposed: { _eq: false }, current_quantity: { _gt: 0 } };
const reason = text({ required: true, maxLength: 200 });

/** Commands receive, use and dispose of lots. Users can edit only a lot's details. */
export const clinicImProductStock = resource('clinic_im_product_stocks', {
  module: 'product-lots',
  title: 'lot_number',
  singular: 'Lot',
  plural: 'Lots',
  fields: {
    clinic_id,
    clinic_im_product_id,
    clinic_storage_location_id: reference('clinic_storage_locations', 'clinic_storage_location', {
      label: 'Storage location',
      where: { status: { _eq: 'ACTIVE' } },
    }),
    lot_number: text({ label: 'Lot number', readOnly: true }),
    unique_scan_id: text({ label: 'Barcode', readOnly: true }),
    quantity: amount('Received'),
    current_quantity: amount('Left'),
    quantity_type: text({ label: 'Unit', readOnly: true }),
    expiry_date: date({ label: 'Expiry date' }),
    purchase_price: price({ label: 'Purchase price', readOnly: true }),
    invoice_number: text({ label: 'Invoice', readOnly: true }),
    invoice_attachment: file('clinic_im_product_stocks', { label: 'Invoice file', readOnly: true }),
    note: longText({ maxLength: 1000 }),
    received_at: dateTime({ label: 'Received at', readOnly: true }),
    received_by_user_id: reference('users', 'received_by_user', { label: 'Received by', readOnly: true }),
    is_disposed: boolean({ label: 'Disposed', readOnly: true }),
    disposed_at: dateTime({ label: 'Disposed at', readOnly: true }),
    disposed_by_user_id: reference('users', 'disposed_by_user', { label: 'Disposed by', readOnly: true }),
    disposed_reason: text({ label: 'Reason', readOnly: true }),
  },
  list: {
    columns: [
      'lot_number',
      'clinic_im_product_id',
      'current_quantity',
      'quantity',
      'quantity_type',
      'expiry_date',
      'purchase_price',
      'clinic_storage_location_id',
      'is_disposed',
      'clinic_id',
    ],
    sort: 'expiry_date',
    search: ['lot_number', 'unique_scan_id'],
  },
  form: [['clinic_storage_location_id', 'expiry_date'], ['note']],
  actions: [
    {
      command: 'transfer_lot',
      label: 'Transfer…',
      needs: 'EDIT',
      when: holding,
      asks: {
        clinic_storage_location_id: reference('clinic_storage_locations', 'clinic_storage_location', {
          label: 'To',
          required: true,
          where: { status: { _eq: 'ACTIVE' } },
        }),
        quantity: number({
          label: 'Quantity',
          hint: 'Leave empty to transfer all that is left',
          min: 0.001,
          decimals: 3,
        }),
      },
      done: 'Transferred',
    },
    {
      command: 'adjust_lot',
      label: 'Adjust…',
      needs: 'EDIT',
      when: { is_disposed: { _eq: false } },
      asks: {
        quantity: number({ label: 'Actual quantity', required: true, min: 0, decimals: 3 }),
        reason,
      },
      shows: { seen: { column: 'current_quantity' } },
      done: 'Adjusted',
    },
    {
      command: 'dispose_lot',
      label: 'Dispose…',
      needs: 'DELETE',
      when: holding,
      asks: { reason },
      done: 'Disposed',
      undo: { command: 'undo_dispose_lot', done: 'Restocked' },
    },
  ],
  csv: {
    file: 'Lots.csv',
    columns: [
      'clinic_im_product_id',
      'lot_number',
      'unique_scan_id',
      'quantity',
      'current_quantity',
      'quantity_type',
      'expiry_date',
      'purchase_price',
      'is_disposed',
      'clinic_id',
    ],
  },
  permissions: Object.fromEntries(
    Object.entries(read).map(([role, rules]) => [
      role,
      { ...rules, ...changed[role as keyof typeof changed] },
    ]),
  ),
});

const ofStock = (module: string) =>
  standardRows(
    { read: { client_admin: all, clinic_admin: ofMyClinics(), client_employee: ofMyClinics() } },
    { module },
  );

export const clinicImProductUsage = resource('clinic_im_product_usages', {
  module: 'product-usages',
  title: 'clinic_im_product_id',
  singular: 'Use',
  plural: 'Uses',
  fields: {
    clinic_id,
    clinic_im_product_id,
    product_lot_id: reference('clinic_im_product_stocks', 'product_lot', { label: 'Lot' }),
    room_id: reference('clinic_rooms', 'room'),
    user_id: reference('users', 'user', { label: 'Used by' }),
    used_stock: amount('Used'),
    reason: text(),
    note: longText(),
    undone_at: dateTime({ label: 'Restocked' }),
    undone_by_user_id: reference('users', 'undone_by_user', { label: 'Restocked by' }),
    created_at: dateTime({ label: 'Used at' }),
  },
  list: {
    columns: [
      'clinic_im_product_id',
      'product_lot_id',
      'used_stock',
      'room_id',
      'user_id',
      'created_at',
      'undone_at',
      'clinic_id',
    ],
    sort: '-created_at',
    search: ['note'],
  },
  form: [],
  maker: 'user_id',
  actions: [
    {
      command: 'undo_stock_use',
      label: 'Restock',
      when: { undone_at: { _is_null: true } },
      done: 'Restocked',
    },
  ],
  csv: {
    file: 'Uses.csv',
    columns: [
      'clinic_im_product_id',
      'product_lot_id',
      'used_stock',
      'room_id',
      'user_id',
      'reason',
      'note',
      'created_at',
      'undone_at',
      'clinic_id',
    ],
  },
  permissions: ofStock('product-usages'),
});

/** Append-only. The sum of a lot's movements is its quantity. */
export const stockMovement = resource('stock_movements', {
  module: 'product-lots',
  title: 'clinic_im_product_id',
  singular: 'Movement',
  plural: 'Movements',
  fields: {
    clinic_id,
    clinic_im_product_id,
    clinic_im_product_stock_id: reference('clinic_im_product_stocks', 'clinic_im_product_stock', {
      label: 'Lot',
    }),
    kind: oneOf(stockMovementKinds, { label: 'Type' }),
    quantity: amount('Change'),
    reason: text(),
    user_id: reference('users', 'user', { label: 'User' }),
    created_at: dateTime({ label: 'Date and time' }),
  },
  list: {
    columns: [
      'created_at',
      'clinic_im_product_id',
      'clinic_im_product_stock_id',
      'kind',
      'quantity',
      'reason',
      'user_id',
      'clinic_id',
    ],
    sort: '-created_at',
    search: ['reason'],
  },
  form: [],
  csv: {
    file: 'Movements.csv',
    columns: [
      'created_at',
      'clinic_im_product_id',
      'clinic_im_product_stock_id',
      'kind',
      'quantity',
      'reason',
      'user_id',
      'clinic_id',
    ],
  },
  part: 'clinic_im_product_stock_id',
  permissions: ofStock('product-lots'),
});
