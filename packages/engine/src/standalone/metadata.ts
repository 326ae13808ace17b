import { isJsonObject } from '../read/json.ts';
import { checkInheritedRoles, checkSource } from './metadata-shape.ts';

/** The type contains only those parts of Hasura's metadata export (version 3) that PostgreSQL sources use. */
export interface Metadata {
  readonly sources: readonly Source[];
  readonly inheritedRoles: readonly { readonly role_name: string; readonly role_set: readonly string[] }[];
  readonly withoutIntrospection: ReadonlySet<string>;
}
export interface Source {
  readonly tables?: readonly TableMetadata[];
  readonly functions?: readonly FunctionMetadata[];
  readonly customization?: SourceCustomization;
}
export interface SourceCustomization {
  readonly root_fields?: {
    readonly namespace?: string | null;
    readonly prefix?: string | null;
    readonly suffix?: string | null;
  } | null;
  readonly type_names?: { readonly prefix?: string | null; readonly suffix?: string | null } | null;
  readonly naming_convention?: 'hasura-default' | 'graphql-default' | null;
}
/** A table or function is named by a text such as `author`, or by `{schema, name}`. */
export type NameMetadata = string | { readonly schema?: string; readonly name: string };
type Columns = '*' | readonly string[];

export interface TableMetadata {
  readonly table: NameMetadata;
  readonly is_enum?: boolean;
  readonly configuration?: TableConfiguration;
  readonly object_relationships?: readonly RelationshipMetadata[];
  readonly array_relationships?: readonly RelationshipMetadata[];
  readonly computed_fields?: readonly ComputedFieldMetadata[];
  readonly select_permissions?: readonly PermissionMetadata[];
  readonly insert_permissions?: readonly PermissionMetadata[];
  readonly update_permissions?: readonly PermissionMetadata[];
  readonly delete_permissions?: readonly PermissionMetadata[];
}
export interface TableConfiguration {
  readonly custom_name?: string | null;
  readonly identifier?: string | null;
  readonly comment?: string | null;
  readonly custom_column_names?: Readonly<Record<string, string>>;
  readonly column_config?: Readonly<
    Record<string, { readonly custom_name?: string | null; readonly comment?: string | null }>
  >;
  readonly custom_root_fields?: Readonly<Record<string, RootNameMetadata>>;
}
export type RootNameMetadata =
  | string
  | null
  | { readonly name?: string | null; readonly comment?: string | null };
export interface RelationshipMetadata {
  readonly name: string;
  readonly using: {
    readonly foreign_key_constraint_on?:
      | string
      | readonly string[]
      | { readonly table: NameMetadata; readonly column?: string; readonly columns?: readonly string[] };
    readonly manual_configuration?: {
      readonly remote_table: NameMetadata;
      readonly column_mapping: Readonly<Record<string, string>>;
      readonly insertion_order?: 'before_parent' | 'after_parent' | null;
    };
  };
}
export interface ComputedFieldMetadata {
  readonly name: string;
  readonly comment?: string | null;
  readonly definition: {
    readonly function: NameMetadata;
    readonly table_argument?: string | null;
    readonly session_argument?: string | null;
  };
}
export interface PermissionMetadata {
  readonly role: string;
  readonly permission: {
    readonly columns?: Columns;
    readonly computed_fields?: Columns;
    readonly filter?: Readonly<Record<string, unknown>> | null;
    readonly check?: Readonly<Record<string, unknown>> | null;
    readonly set?: Readonly<Record<string, unknown>>;
    readonly limit?: number | null;
    readonly allow_aggregations?: boolean;
    readonly query_root_fields?: readonly string[] | null;
    readonly subscription_root_fields?: readonly string[] | null;
    readonly backend_only?: boolean;
  };
}
export interface FunctionMetadata {
  readonly function: NameMetadata;
  readonly comment?: string | null;
  readonly configuration?: {
    readonly custom_name?: string | null;
    readonly custom_root_fields?: {
      readonly function?: RootNameMetadata;
      readonly function_aggregate?: RootNameMetadata;
    };
    readonly exposed_as?: 'query' | 'mutation';
    readonly session_argument?: string | null;
  };
  readonly permissions?: readonly { readonly role: string }[];
}

type Json = Readonly<Record<string, unknown>>;
/**
 * Metadata may be an export of version 3, the `{resource_version, metadata}` that the API returns, or version
 * 2, whose tables are not inside sources. @throws Error with one line that says what is wrong
 */
export function parseMetadata(text: string, warn: (line: string) => void = () => {}): Metadata {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`the metadata is not JSON (yaml is not read: hasura metadata export -o json): ${why}`);
  }
  const found = isJsonObject(parsed) && isJsonObject(parsed.metadata) ? parsed.metadata : parsed;
  if (!isJsonObject(found)) throw new Error('the metadata is not an object');
  const sources = sourcesOf(found, warn);
  for (const { source, at } of sources) checkSource(source, at);
  checkInheritedRoles(found.inherited_roles ?? [], 'inherited_roles');
  for (const line of unread(
    found,
    sources.map(({ source }) => source),
  ))
    warn(line);
  return {
    sources: sources.map(({ source }) => source),
    inheritedRoles: (found.inherited_roles ?? []) as Metadata['inheritedRoles'],
    withoutIntrospection: new Set(rolesWithout(found.graphql_schema_introspection)),
  };
}

function sourcesOf(found: Json, warn: (line: string) => void): { source: Source; at: string }[] {
  if (found.sources === undefined) {
    if (found.version === undefined && found.tables === undefined)
      throw new Error('the metadata has neither sources nor tables');
    return [{ source: found as Source, at: 'metadata' }];
  }
  if (!Array.isArray(found.sources)) throw new Error('the metadata makes no sense: sources is no list');
  return (found.sources as (Source & { kind?: string; name?: string })[]).flatMap((source, index) => {
    const at = `sources[${index}]`;
    if (isPostgres(source?.kind ?? 'postgres')) return [{ source, at }];
    warn(`source ${source.name ?? at} is left out: ${source.kind} is not PostgreSQL`);
    return [];
  });
}

/** Metadata may configure these features, but the engine does not support them. */
const others = [
  'actions',
  'remote_schemas',
  'cron_triggers',
  'rest_endpoints',
  'allowlist',
  'backend_configs',
];
const othersOfSources = ['native_queries', 'logical_models', 'stored_procedures'];
const othersOfTables = ['event_triggers', 'remote_relationships'];

/** Each part of the metadata that is ignored gets one line in the log. */
function unread(found: Json, sources: readonly Source[]): string[] {
  const count = (holders: readonly unknown[], key: string) =>
    holders.reduce((sum: number, holder) => sum + sizeOf((holder as Json)[key]), 0);
  const tables = sources.flatMap((source) => source.tables ?? []);
  const counted = [
    ...others.map((key) => [key, count([found], key)] as const),
    ...othersOfSources.map((key) => [key, count(sources, key)] as const),
    ...othersOfTables.map((key) => [key, count(tables, key)] as const),
  ];
  return counted.flatMap(([key, many]) => (many > 0 ? [`${key} (${many}) are passed over`] : []));
}

const sizeOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 0;

function rolesWithout(setting: unknown): string[] {
  const roles = isJsonObject(setting) ? setting.disabled_for_roles : undefined;
  return Array.isArray(roles) ? roles.map(String) : [];
}

const isPostgres = (kind: string) =>
  kind === 'postgres' || kind === 'pg' || kind === 'citus' || kind === 'cockroach';

export const qualifiedName = (name: NameMetadata): { readonly schema: string; readonly name: string } =>
  typeof name === 'string'
    ? { schema: 'public', name }
    : { schema: name.schema ?? 'public', name: name.name };

/** @returns Undefined if no name is given, either as `'x'` or as `{name: 'x'}`. */
export const rootNameOf = (given: RootNameMetadata | undefined): string | undefined =>
  (typeof given === 'string' ? given : given?.name) ?? undefined;
