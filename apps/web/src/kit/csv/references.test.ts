import { modules } from '@operatory/domain';
import { expect, test } from 'vitest';
import type { Me } from '#session/me.ts';
import type { FormField } from '../list-definition.ts';
import { resourceOf } from '../resource-of.ts';
import { missingOf } from './references.ts';

const grants = modules.flatMap(({ name }) => [
  `package:${name}`,
  ...['VIEW', 'ADD', 'EDIT', 'DELETE'].map((action) => `${name}:${action}`),
]);
const admin = { role: 'client_admin', grants } as unknown as Me;
/** What of a file of one column is missing, when nothing of it is known. */
const missing = (me: Me, table: string, column: string, ...names: readonly string[]) => {
  const field = resourceOf(table).fields?.[column];
  if (!field) throw new Error(`${table} has no ${column}`);
  const fields: readonly FormField[] = [{ name: column, field }];
  const rows = names.map((name, at) => ({ number: at + 2, cells: [name] }));
  return missingOf(me, rows, fields, { [column]: 0 }, new Map());
};

test('what is missing and made of its name is added with the import, each once', () => {
  expect(
    missing(admin, 'clinic_im_products', 'client_im_product_category_id', 'Gloves', 'gloves', 'Masks'),
  ).toEqual([{ table: 'client_im_product_categories', byName: true, names: ['Gloves', 'Masks'] }]);
});

test('what needs more than its name is told, and who may not add it is told nothing', () => {
  const asked = ['clinic_contacts', 'clinic_contact_type_id', 'Plumbers'] as const;
  expect(missing(admin, ...asked)).toEqual([
    { table: 'clinic_contact_types', byName: false, names: ['Plumbers'] },
  ]);
  expect(missing({ ...admin, grants: [] }, ...asked)).toEqual([]);
});
