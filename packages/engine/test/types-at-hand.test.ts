import { parseType } from 'graphql';
import { expect, test } from 'vitest';
import { defaultLimits } from '../src/index.ts';
import { readDocument } from '../src/read/document.ts';
import { roleSchema } from '../src/schema/role-schema.ts';
import { typeOfNode } from '../src/schema/types-at-hand.ts';
import { catalog, permissions } from './fixture.ts';

// The whole schema of a role is built only for introspection, and not for other operations.
const role = Object.keys(permissions)[0] ?? '';
const made = () => roleSchema(catalog, permissions[role] ?? {}, { role, hasuraRules: false, hidden: {} });

test('table operations and the types of root arguments are read without building the schema', () => {
  const own = made();
  const { roots, reads, subscriptions, writes } = own;
  const without = {
    roots,
    reads,
    subscriptions,
    writes,
    typeNamed: own.typeNamed,
    get schema(): typeof own.schema {
      throw new Error('the schema was made');
    },
  };
  const query = 'query ($w: tasks_bool_exp, $l: Int) { tasks(where: $w, limit: $l) { id } }';
  expect(readDocument(query, undefined, without, defaultLimits).kind).toBe('table');
  for (const type of ['[tasks_bool_exp!]!', 'Int', '[[String]]'])
    expect(String(typeOfNode(parseType(type), without))).toBe(type);
});

test('looking up a type by name gives the same type as the built schema, and nothing for an unknown name', () => {
  const { schema, typeNamed, roots } = made();
  expect(schema.getQueryType()).toBe(roots.query);
  for (const name of ['tasks_bool_exp', 'tasks_aggregate', 'Int'])
    expect([name, typeNamed(name)]).toEqual([name, schema.getType(name)]);
  expect(typeNamed('nothing')).toBeUndefined();
});
