import {
  and,
  count,
  date,
  dateTime,
  eq,
  file,
  isIn,
  isNull,
  json,
  longText,
  number,
  oneOf,
  reference,
  text,
} from '@operatory/resource';
import { price } from '../inventory/prices.ts';
import { resource } from '../resource.ts';
import { orderItemStatuses, outstandingOrderStatuses } from './order-choices.ts';
import { ofOrder, orderId, orderItemPermissions, ordersModule, shownToSupplier } from './order-scopes.ts';

const amount = (label: string) => number({ label, readOnly: true, decimals: 3 });
const clinic_im_product_order_id = reference('clinic_im_product_orders', 'clinic_im_product_order', {
  label: 'Order',
  readOnly: true,
});

export const clinicImProductOrderItem = resource('clinic_im_product_order_items', {
  module: ordersModule,
  title: 'product_name',
  singular: 'Line',
  plural: 'Lines',
  fields: {
    clinic_im_product_order_id,
    clinic_im_product_id: reference('clinic_im_products', 'clinic_im_product', {
      label: 'Product',
      readOnly: true,
    }),
    product_name: text({ label: 'Name', readOnly: true }),
    product_code: text({ label: 'Code', readOnly: true }),
    quantity_type: text({ label: 'Unit', readOnly: true }),
    price: price({ readOnly: true }),
    new_stock: amount('Ordered'),
    current_stock: amount('In stock at the time'),
    quantity_received: amount('Received'),
    remaining_quantity: amount('Remaining'),
    status: oneOf(orderItemStatuses, { readOnly: true }),
    internal_note: longText({ label: 'Internal note', hint: 'The supplier never sees it', maxLength: 1000 }),
    closed_at: dateTime({ label: 'Closed', readOnly: true }),
    closed_by_user_id: reference('users', 'closed_by_user', { label: 'Closed by', readOnly: true }),
    close_reason: text({ label: 'Reason', readOnly: true }),
  },
  list: {
    columns: [
      'product_name',
      'product_code',
      'new_stock',
      'quantity_received',
      'remaining_quantity',
      'price',
      'status',
      'clinic_im_product_order_id',
    ],
    sort: 'product_name',
    search: ['product_name'],
  },
  form: [['internal_note']],
  picker: {
    title: 'Clinic im product order items',
    please: 'Please Select Clinic im product order item',
    details: ['product_code', 'remaining_quantity', 'clinic_im_product_order_id'],
  },
  csv: {
    file: 'OrderLines.csv',
    columns: [
      'clinic_im_product_order_id',
      'product_name',
      'product_code',
      'new_stock',
      'quantity_type',
      'price',
      'quantity_received',
      'remaining_quantity',
      'status',
    ],
  },
  part: 'clinic_im_product_order_id',
  actions: [
    {
      command: 'close_order_item',
      label: 'Close item…',
      when: and(isIn('status', ['PENDING', 'PARTIAL']), {
        clinic_im_product_order: isIn('status', outstandingOrderStatuses),
      }),
      needs: 'EDIT',
      asks: { reason: text({ required: true, maxLength: 500 }) },
      done: 'Item closed. No more deliveries are expected.',
    },
  ],
  permissions: {
    ...orderItemPermissions,
    vendor: shownToSupplier(eq('clinic_im_product_order_id', orderId), [
      'id',
      'product_name',
      'product_code',
      'quantity_type',
      'new_stock',
      'quantity_received',
      'remaining_quantity',
      'price',
      'status',
      'position',
    ]),
  },
});

export const clinicImProductOrderReceipt = resource('clinic_im_product_order_receipts', {
  module: ordersModule,
  title: 'invoice_number',
  singular: 'Receipt',
  plural: 'Receipts',
  fields: {
    clinic_im_product_order_id,
    clinic_im_product_order_item_id: reference(
      'clinic_im_product_order_items',
      'clinic_im_product_order_item',
      { label: 'Line' },
    ),
    clinic_im_product_stock_id: reference('clinic_im_product_stocks', 'clinic_im_product_stock', {
      label: 'Lot',
    }),
    line_number: count({ label: 'Row' }),
    quantity: amount('Received'),
    lot_number: text({ label: 'Lot number' }),
    expiry_date: date({ label: 'Expiry date' }),
    price: price(),
    invoice_number: text({ label: 'Invoice' }),
    invoice_attachment: file('clinic_im_product_order_receipts', { label: 'Invoice file' }),
    over_receipt_note: text({ label: 'Reason for receiving more' }),
    received_by_user_id: reference('users', 'received_by_user', { label: 'Received by' }),
    reversed_at: dateTime({ label: 'Reversed' }),
    reversed_by_user_id: reference('users', 'reversed_by_user', { label: 'Reversed by' }),
    reverse_reason: text({ label: 'Reason' }),
    created_at: dateTime({ label: 'Received at' }),
  },
  list: {
    columns: [
      'created_at',
      'clinic_im_product_order_item_id',
      'quantity',
      'lot_number',
      'expiry_date',
      'price',
      'invoice_number',
      'received_by_user_id',
      'reversed_at',
    ],
    sort: '-created_at',
    search: ['invoice_number', 'lot_number'],
  },
  form: [],
  csv: {
    file: 'Receipts.csv',
    columns: [
      'clinic_im_product_order_id',
      'clinic_im_product_order_item_id',
      'quantity',
      'lot_number',
      'expiry_date',
      'price',
      'invoice_number',
      'received_by_user_id',
      'created_at',
      'reversed_at',
    ],
  },
  part: 'clinic_im_product_order_item_id',
  actions: [
    {
      command: 'reverse_receipt',
      label: 'Reverse receipt…',
      when: and(isNull('reversed_at'), {
        clinic_im_product_order: isIn('status', [...outstandingOrderStatuses, 'ORDER_RECEIVED']),
      }),
      needs: 'EDIT',
      asks: { reason: text({ required: true, maxLength: 500 }) },
      done: 'Receipt reversed',
    },
  ],
  permissions: ofOrder(),
});

export const clinicImProductOrderHistory = resource('clinic_im_product_order_history', {
  module: ordersModule,
  title: 'action',
  singular: 'Change',
  plural: 'History',
  fields: {
    clinic_im_product_order_id,
    user_id: reference('users', 'user'),
    action: text(),
    from_value: json({ label: 'Before' }),
    to_value: json({ label: 'After' }),
    note: longText(),
    created_at: dateTime(),
  },
  list: {
    columns: ['action', 'user_id', 'from_value', 'to_value', 'note', 'created_at'],
    sort: '-created_at',
  },
  form: [],
  permissions: ofOrder(),
});
