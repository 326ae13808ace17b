import { modules } from '@operatory/domain';
import { type BoolExp, matches, reference } from '@operatory/resource';
import type { Client } from 'urql';
import { expect, test } from 'vitest';
import type { FormField } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import type { Me } from '#session/me.ts';
import { idsFrom, lookUp, missingNames } from './references.ts';

const grants = modules.flatMap(({ name }) => [
  `package:${name}`,
  ...['VIEW', 'ADD', 'EDIT', 'DELETE'].map((action) => `${name}:${action}`),
]);
const admin = { role: 'client_admin', grants } as unknown as Me;
/** The missing names of a file with one column, where no name exists yet. */
const missing = (me: Me, table: string, column: string, ...names: readonly string[]) => {
  const field = resourceOf(table).fields?.[column];
  if (!field) throw new Error(`${table} has no ${column}`);
  const fields: readonly FormField[] = [{ name: column, field }];
  const rows = names.map((name, at) => ({ number: at + 2, cells: [name] }));
  return missingNames(me, rows, fields, { [column]: 0 }, new Map());
};

test('lists missing names that can be added without other fields, each once', () => {
  expect(
    missing(admin, 'clinic_im_products', 'client_im_product_category_id', 'Gloves', 'gloves', 'Masks'),
  ).toEqual([{ table: 'client_im_product_categories', byName: true, names: ['Gloves', 'Masks'] }]);
});

test('lists a missing name whose row needs more fields, but not for users who may not add the row', () => {
  const asked = ['clinic_contacts', 'clinic_contact_type_id', 'Plumbers'] as const;
  expect(missing(admin, ...asked)).toEqual([
    { table: 'clinic_contact_types', byName: false, names: ['Plumbers'] },
  ]);
  expect(missing({ ...admin, grants: [] }, ...asked)).toEqual([]);
});

/** A server with these users, which evaluates the condition that the import sends. */
function serverOf(...names: readonly string[]) {
  const users = names.map((display_name, at) => ({ id: `u${at}`, display_name }));
  return {
    query: (_: unknown, { where }: { where: BoolExp }) => ({
      toPromise: async () => ({ data: { users: users.filter((row) => matches(where, row)) } }),
    }),
  } as unknown as Client;
}
async function idOfPerson(client: Client, ...written: readonly string[]) {
  const fields: readonly FormField[] = [{ name: 'user_id', field: reference('users', 'user') }];
  const rows = written.map((name, at) => ({ number: at + 2, cells: [name] }));
  const known = await lookUp(client, admin, rows, fields, { user_id: 0 });
  const [field] = fields;
  return field ? written.map((name) => idsFrom(known)(field, name, {})) : [];
}

test('looks up a name in any case, with or without its accents', async () => {
  const client = serverOf('Jana Müller', 'Siobhán O’Brien', 'Jana Müller-Ott');
  expect(await idOfPerson(client, 'jana muller', 'JANA MÜLLER', "Siobhan O'Brien", 'Jana Moller')).toEqual([
    { id: 'u0' },
    { id: 'u0' },
    { id: 'u1' },
    { problem: expect.stringContaining('Jana Moller') },
  ]);
});

test('prefers the name with the same accents, and reports a name that matches two people only without accents', async () => {
  const client = serverOf('Jana Müller', 'Jana Muller');
  expect(await idOfPerson(client, 'Jana Muller', 'jana müller')).toEqual([{ id: 'u1' }, { id: 'u0' }]);
  expect(await idOfPerson(client, 'Jana Mûller')).toEqual([{ problem: expect.any(String) }]);
});
