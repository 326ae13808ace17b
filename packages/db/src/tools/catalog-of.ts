import type { DMMF } from '@prisma/generator-helper';
import { PLATFORM_CLIENT_ID } from '../platform.ts';

/** A column as it is written to the generated catalog. */
export interface CatalogColumn {
  name: string;
  type: string;
  array?: true;
  nullable?: true;
  hasDefault?: true;
  secret?: true;
  confidential?: true;
  description?: string;
}
export interface CatalogRelationship {
  name: string;
  kind: 'object' | 'array';
  table: string;
  on: [string, string][];
  nullable?: true;
}
export interface CatalogTable {
  name: string;
  columns: Record<string, CatalogColumn>;
  primaryKey: { name: string; columns: string[] };
  uniques: { name: string; columns: string[] }[];
  relationships: Record<string, CatalogRelationship>;
  tenant?: true;
  shared?: true;
  platformOnly?: true;
  description?: string;
}
export interface Catalog {
  tables: Record<string, CatalogTable>;
  enums: Record<string, readonly string[]>;
  tenancy: {
    column: string;
    sessionVariable: string;
    setting: string;
    platformId: string;
    tenants: string;
    acrossTenants: string;
  };
}

const tenantColumn = 'client_id';
const scalarTypes: Record<string, string> = {
  String: 'text',
  Boolean: 'bool',
  Int: 'int4',
  BigInt: 'int8',
  Float: 'float8',
  Decimal: 'numeric',
  DateTime: 'timestamptz',
  Json: 'jsonb',
  Bytes: 'bytea',
};
const nativeTypes: Record<string, string> = {
  Uuid: 'uuid',
  Date: 'date',
  Time: 'time',
  Timestamptz: 'timestamptz',
  Decimal: 'numeric',
};

const marked = (documentation: string | undefined, mark: string) =>
  new RegExp(`@${mark}\\b`).test(documentation ?? '');
const plain = (documentation: string | undefined) =>
  documentation?.replace(/@\w+\s*/g, '').trim() || undefined;

function typeOf(field: DMMF.Field): string {
  if (field.kind === 'enum') return field.type;
  const native = field.nativeType?.[0];
  const type = (native && nativeTypes[native]) ?? scalarTypes[field.type];
  if (!type) throw new Error(`no PostgreSQL type known for ${field.name} ${field.type} ${native ?? ''}`);
  return type;
}

function columnOf(field: DMMF.Field): CatalogColumn {
  const description = plain(field.documentation);
  return {
    name: field.name,
    type: typeOf(field),
    ...(field.isList && { array: true as const }),
    // Prisma reads a list without a default as an empty array, never as null, so the column must be NOT NULL
    // in the migration.
    ...(!field.isRequired && !field.isList && { nullable: true as const }),
    ...((field.hasDefaultValue || field.isList) && { hasDefault: true as const }),
    ...(marked(field.documentation, 'secret') && { secret: true as const }),
    ...(marked(field.documentation, 'confidential') && { confidential: true as const }),
    ...(description && { description }),
  };
}

type Models = ReadonlyMap<string, DMMF.Model>;

function relationshipOf(
  model: DMMF.Model,
  field: DMMF.Field,
  models: Models,
): CatalogRelationship | undefined {
  const target = models.get(field.type);
  if (!target || marked(target.documentation, 'internal')) return undefined;
  // Operations read these rows through their own roots; the fifty array relations of `clients` would only be
  // additional paths to them.
  if (model.name === 'clients' && (field.isList || !field.relationFromFields?.length)) return undefined;
  const here = field.relationFromFields ?? [];
  const there = field.relationToFields ?? [];
  const owner = here.length
    ? undefined
    : target.fields.find((f) => f.relationName === field.relationName && f.relationFromFields?.length);
  const ours = owner ? (owner.relationToFields ?? []) : here;
  const theirs = owner ? (owner.relationFromFields ?? []) : there;
  return {
    name: field.name,
    kind: field.isList ? 'array' : 'object',
    table: field.type,
    on: ours.map((column, index) => [column, theirs[index] ?? '']),
    ...(!field.isRequired && !field.isList && { nullable: true as const }),
  };
}

function tableOf(model: DMMF.Model, models: Models): CatalogTable {
  const columns = model.fields.filter((f) => f.kind !== 'object').map(columnOf);
  const relationships = model.fields
    .filter((f) => f.kind === 'object')
    .flatMap((f) => relationshipOf(model, f, models) ?? []);
  const key = model.primaryKey?.fields ?? model.fields.filter((f) => f.isId).map((f) => f.name);
  const uniques = [
    ...model.uniqueFields,
    ...model.fields.filter((f) => f.isUnique).map((f) => [f.name]),
  ].filter((names, index, all) => all.findIndex((other) => other.join() === names.join()) === index);
  const description = plain(model.documentation);
  return {
    name: model.name,
    columns: Object.fromEntries(columns.map((c) => [c.name, c])),
    primaryKey: { name: `${model.name}_pkey`, columns: [...key] },
    uniques: uniques.map((names) => ({ name: constraintName(model.name, names), columns: [...names] })),
    relationships: Object.fromEntries(relationships.map((r) => [r.name, r])),
    ...(columns.some((c) => c.name === tenantColumn) && { tenant: true as const }),
    ...(marked(model.documentation, 'shared') && { shared: true as const }),
    ...(marked(model.documentation, 'platformOnly') && { platformOnly: true as const }),
    ...(description && { description }),
  };
}

/** Prisma truncates the name of a unique constraint to PostgreSQL's limit of 63 bytes. */
const constraintName = (table: string, columns: readonly string[]) =>
  `${`${table}_${columns.join('_')}`.slice(0, 59)}_key`;

/** The schema in the engine's form; tables marked `@internal` are omitted. */
export function catalogOf(datamodel: DMMF.Datamodel): Catalog {
  const models = new Map(datamodel.models.map((model) => [model.name, model]));
  const tables = datamodel.models
    .filter((model) => !marked(model.documentation, 'internal'))
    .map((model) => tableOf(model, models))
    .sort((a, b) => a.name.localeCompare(b.name));
  const used = new Set(tables.flatMap((table) => Object.values(table.columns).map((column) => column.type)));
  const enums = datamodel.enums.filter((e) => used.has(e.name));
  return {
    tables: Object.fromEntries(tables.map((table) => [table.name, table])),
    enums: Object.fromEntries(enums.map((e) => [e.name, e.values.map((value) => value.name)])),
    tenancy: {
      column: tenantColumn,
      sessionVariable: 'x-hasura-client-id',
      setting: 'app.client_id',
      platformId: PLATFORM_CLIENT_ID,
      tenants: 'clients',
      acrossTenants: 'app.across_tenants',
    },
  };
}
