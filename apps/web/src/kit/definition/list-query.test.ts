import { matches } from '@operatory/resource';
import { print } from 'graphql';
import { expect, test } from 'vitest';
import { csvQuery, listOperations, orderOf, searchOf } from './list-query.ts';

test('sorts by a column or a relationship, and by id for ties', () => {
  expect(orderOf('name')).toEqual([{ name: 'asc_nulls_last' }, { id: 'asc' }]);
  expect(orderOf('-clinic.name')).toEqual([{ clinic: { name: 'desc_nulls_last' } }, { id: 'desc' }]);
  expect(orderOf('-pinned,-published_at')).toEqual([
    { pinned: 'desc_nulls_last' },
    { published_at: 'desc_nulls_last' },
    { id: 'desc' },
  ]);
});

test('searches every given column, regardless of case and accents', () => {
  const search = searchOf(['name', 'clinic.name'], ' 5% mü ');
  expect(matches(search, { name: 'x', clinic: { name: 'At 5% Muller' } })).toBe(true);
  expect(matches(search, { name: '5% Mü', clinic: { name: 'x' } })).toBe(true);
  expect(matches(search, { name: '50 Mü', clinic: { name: 'x' } })).toBe(false);
});

test('a list reads each column once, including those that an action compares', () => {
  const operations = listOperations({
    table: 'clinics',
    module: 'clinics',
    title: 'Clinics',
    one: 'clinic',
    columns: [{ key: 'name', label: 'Name', render: () => null }],
    select: 'name',
    search: ['name'],
    sort: 'name',
    name: () => '',
    rowActions: [
      { command: 'close', label: 'Close', when: {}, shows: { seen: { column: 'version' } }, done: '' },
    ],
  });
  // The values that an action sends for comparison are read with the list.
  expect(print(operations.rows)).toMatch(/\{\s+id\s+name\s+version\s+\}/);
  expect(operations.counts).toBeNull();
});

test('a file contains the shown columns, and the name of a related row', () => {
  const render = () => null;
  const text = csvQuery('users', [
    { key: 'display_name', label: 'Name', render },
    { key: 'clinic', label: 'Clinic', sort: 'clinic.name', render },
    { key: 'avatar', label: 'Picture', csv: null, render },
  ]);
  expect(text.replace(/\s+/g, ' ')).toContain(
    'users(where: $where, order_by: $order) { display_name clinic { name } }',
  );
});

test('a list saves with its own edit command if it has one, otherwise with the table’s update', () => {
  const list = {
    table: 'clients',
    module: 'clients',
    title: 'Clients',
    one: 'client',
    columns: [],
    search: [],
    sort: 'id',
    name: () => '',
  };
  const textOf = (definition: Parameters<typeof listOperations>[0]) =>
    print(listOperations(definition).update).replace(/\s+/g, ' ');
  expect(textOf(list)).toContain('update_clients_by_pk(pk_columns: $key, _set: $set)');
  expect(textOf({ ...list, edit: { command: 'edit_client', columns: () => [] } })).toContain(
    '$set: edit_client_set_input!) { edit_client(id: $key, set: $set) { id } }',
  );
});

test('accepts a chip’s key with spaces and brackets', () => {
  const render = () => null;
  const operations = listOperations({
    table: 'labs',
    module: 'labs',
    title: 'Labs',
    one: 'lab',
    columns: [{ key: 'name', label: 'Name', render }],
    search: [],
    sort: 'name',
    name: () => '',
    chips: [{ key: 'Dental supplier (2)', label: 'Dental supplier (2)', where: {} }],
  });
  expect(operations.counts && print(operations.counts)).toContain('chip0: labs_aggregate(where: $chip0)');
});
