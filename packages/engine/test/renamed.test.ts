import { isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import type { Catalog } from '../src/catalog.ts';
import { camel, pascal } from '../src/schema/graphql-case.ts';
import { roleSchema } from '../src/schema/role-schema.ts';

const catalog: Catalog = {
  tables: {
    shop_item: {
      name: 'shop_item',
      rootNames: { list: 'shopItem' },
      columns: {
        id: { name: 'id', type: 'int4' },
        item_kind: { name: 'item_kind', field: 'itemKind', type: 'text', enumTable: 'kind' },
      },
      primaryKey: { name: 'shop_item_pkey', columns: ['id'] },
      uniques: [],
      relationships: {},
    },
    kind: {
      name: 'kind',
      columns: { value: { name: 'value', type: 'text' } },
      primaryKey: { name: 'kind_pkey', columns: ['value'] },
      uniques: [],
      relationships: {},
    },
  },
  enumTables: { kind: [{ value: 'large' }, { value: 'small' }] },
  enums: {},
  names: { graphqlCase: true, typePrefix: 'my_', typeSuffix: '_now' },
};
const all = {
  select: [{ filter: {}, columns: '*', aggregates: true }],
  insert: [{ check: {}, columns: '*' }],
} as const;
const { schema, reads } = roleSchema(
  catalog,
  { shop_item: all },
  { role: 'admin', hasuraRules: true, hidden: {} },
);

test('words by the custom of GraphQL', () => {
  expect(['author_local', 'Author', '_is_null', '_st_d_within', 'id'].map(camel)).toEqual([
    'authorLocal',
    'author',
    '_isNull',
    '_stDWithin',
    'id',
  ]);
  expect(['order_by', 'String_comparison_exp', '_a_'].map(pascal)).toEqual([
    'OrderBy',
    'StringComparisonExp',
    'A',
  ]);
});

test('types of tables bear prefix and suffix, shared ones do not', () => {
  const names = Object.keys(schema.getTypeMap());
  expect(names).toEqual(
    expect.arrayContaining(['MyShopItemNow', 'MyShopItemBoolExpNow', 'MyShopItemAggregateFieldsNow']),
  );
  expect(names).toEqual(expect.arrayContaining(['OrderBy', 'IntComparisonExp', 'query_root', 'Int']));
  expect(names.some((name) => /^shop_item|_comparison_exp$/.test(name))).toBe(false);
});

test('arguments, operators and values are renamed, names of columns and roots are as they were made', () => {
  const list = schema.getQueryType()?.getFields().shopItem;
  expect(list?.args.map(({ name }) => name)).toEqual(['distinctOn', 'limit', 'offset', 'orderBy', 'where']);
  expect([...reads.keys()]).toContain('shopItem');
  const int = schema.getType('IntComparisonExp');
  expect(isInputObjectType(int) && Object.keys(int.getFields())).toEqual(
    expect.arrayContaining(['_eq', '_isNull', '_nin']),
  );
  const answer = schema.getType('MyShopItemMutationResponseNow');
  expect(isObjectType(answer) && Object.keys(answer.getFields())).toEqual(['affectedRows', 'returning']);
  const row = schema.getType('MyShopItemNow');
  expect(isObjectType(row) && Object.keys(row.getFields())).toEqual(['id', 'itemKind']);
});

test('an enum says in capitals what the table holds', () => {
  const kind = schema.getType('MyKindEnumNow');
  expect(isEnumType(kind) && kind.getValues().map(({ name, value }) => [name, value])).toEqual([
    ['LARGE', 'large'],
    ['SMALL', 'small'],
  ]);
});
