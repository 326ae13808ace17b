import {
  all,
  count,
  dateTime,
  isIn,
  longText,
  nameText,
  number,
  oneOf,
  reference,
} from '@operatory/resource';
import { maskedUnless, ofMyClinics, standardRows } from '../permissions/scopes.ts';
import { partOf } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';
import { stockTakeStatuses } from './inventory-choices.ts';

const permissions = standardRows(
  { read: { client_admin: all, clinic_admin: ofMyClinics(), client_employee: ofMyClinics() } },
  { module: 'stock-takes' },
);

export const stockTake = resource('stock_takes', {
  module: 'stock-takes',
  title: 'name',
  singular: 'Stocktake',
  plural: 'Stocktakes',
  fields: {
    clinic_id: reference('clinics', 'clinic', { required: true, where: { status: { _eq: 'ACTIVE' } } }),
    short_id: count({ label: 'Number', readOnly: true }),
    name: nameText(),
    status: oneOf(stockTakeStatuses, { readOnly: true }),
    clinic_storage_location_id: reference('clinic_storage_locations', 'clinic_storage_location', {
      label: 'Storage location',
      hint: 'Leave empty to count everything',
      where: { status: { _eq: 'ACTIVE' } },
    }),
    note: longText({ maxLength: 1000 }),
    created_by_user_id: reference('users', 'created_by_user', { label: 'Counted by', readOnly: true }),
    finished_by_user_id: reference('users', 'finished_by_user', { label: 'Finished by', readOnly: true }),
    finished_at: dateTime({ label: 'Finished', readOnly: true }),
    approved_by_user_id: reference('users', 'approved_by_user', { label: 'Approved by', readOnly: true }),
    approved_at: dateTime({ label: 'Approved', readOnly: true }),
    created_at: dateTime({ label: 'Started' }),
  },
  list: {
    columns: [
      'short_id',
      'name',
      'status',
      'clinic_storage_location_id',
      'created_by_user_id',
      'approved_by_user_id',
      'created_at',
      'clinic_id',
    ],
    sort: '-created_at',
    search: ['name'],
  },
  form: [['clinic_id', 'clinic_storage_location_id'], ['name'], ['note']],
  csv: {
    file: 'StockTakes.csv',
    columns: ['short_id', 'name', 'status', 'created_by_user_id', 'finished_at', 'approved_at', 'clinic_id'],
  },
  permissions,
});

export const stockTakeItem = resource('stock_take_items', {
  module: 'stock-takes',
  title: 'clinic_im_product_id',
  singular: 'Counted lot',
  plural: 'Counted lots',
  fields: {
    stock_take_id: reference('stock_takes', 'stock_take', { label: 'Stocktake' }),
    clinic_im_product_id: reference('clinic_im_products', 'clinic_im_product', { label: 'Product' }),
    clinic_im_product_stock_id: reference('clinic_im_product_stocks', 'clinic_im_product_stock', {
      label: 'Lot',
    }),
    expected_quantity: number({ label: 'Recorded', readOnly: true, decimals: 3 }),
    counted_quantity: number({ label: 'Counted', min: 0, decimals: 3 }),
    counted_by_user_id: reference('users', 'counted_by_user', { label: 'Counted by', readOnly: true }),
    counted_at: dateTime({ label: 'Counted at', readOnly: true }),
    note: longText({ maxLength: 500 }),
  },
  list: {
    columns: [
      'clinic_im_product_id',
      'clinic_im_product_stock_id',
      'expected_quantity',
      'counted_quantity',
      'counted_by_user_id',
      'note',
    ],
    sort: 'created_at',
    search: ['note'],
  },
  form: [['counted_quantity'], ['note']],
  csv: {
    file: 'CountedLots.csv',
    columns: [
      'stock_take_id',
      'clinic_im_product_id',
      'clinic_im_product_stock_id',
      'expected_quantity',
      'counted_quantity',
      'counted_by_user_id',
      'counted_at',
      'note',
    ],
  },
  part: 'stock_take_id',
  // A blind count: people must not see the recorded amounts before they have finished counting.
  permissions: partOf({
    parent: 'stock_take',
    of: permissions,
    masks: maskedUnless(['expected_quantity'], {
      stock_take: isIn('status', ['COUNTED', 'APPROVED', 'CANCELLED']),
    }),
  }),
});
