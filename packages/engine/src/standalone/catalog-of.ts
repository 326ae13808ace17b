import type { Catalog, Column, Constraint, Names, Relationship, Table } from '../catalog.ts';
import { camelCase } from '../schema/graphql-case.ts';
import { fieldName, isEnumValue, isName } from '../schema/naming.ts';
import { scalarName } from '../schema/types-of-postgres.ts';
import { isGraphqlCase, rootFieldName, usualRoot } from './customized-names.ts';
import type { DatabaseFacts, RelationFacts } from './database-facts.ts';
import { computedFieldsOf, trackedFunctionsOf } from './functions-of.ts';
import {
  type Metadata,
  type RelationshipMetadata,
  rootNameOf,
  type Source,
  type TableMetadata,
} from './metadata.ts';
import { withoutClashes } from './name-clashes.ts';
import { keyOf, type TrackedTable, type TrackedTables, type Warn } from './tracked-tables.ts';

export type EnumTables = NonNullable<Catalog['enumTables']>;

export function catalogOf(
  facts: DatabaseFacts,
  metadata: Metadata,
  tracked: TrackedTables,
  enumTables: EnumTables,
  warn: Warn,
): Catalog {
  const enums = Object.fromEntries(facts.enums.map(({ name, values }) => [name, values]));
  const tables: Record<string, Table> = {};
  for (const one of tracked.values()) {
    const table = tableOf(one, tracked, enumTables, facts, warn);
    if (isName(table.typeName ?? '')) tables[one.key] = table;
    else warn(`"${one.key}" is no name in GraphQL: give the table a custom_name`);
  }
  for (const table of Object.values(tables)) keepKnown(table, tables);
  const found = metadata.sources.flatMap((source: Source) =>
    trackedFunctionsOf(source, facts, tracked, warn),
  );
  const functions = withoutClashes(found, tables, warn);
  for (const { roles } of functions) withInheritingRoles(roles, metadata.inheritedRoles);
  return { tables, enums, enumTables, functions, names: namesOf(metadata) };
}

/** One engine has one schema, so the first source with custom names determines all type names. */
function namesOf({ sources }: Metadata): Names | undefined {
  for (const { customization } of sources) {
    const { type_names: types, root_fields: roots } = customization ?? {};
    const names: Names = {
      namespace: roots?.namespace ?? undefined,
      typePrefix: types?.prefix ?? undefined,
      typeSuffix: types?.suffix ?? undefined,
      graphqlCase: isGraphqlCase(customization) || undefined,
    };
    if (Object.values(names).some((one) => one !== undefined)) return names;
  }
  return undefined;
}

function keepKnown({ relationships }: Table, tables: Readonly<Record<string, Table>>): void {
  const made = relationships as Record<string, Relationship>;
  for (const [name, { table }] of Object.entries(relationships)) if (!tables[table]) delete made[name];
}

/** A role may call a function if a role it inherits from may. */
function withInheritingRoles(roles: Set<string>, inherited: Metadata['inheritedRoles']): void {
  let before: number;
  do {
    before = roles.size;
    for (const { role_name, role_set } of inherited)
      if (role_set.some((parent) => roles.has(parent))) roles.add(role_name);
  } while (roles.size > before);
}

function tableOf(
  tracked: TrackedTable,
  all: TrackedTables,
  enumTables: EnumTables,
  facts: DatabaseFacts,
  warn: Warn,
): Table {
  const { key, facts: relation, metadata } = tracked;
  const { configuration } = metadata;
  const custom = configuration?.custom_name ?? configuration?.identifier ?? undefined;
  const usual = relation.schema === 'public' ? relation.name : `${relation.schema}_${relation.name}`;
  const base = custom ?? usual;
  const columns = columnsOf(tracked, enumTables, warn);
  tellHidden(key, columns, warn);
  return {
    name: key,
    relation: relation.name,
    schema: relation.schema,
    typeName: base,
    isNamed: custom !== undefined || undefined,
    rootNames: rootNamesOf(base, custom !== undefined, tracked, warn),
    rootDescriptions: rootDescriptionsOf(relation.name, metadata),
    columns,
    primaryKey: relation.primaryKey ?? { name: '', columns: [] },
    uniques: relation.uniques as Constraint[],
    relationships: relationshipsOf(tracked, all, warn),
    computed: computedFieldsOf(tracked, facts, all, warn),
    writable: relation.isView
      ? { insert: relation.insertable, update: relation.updatable, delete: relation.deletable }
      : undefined,
    readsClock: relation.readsClock || undefined,
    description: descriptionOf(
      configuration?.comment,
      relation.comment ?? `columns and relationships of "${relation.name}"`,
    ),
  };
}

/** Only the last of several columns with the same GraphQL name can be selected, so the log has a warning. */
function tellHidden(key: string, columns: Readonly<Record<string, Column>>, warn: Warn): void {
  const byField = new Map<string, string>();
  for (const column of Object.values(columns)) {
    const field = fieldName(column);
    const hidden = byField.get(field);
    if (hidden !== undefined)
      warn(`${key}: the column "${hidden}" is hidden by "${column.name}": both are named "${field}"`);
    byField.set(field, column.name);
  }
}

const rootKinds: Readonly<Record<string, readonly [metadataName: string, before: string, after: string]>> = {
  list: ['select', '', ''],
  byPk: ['select_by_pk', '', 'by_pk'],
  aggregate: ['select_aggregate', '', 'aggregate'],
  stream: ['select_stream', '', 'stream'],
  insert: ['insert', 'insert', ''],
  insertOne: ['insert_one', 'insert', 'one'],
  update: ['update', 'update', ''],
  updateByPk: ['update_by_pk', 'update', 'by_pk'],
  updateMany: ['update_many', 'update', 'many'],
  delete: ['delete', 'delete', ''],
  deleteByPk: ['delete_by_pk', 'delete', 'by_pk'],
};

function rootNamesOf(
  base: string,
  isChosen: boolean,
  { key, metadata, customization }: TrackedTable,
  warn: Warn,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rootKinds).map(([kind, [metadataName, before, after]]) => {
      const given = rootNameOf(metadata.configuration?.custom_root_fields?.[metadataName]);
      const isOne = given === undefined || isName(given);
      if (!isOne) warn(`${key}: the root field "${given}" is no name in GraphQL`);
      const usual = usualRoot([before, base, after], isChosen, customization);
      return [kind, rootFieldName(isOne ? given : undefined, usual, customization)];
    }),
  );
}

const usualDescriptions: Readonly<Record<string, (table: string) => string>> = {
  list: (table) => `fetch data from the table: "${table}"`,
  byPk: (table) => `fetch data from the table: "${table}" using primary key columns`,
  aggregate: (table) => `fetch aggregated fields from the table: "${table}"`,
  stream: (table) => `fetch data from the table in a streaming manner: "${table}"`,
  insert: (table) => `insert data into the table: "${table}"`,
  insertOne: (table) => `insert a single row into the table: "${table}"`,
  update: (table) => `update data of the table: "${table}"`,
  updateByPk: (table) => `update single row of the table: "${table}"`,
  updateMany: (table) => `update multiples rows of table: "${table}"`,
  delete: (table) => `delete data from the table: "${table}"`,
  deleteByPk: (table) => `delete single row from the table: "${table}"`,
};

function rootDescriptionsOf(table: string, { configuration }: TableMetadata): Record<string, string> {
  return Object.fromEntries(
    Object.entries(usualDescriptions).flatMap(([kind, usual]) => {
      const given = configuration?.custom_root_fields?.[rootKinds[kind]?.[0] ?? ''];
      const comment = typeof given === 'object' ? given?.comment : undefined;
      const description = descriptionOf(comment, usual(table));
      return description === undefined ? [] : [[kind, description]];
    }),
  );
}

/** The metadata's comment replaces the default description; an empty text means none. */
const descriptionOf = (comment: string | null | undefined, usual: string | null): string | undefined =>
  (comment ?? usual ?? '') || undefined;

function columnsOf(
  { facts, metadata, key, customization }: TrackedTable,
  enumTables: EnumTables,
  warn: Warn,
): Record<string, Column> {
  const usual = (name: string) => (isGraphqlCase(customization) ? camelCase(name) : undefined);
  const { configuration } = metadata;
  const enumOf = (column: string): string | undefined => {
    for (const { columns, target } of facts.foreignKeys) {
      const other = keyOf(target);
      if (columns.length === 1 && columns[0] === column && other !== key && Object.hasOwn(enumTables, other))
        return other;
    }
    return undefined;
  };
  return Object.fromEntries(
    facts.columns
      .map((column): Column => {
        const config = configuration?.column_config?.[column.name];
        const given = config?.custom_name ?? configuration?.custom_column_names?.[column.name];
        const field = given ?? usual(column.name);
        const shown = field ?? column.name;
        if ((given && !isName(given)) || (isName(shown) && !isEnumValue(shown)))
          warn(`${key}: the column's name "${shown}" is no name in GraphQL`);
        return {
          name: column.name,
          field: field ?? undefined,
          type: column.type,
          array: column.isArray || undefined,
          nullable: column.isNullable,
          hasDefault: column.hasDefault,
          generated: column.isGenerated || undefined,
          // Columns that GraphQL cannot represent are available in rules only.
          secret: !isEnumValue(shown) || !isName(scalarName(column.type)) || undefined,
          enumTable: enumOf(column.name),
          description: descriptionOf(config?.comment, column.comment),
        };
      })
      .map((column) => [column.name, column]),
  );
}

function relationshipsOf(
  tracked: TrackedTable,
  all: TrackedTables,
  warn: Warn,
): Record<string, Relationship> {
  const { metadata, facts, key } = tracked;
  const made: Record<string, Relationship> = {};
  const add = (kind: 'object' | 'array', relationship: RelationshipMetadata) => {
    const { name } = relationship;
    const warnOf = (fault: string) => warn(`${key}: relationship ${name} ${fault}`);
    if (!isName(name)) return warnOf('is no name in GraphQL');
    if (facts.columns.some((column) => column.name === name)) return warnOf('is the name of a column');
    const found = joinOf(tracked, kind, relationship, all);
    if (typeof found === 'string') return warnOf(found);
    made[name] = { name, kind, ...found };
  };
  for (const one of metadata.object_relationships ?? []) add('object', one);
  for (const one of metadata.array_relationships ?? []) add('array', one);
  return made;
}

type Join = Pick<Relationship, 'table' | 'on' | 'nullable' | 'inserts'>;

/** @returns The join, or the error in the relationship's definition as text. */
function joinOf(
  { facts }: TrackedTable,
  kind: 'object' | 'array',
  { using }: RelationshipMetadata,
  all: TrackedTables,
): Join | string {
  const has = (relation: RelationFacts, name: string) => relation.columns.some((one) => one.name === name);
  const manual = using.manual_configuration;
  if (manual) {
    const table = keyOf(manual.remote_table);
    const other = all.get(table);
    if (!other) return leadsNowhere(table);
    const on = Object.entries(manual.column_mapping);
    for (const [our, their] of on) {
      if (!has(facts, our)) return `maps the column ${our}, which is not there`;
      if (!has(other.facts, their)) return `maps to the column ${their} of ${table}, which is not there`;
    }
    const inserts = manual.insertion_order === 'after_parent' || kind === 'array' ? 'after' : 'before';
    return { table, on, nullable: true, inserts };
  }
  const by = using.foreign_key_constraint_on;
  if (by === undefined || by === null)
    return 'says neither by which foreign key nor by which columns it leads';
  if (typeof by === 'object' && 'table' in by) {
    // The other table's foreign key refers to this one.
    const columns = by.columns ?? (by.column === undefined ? [] : [by.column]);
    const other = all.get(keyOf(by.table));
    if (!other) return leadsNowhere(keyOf(by.table));
    const foreign = other.facts.foreignKeys.find(
      ({ target, columns: theirs }) => keyOf(target) === keyOf(facts) && sameColumns(theirs, columns),
    );
    if (!foreign) return `needs a foreign key of ${other.key} (${columns.join(', ')}) to here`;
    const on = foreign.columns.map((their, index) => [foreign.targetColumns[index] ?? '', their] as const);
    return { table: other.key, on, nullable: true, inserts: 'after' };
  }
  const columns = typeof by === 'string' ? [by] : by;
  const foreign = facts.foreignKeys.find(({ columns: ours }) => sameColumns(ours, columns));
  if (!foreign) return `needs a foreign key of (${columns.join(', ')})`;
  const table = keyOf(foreign.target);
  if (!all.has(table)) return leadsNowhere(table);
  const isNullable = (name: string) => facts.columns.find((one) => one.name === name)?.isNullable !== false;
  return {
    table,
    on: foreign.columns.map((our, index) => [our, foreign.targetColumns[index] ?? ''] as const),
    nullable: foreign.columns.some(isNullable),
    inserts: 'before',
  };
}

const leadsNowhere = (table: string) => `leads to ${table}, which is no tracked table`;

const sameColumns = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && others.every((one) => some.includes(one));
