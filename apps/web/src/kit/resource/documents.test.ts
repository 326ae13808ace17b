import { readFileSync } from 'node:fs';
import { register, roleNames } from '@operatory/domain';
import type { AnyResource } from '@operatory/resource';
import {
  buildSchema,
  type DocumentNode,
  getVariableValues,
  isInputObjectType,
  Kind,
  parse,
  validate,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { csvQuery, listOperations, orderOf, searchOf } from '#kit/definition/list-query.ts';
import { pickQuery, pickWhere } from '#kit/pick/pick-query.ts';
import { detailsOf, listOf } from './from-resource.tsx';
import { versionColumnsOf } from './newer.ts';
import { partList } from './part-list.ts';

// The kit builds these documents at run time from the resources, so they are validated here against the API's
// schema.
const schema = buildSchema(
  readFileSync(new URL('../../../../api/schema.gen.graphql', import.meta.url), 'utf8'),
  { assumeValid: true },
);
const roots = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };

/** The errors that the API would report for a document and its variables. */
function refusals(document: DocumentNode, variables: Record<string, unknown> = {}): string[] {
  const invalid = validate(schema, document).map(({ message }) => message);
  if (invalid.length > 0) return invalid;
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const given = (operation?.variableDefinitions ?? []).filter(
    ({ variable }) => variable.name.value in variables,
  );
  const { errors = [] } = getVariableValues(schema, given, variables);
  return errors.map(({ message }) => message);
}

const anybody = (role: string) => ({
  role,
  grants: { includes: () => true } as unknown as readonly string[],
});
const everyone = roleNames.map(anybody);
const isOpen = ({ table }: AnyResource) => table in roots;
/** The only table without a column `id`; no list or picker uses it. */
const withoutId = 'user_presence';
const inputs = (table: string, kind: 'insert' | 'set') => {
  const type = schema.getType(`${table}_${kind}_input`);
  return isInputObjectType(type) ? type.getFields() : undefined;
};

describe.each(
  register
    .filter((resource) => isOpen(resource) && resource.table !== withoutId)
    .map((resource) => [resource.table, resource] as const),
)('%s', (table, resource) => {
  const lists = [
    listOf(resource),
    ...(resource.part === undefined ? [] : [partList({ ...resource, part: resource.part }, 'above')]),
  ];

  test('lists, records and forms read only existing fields', () => {
    for (const list of lists) {
      const { insert, update, updateAsRead, removeMany, counts, ...reads } = listOperations({
        ...list,
        stamps: versionColumnsOf(table),
      });
      const where = searchOf(list.search, 'a');
      const variables = { where, order: orderOf(list.sort), limit: 1, offset: 0 };
      for (const document of Object.values(reads)) expect(refusals(document, variables)).toEqual([]);
      if (counts) expect(refusals(counts)).toEqual([]);
      if (`insert_${table}_one` in roots) expect(refusals(insert)).toEqual([]);
      if (`update_${table}_by_pk` in roots)
        expect([...refusals(update), ...refusals(updateAsRead)]).toEqual([]);
      if (`delete_${table}` in roots) expect(refusals(removeMany)).toEqual([]);
      const columns = [
        list.columns,
        list.csvColumns ?? [],
        list.csvWhole ?? [],
        detailsOf(resource, Object.keys(resource.fields ?? {})),
      ];
      for (const some of columns)
        if (some.length > 0) expect(refusals(parse(csvQuery(table, some)), variables)).toEqual([]);
    }
  });

  test('a form writes only writable columns', () => {
    const written = { ...inputs(table, 'insert'), ...inputs(table, 'set') };
    if (Object.keys(written).length === 0) return;
    for (const { form = [] } of lists)
      expect(form.map(({ name }) => name).filter((name) => !(name in written))).toEqual([]);
  });

  test('filters compare only comparable columns', () => {
    const type = schema.getType(`${table}_bool_exp`);
    const fields = isInputObjectType(type) ? type.getFields() : {};
    for (const { filters = [] } of lists)
      expect(filters.map(({ name }) => name).filter((name) => !(name in fields))).toEqual([]);
  });

  test('pickers read only existing fields for each role', () => {
    for (const me of everyone) {
      const query = pickQuery(resource, me);
      if (!query) continue;
      const where = pickWhere(query, 'a');
      expect(refusals(parse(query.text), { where, order: query.order })).toEqual([]);
    }
  });
});

test('every resource is a table of the API', () => {
  expect(register.filter((resource) => !isOpen(resource)).map(({ table }) => table)).toEqual([]);
});
