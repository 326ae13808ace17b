import { moduleOf } from '@operatory/domain';
import { nameText, oneOf, reference, text } from '@operatory/resource';
import { expect, test } from 'vitest';
import { csvQuery } from '#kit/definition/list-query.ts';
import { ownRows } from '#kit/definition/own-rows.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { listOf } from './from-resource.tsx';
import { moduleList, resourceOfModule } from './module-list.ts';
import { readablePart } from './readable-part.ts';

const rooms = resourceOf('clinic_rooms');
const bare = {
  table: 'ip_settings',
  module: 'IP Settings',
  title: 'name',
  singular: 'Thing',
  plural: 'Small things',
  form: [],
  permissions: {},
} as const;

test('a module’s list has the given title, and the form, CSV file name and clinic filter of its table', () => {
  const list = moduleList(rooms, 'Our rooms');
  expect(list.title).toBe('Our rooms');
  expect(list.csvFile).toBe('Rooms.csv');
  expect(list.ofClinic?.('c')).toEqual({ clinic_id: { _eq: 'c' } });
  expect(list.form?.find(({ name }) => name === 'clinic_id')?.once).toBe(true);
  expect(resourceOfModule(moduleOf('clinic-rooms'))).toBe(rooms);
  expect(resourceOfModule(moduleOf('task_management'))).toBeUndefined();
});

test('a file adds further columns of the resource to the shown ones, if the user may read them', () => {
  const list = moduleList(resourceOf('clinic_im_vendors'), 'Suppliers');
  const further = (definition: typeof list) => definition.csvColumns?.map(({ key }) => key);
  expect(further(list)).toEqual(['abn_number', 'ordersEmails', 'openingHours']);
  const named = { role: 'client_employee', grants: ['package:clinic-im-vendors'] };
  expect(further(readablePart(list, named))).toEqual([]);
  expect(
    further(readablePart(list, { ...named, grants: [...named.grants, 'clinic-im-vendors:VIEW'] })),
  ).toEqual(further(list));
  expect(csvQuery(list.table, [...list.columns, ...(list.csvColumns ?? [])])).toMatch(
    /\{ name [^{]*clinic \{ name \} status abn_number ordersEmails openingHours \}/,
  );
});

test('a module of the user’s own rows filters by the user', () => {
  expect(ownRows(moduleOf('my-roster'), 'me')).toEqual({ user_id: { _eq: 'me' } });
  expect(ownRows(moduleOf('client_document_assignments'), 'me')).toEqual({
    _or: [
      { user_id: { _eq: 'me' } },
      { witness_user_id: { _eq: 'me' } },
      { admin_signer_user_id: { _eq: 'me' } },
    ],
  });
  expect(ownRows(moduleOf('my Practice'), 'me')).toBeUndefined();
  const [rosters, own] = [resourceOf('clinic_rosters'), { user_id: { _eq: 'me' } }];
  const names = (only?: typeof own) => moduleList(rosters, 'My Roster', only).columns.map(({ key }) => key);
  expect([names().includes('user_id'), names(own).includes('user_id')]).toEqual([true, false]);
  expect(moduleList(rooms, 'My rooms', { id: { _eq: 'r' } }).only).toEqual({ id: { _eq: 'r' } });
});

test('the column that names the record comes first, and only texts are searched', () => {
  const list = listOf({
    ...bare,
    fields: { name: nameText(), clinic_id: reference('clinics', 'clinic'), note: text() },
    list: { columns: ['clinic_id', 'note', 'name'], sort: 'name', search: ['name', 'clinic_id', 'note'] },
  });
  expect(list.columns.map(({ key }) => key)).toEqual(['name', 'clinic_id', 'note']);
  expect(list.search).toEqual(['name', 'note']);
  expect(list.form).toBeUndefined();
  expect(list.name({ id: '1', name: '' })).toBe('Thing');
});

test('leaves out references to unreadable rows, and does not sort by masked columns', () => {
  const list = listOf({
    ...bare,
    fields: { ip_address: text(), status: oneOf([]), audit: reference('audit_log', 'line') },
    list: { columns: ['name', 'status', 'audit'], sort: 'ip_address' },
  });
  const nurse = { role: 'client_employee', grants: ['IP Settings:VIEW'] };
  const shown = readablePart(list, nurse);
  expect(shown.columns.map(({ key }) => key)).toEqual(['name', 'status']);
  expect(shown.filters?.map(({ name }) => name)).toEqual(['status']);
  expect(shown.sort).toBe('name');
});

test('a name that is a number includes its kind, and an IP setting without a clinic is for all clinics', () => {
  const orders = listOf(resourceOf('clinic_im_product_orders'));
  expect(orders.name({ id: '1', short_id: 7 })).toBe('Order 7');
  expect(listOf(rooms).name({ id: '1', name: 'Surgery 1' })).toBe('Surgery 1');
  const clinicOf = (table: string) =>
    listOf(resourceOf(table))
      .columns.find(({ key }) => key === 'clinic_id')
      ?.render({ id: '1', clinic_id: null }, { zone: 'UTC' });
  expect(clinicOf('ip_settings')).toMatchObject({ props: { children: 'All clinics' } });
  expect(clinicOf('clinic_rooms')).not.toMatchObject({ props: { children: 'All clinics' } });
});
