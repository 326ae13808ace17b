import { isMet, type SelectRule } from '@operatory/resource';
import { expect, test } from 'vitest';
import { permissionsOf, register } from '../src/register.ts';

const permissions = permissionsOf(register);
const ruleFor = (table: string, role: string, grants: readonly string[]): SelectRule | undefined =>
  permissions[role]?.[table]?.select?.find(({ needs }) => isMet(needs, (grant) => grants.includes(grant)));

test.each([
  ['clinic_im_products', 'clinic-im-products:VIEW', ['purchase_price']],
  [
    'clinic_im_product_stocks',
    'product-lots:VIEW',
    ['purchase_price', 'invoice_number', 'invoice_attachment'],
  ],
])('only users who may view orders see the prices in %s', (table, view, priced) => {
  for (const role of ['client_admin', 'clinic_admin', 'client_employee']) {
    expect(Object.keys(ruleFor(table, role, [view])?.masks ?? {})).toEqual(priced);
    expect(ruleFor(table, role, [view, 'clinic-im-product-orders:VIEW'])?.masks ?? {}).toEqual({});
    expect(ruleFor(table, role, ['clinic-im-product-orders:VIEW'])).toBeUndefined();
  }
});

test('lets users write only note, files and position of an order, and delete only unsent or cancelled orders', () => {
  for (const role of ['client_admin', 'clinic_admin', 'client_employee']) {
    const { insert, update, delete: remove } = permissions[role]?.clinic_im_product_orders ?? {};
    expect(insert).toBeUndefined();
    expect(update?.map(({ columns }) => columns)).toEqual([
      ['internal_note', 'purchase_order_attachments', 'vendor_invoice_attachment', 'position'],
    ]);
    expect(JSON.stringify(remove?.[0]?.filter)).toContain('{"status":{"_in":["RAISED","CANCEL"]}}');
    expect(remove?.[0]?.marks).toEqual({ deleted_at: { sql: 'now' } });
    expect(permissions[role]?.clinic_im_product_order_items?.update?.[0]?.columns).toEqual(['internal_note']);
    for (const table of [
      'stock_movements',
      'clinic_im_product_usages',
      'clinic_im_product_order_receipts',
      'order_chat_messages',
    ])
      expect(Object.keys(permissions[role]?.[table] ?? {}), table).toEqual(['select']);
  }
});
