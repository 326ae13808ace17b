import { isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Catalog, Table } from '../src/catalog.ts';
import { camelCase, pascal } from '../src/schema/graphql-case.ts';
import { roleSchema } from '../src/schema/role-schema.ts';
import { typeNaming } from '../src/schema/type-naming.ts';

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

test('names are converted to the GraphQL naming convention', () => {
  expect(['author_local', 'Author', '_is_null', '_st_d_within', 'id'].map(camelCase)).toEqual([
    'authorLocal',
    'author',
    '_isNull',
    '_stDWithin',
    'id',
  ]);
  expect(['order_by', 'String_comparison_exp', '_a_b'].map(pascal)).toEqual([
    'OrderBy',
    'StringComparisonExp',
    '_aB',
  ]);
});

test('table types get the prefix and suffix, shared types do not', () => {
  const names = Object.keys(schema.getTypeMap());
  expect(names).toEqual(
    expect.arrayContaining(['my_ShopItem_now', 'my_ShopItemBoolExp_now', 'my_ShopItemAggregateFields_now']),
  );
  expect(names).toEqual(expect.arrayContaining(['OrderBy', 'IntComparisonExp', 'query_root', 'Int']));
  expect(names.some((name) => /^shop_item|_comparison_exp$/.test(name))).toBe(false);
});

test('arguments, operators and response fields are renamed, but columns and roots keep their configured names', () => {
  const list = schema.getQueryType()?.getFields().shopItem;
  expect(list?.args.map(({ name }) => name)).toEqual(['distinctOn', 'limit', 'offset', 'orderBy', 'where']);
  expect([...reads.keys()]).toContain('shopItem');
  const int = schema.getType('IntComparisonExp');
  expect(isInputObjectType(int) && Object.keys(int.getFields())).toEqual(
    expect.arrayContaining(['_eq', '_isNull', '_nin']),
  );
  const answer = schema.getType('my_ShopItemMutationResponse_now');
  expect(isObjectType(answer) && Object.keys(answer.getFields())).toEqual(['affectedRows', 'returning']);
  const row = schema.getType('my_ShopItem_now');
  expect(isObjectType(row) && Object.keys(row.getFields())).toEqual(['id', 'itemKind']);
});

test('enum values are in upper case in GraphQL only', () => {
  const kind = schema.getType('my_KindEnum_now');
  expect(isEnumType(kind) && kind.getValues().map(({ name, value }) => [name, value])).toEqual([
    ['LARGE', 'large'],
    ['SMALL', 'small'],
  ]);
});

describe('with configured type names', () => {
  const table = (name: string, more: Partial<Table> = {}): Table => ({
    name,
    columns: {},
    primaryKey: { name: '', columns: [] },
    uniques: [],
    relationships: {},
    ...more,
  });
  const call = { name: 'f', schema: 'public', arguments: [], returnsSet: false };
  const computed = { full_name: { name: 'full_name', call, returns: { type: 'text' } } };
  const tables = {
    item: table('item', { typeName: 'Shop_item', isNamed: true, computed }),
    // The names of this table's types start with the configured name of the table above.
    other: table('Shop_item_on_order'),
    author: table('author_local', { typeName: 'authorDetails', isNamed: true }),
  };

  test.each([
    ['Shop_item', 'Shop_item'],
    ['Shop_item_bool_exp', 'Shop_itemBoolExp'],
    ['Shop_item_aggregate_bool_exp_count', 'Shop_itemAggregateBoolExpCount'],
    ['Shop_item_on_order', 'ShopItemOnOrder'],
    ['Shop_item_on_order_select_column', 'ShopItemOnOrderSelectColumn'],
    ['full_name_Shop_item_args', 'Full_nameShop_itemArgs'],
    ['authorDetails', 'authorDetails'],
    ['authorDetails_stddev_samp_fields', 'authorDetailsStddevSampFields'],
    ['find_items_args', 'FindItemsArgs'],
  ])('the type name %s becomes %s', (own, expected) => {
    expect(typeNaming({ tables, names: { graphqlCase: true } })(own)).toBe(expected);
  });

  test('a prefix and a suffix are added to the type names of tables, but not to those of shared types', () => {
    const name = typeNaming({ tables, names: { graphqlCase: true, typePrefix: 'my_', typeSuffix: 'now' } });
    expect(['authorDetails', 'Shop_item_bool_exp', 'Int_comparison_exp'].map((own) => name(own))).toEqual([
      'my_AuthorDetailsNow',
      'my_Shop_itemBoolExpNow',
      'IntComparisonExp',
    ]);
  });
});
