import { isJsonObject } from '../read/json.ts';

/** Metadata of an invalid format is rejected as a whole, with the path of the invalid value. */

type Check = (value: unknown, at: string) => void;

const refuse = (at: string, expected: string): never => {
  throw new Error(`the metadata makes no sense: ${at} is no ${expected}`);
};
const text: Check = (value, at) => void (typeof value === 'string' || refuse(at, 'text'));
const count: Check = (value, at) =>
  void ((Number.isSafeInteger(value) && (value as number) >= 0) || refuse(at, 'count of rows'));
const anyObject: Check = (value, at) => void (isJsonObject(value) || refuse(at, 'object'));
const listOf =
  (one: Check): Check =>
  (value, at) => {
    if (!Array.isArray(value)) return refuse(at, 'list');
    for (const [index, item] of value.entries()) one(item, `${at}[${index}]`);
  };
/**
 * Keys of `other` may be absent or null. Unknown keys are ignored, because newer versions of Hasura add
 * keys.
 */
const objectOf =
  (needed: Readonly<Record<string, Check>>, other: Readonly<Record<string, Check>> = {}): Check =>
  (value, at) => {
    if (!isJsonObject(value)) return refuse(at, 'object');
    for (const [key, check] of Object.entries(needed)) check(value[key], `${at}.${key}`);
    for (const [key, check] of Object.entries(other))
      if (value[key] !== undefined && value[key] !== null) check(value[key], `${at}.${key}`);
  };

const name: Check = (value, at) => {
  if (typeof value === 'string') return;
  if (!isJsonObject(value) || typeof value.name !== 'string') refuse(at, 'name');
};
const columns: Check = (value, at) => void (value === '*' || listOf(text)(value, at));
const foreignKey: Check = (value, at) => {
  if (isJsonObject(value))
    return objectOf({ table: name }, { column: text, columns: listOf(text) })(value, at);
  if (typeof value !== 'string') listOf(text)(value, at);
};
const relationship = objectOf({
  name: text,
  using: objectOf(
    {},
    {
      foreign_key_constraint_on: foreignKey,
      manual_configuration: objectOf({ remote_table: name, column_mapping: anyObject }),
    },
  ),
});
const permission = objectOf({
  role: text,
  permission: objectOf(
    {},
    {
      columns,
      computed_fields: columns,
      filter: anyObject,
      check: anyObject,
      set: anyObject,
      limit: count,
      query_root_fields: listOf(text),
      subscription_root_fields: listOf(text),
    },
  ),
});
const table = objectOf(
  { table: name },
  {
    configuration: objectOf(
      {},
      { custom_column_names: anyObject, column_config: anyObject, custom_root_fields: anyObject },
    ),
    object_relationships: listOf(relationship),
    array_relationships: listOf(relationship),
    computed_fields: listOf(objectOf({ name: text, definition: objectOf({ function: name }) })),
    select_permissions: listOf(permission),
    insert_permissions: listOf(permission),
    update_permissions: listOf(permission),
    delete_permissions: listOf(permission),
  },
);
const tracked = {
  tables: listOf(table),
  functions: listOf(
    objectOf({ function: name }, { configuration: anyObject, permissions: listOf(objectOf({ role: text })) }),
  ),
};

export const checkSource: Check = objectOf({}, tracked);
export const checkInheritedRoles: Check = listOf(objectOf({ role_name: text, role_set: listOf(text) }));
