import { modules, readableTables } from '@operatory/domain';
import { expect, test } from 'vitest';
import { bestMatches, foundAddress, foundName, kindsFor, searchConditionOf } from './record-search.ts';

/** An admin of a client with all actions of these modules, or of all modules. */
const viewer = (...names: readonly string[]) => {
  const own = modules
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .map((module) => ({ ...module, actions: module.available_actions }));
  const role = 'client_admin';
  const grants = own.flatMap(({ name, actions }) => [
    `package:${name}`,
    ...actions.map((action) => `${name}:${action}`),
  ]);
  const readable_tables = readableTables(role, (grant) => grants.includes(grant));
  return { role, modules: own, grants, readable_tables, reports_url: null };
};

test('searches each kind with a list once, except tasks, people and chat messages, which have other searches', () => {
  const tables = kindsFor(viewer()).map(({ table }) => table);
  expect(tables).toEqual(expect.arrayContaining(['clinics', 'clinic_rooms', 'clinic_contacts']));
  expect(new Set(tables).size).toBe(tables.length);
  for (const other of ['tasks', 'users', 'user_chat_messages']) expect(tables).not.toContain(other);
});

test('does not search lists that the user may not see', () => {
  expect(kindsFor(viewer('clinics')).map(({ table }) => table)).toEqual(['clinics']);
});

test('searches clinics by their number', () => {
  const numbered = kindsFor(viewer()).filter((kind) => kind.numbered);
  expect(numbered.map(({ table }) => table)).toContain('clinics');
});

const orderKind = (me = viewer()) => {
  const kind = kindsFor(me).find(({ table }) => table === 'clinic_im_product_orders');
  if (!kind) throw new Error('orders are not looked for');
  return kind;
};

test('finds an order by its number, its supplier and its products', () => {
  const kind = orderKind();
  expect(searchConditionOf(kind, '24')).toEqual({
    _or: [{ short_id: { _eq: 24 } }, { purchase_order_id: { _eq: '24' } }],
  });
  const by = JSON.stringify(searchConditionOf(kind, 'glov'));
  for (const path of ['vendor', 'clinic_im_product_order_items', 'purchase_order_id'])
    expect(by).toContain(path);
  expect(foundName(kind, { id: 'x', short_id: 24, vendor: { name: 'Medline' } })).toBe('Order 24 · Medline');
  expect(foundAddress(kind, 'x')).toBe('/dashboard/clinic-im-product-orders/view/x');
});

test('searches documents', () => {
  expect(kindsFor(viewer()).map(({ table }) => table)).toContain('client_documents');
});

test('shows the supplier of an order only if orders are also found by their supplier', () => {
  const me = viewer('clinic-im-product-orders', 'inventory_management');
  const kind = orderKind({ ...me, grants: me.grants.filter((grant) => !grant.includes('vendors')) });
  const supplierReadable = kind.paths.includes('vendor.name');
  expect(kind.beside !== null).toBe(supplierReadable);
});

test('an order whose number was typed comes before names that contain the digit', () => {
  const room = kindsFor(viewer()).find(({ table }) => table === 'clinic_rooms');
  if (!room) throw new Error('rooms are not looked for');
  const rooms = Array.from({ length: 9 }, (_, at) => ({ kind: room, id: `r${at}`, name: `Surgery 1${at}` }));
  const order = { kind: orderKind(), id: 'o', name: 'Order 1 · Medline' };
  expect(bestMatches([...rooms, order], '1')[0]).toBe(order);
  expect(bestMatches([...rooms, order], 'surgery')[0]).toBe(rooms[0]);
});
