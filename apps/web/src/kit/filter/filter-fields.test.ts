import { modules, register, roleNames } from '@operatory/domain';
import { columns, relationships } from '@operatory/domain/models.gen';
import { operators, testsOf, whereOf } from '@operatory/resource';
import { expect, test } from 'vitest';
import { filterableFieldsOf, filterTable } from './filter-fields.ts';

const everything = modules.flatMap(({ name }) => [
  `package:${name}`,
  ...['VIEW', 'ADD', 'EDIT', 'DELETE'].map((action) => `${name}:${action}`),
]);
const admin = { role: 'client_admin', grants: everything };
const context = { dayBounds: () => ({ start: new Date(0), end: new Date(1) }) };
const samples = (kind: string): string =>
  ({ number: '1', money: '1', percent: '1', date: '2026-01-01', dateTime: '2026-01-01', time: '08:00' })[
    kind
  ] ?? '00000000-0000-7000-8000-000000000001';

type Column = { readonly type: string; readonly list: boolean };
const columnsOf = (table: string): Readonly<Record<string, Column>> =>
  columns[table as keyof typeof columns] as never;

test('every comparison that is offered is supported by the type of its column', () => {
  const wrong: string[] = [];
  for (const { table } of register) {
    const askable = filterableFieldsOf(table, admin);
    for (const { name, field } of filterTable(table, admin)?.fields ?? []) {
      const column = columnsOf(table)[name];
      for (const { name: asked, takes } of testsOf(field)) {
        const value = field.kind === 'enum' ? (field.options[0]?.value ?? '') : samples(field.kind);
        const values = Array.from({ length: { nothing: 0, one: 1, two: 2, many: 1 }[takes] }, () => value);
        const where = askable && whereOf({ kind: 'is', path: [name], test: asked, values }, askable, context);
        if (!where) wrong.push(`${table}.${name} ${asked}: nothing`);
        for (const operator of JSON.stringify(where).match(/"_[a-z]+"/g) ?? []) {
          const known = operators[operator.slice(1, -1)];
          if (known && (!column || !known.fits(column.type, column.list)))
            wrong.push(`${table}.${name} ${asked}: ${operator} of ${column?.type}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('gives each relationship to referring rows its own label', () => {
  for (const { table } of register) {
    const { references = [], parts = [] } = filterTable(table, admin) ?? {};
    const known = Object.keys(relationships[table as keyof typeof relationships] ?? {});
    expect(known).toEqual(expect.arrayContaining([...references, ...parts].map(({ name }) => name)));
    expect(new Set(parts.map(({ label }) => label)).size, table).toBe(parts.length);
  }
  const labels = new Map(filterTable('users', admin)?.parts.map(({ name, label }) => [name, label]));
  expect(labels.get('tasks')).toBe('Tasks (Assigned by)');
  expect(labels.get('tasks_by_assigned_to_user_id')).toBe('Tasks (Assigned to)');
  expect(labels.get('task_history')).toBe('Task history');
  expect(labels.get('clinic_contacts')).toBe('Contacts');
  const types = filterTable('clinic_contact_types', admin);
  expect(types?.parts).toEqual([{ name: 'clinic_contacts', label: 'Contacts', table: 'clinic_contacts' }]);
  expect(filterTable('clinic_contacts', admin)?.references.map(({ name }) => name)).toContain('clinic');
});

test('offers neither tables nor columns that the user may not read', () => {
  const nobody = { role: 'client_employee', grants: [] };
  expect(filterTable('clinic_contacts', nobody)).toBeNull();
  expect(
    filterableFieldsOf('clinic_contact_types', { ...nobody, grants: ['clinic-contact-types:VIEW'] })?.related(
      'clinic_contacts',
    ),
  ).toBeUndefined();
  // An employee cannot filter by the salary, because that of colleagues is masked.
  const staff = { role: 'client_employee', grants: everything };
  const names = filterTable('users', staff)?.fields.map(({ name }) => name);
  expect(names).toContain('display_name');
  expect(names).not.toContain('salary');
  expect(names).not.toContain('date_of_birth');
  for (const role of roleNames)
    for (const { table } of register)
      expect(() => filterTable(table, { role, grants: everything })).not.toThrow();
});
