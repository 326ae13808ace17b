import type { BoolExp, SelectRule, TablePermissions, Value } from '@operatory/resource';
import type { Catalog, Table } from '../catalog.ts';
import type { Permissions } from '../session.ts';
import { filterFault, withTableKeys } from './filter-of.ts';
import { inherit, type Roles } from './inherited-roles.ts';
import type { Metadata, PermissionMetadata } from './metadata.ts';
import type { TrackedTables, Warn } from './tracked-tables.ts';

export const ADMIN = 'admin';
/**
 * Some rules are reserved for backend requests, so a role's rules with those included have a key of their
 * own.
 */
export const backendRole = (role: string) => `${role}\u0000backend`;

export const roleName = (role: string) => role.split('\u0000')[0] ?? '';

type Mutable = { -readonly [Kind in keyof TablePermissions]: TablePermissions[Kind] };
type Kind = keyof TablePermissions;

export function permissionsOf(
  catalog: Catalog,
  metadata: Metadata,
  tracked: TrackedTables,
  warn: Warn,
): Permissions {
  const plain = rolesOf(catalog, tracked, warn, false);
  const backend = rolesOf(catalog, tracked, warn, true);
  for (const roles of [plain, backend]) {
    inherit(roles, metadata.inheritedRoles, warn);
    roles.set(ADMIN, everything(catalog));
  }
  return Object.fromEntries([
    ...plain,
    ...[...backend].map(([role, tables]) => [backendRole(role), tables] as const),
  ]);
}

function rolesOf(catalog: Catalog, tracked: TrackedTables, warn: Warn, isBackend: boolean): Roles {
  const roles: Roles = new Map();
  for (const { key, metadata } of tracked.values()) {
    const table = catalog.tables[key];
    if (!table) continue;
    const add = (kind: Kind, given: readonly PermissionMetadata[] | undefined) => {
      for (const { role, permission } of given ?? []) {
        const tables = roles.get(role) ?? {};
        roles.set(role, tables);
        if (permission.backend_only === true && !isBackend) continue;
        const warnOf = (fault: string) => warn(`${kind} permission of ${role} on ${key}: ${fault}`);
        const fault = faultOf(kind, permission, table, catalog);
        if (fault) {
          warnOf(fault);
          continue;
        }
        for (const name of unknownNames(permission, table)) warnOf(`there is no ${name}`);
        const rules: Mutable = { ...tables[key] };
        Object.assign(rules, ruleOf(kind, permission, table));
        tables[key] = rules;
      }
    };
    add('select', metadata.select_permissions);
    add('insert', metadata.insert_permissions);
    add('update', metadata.update_permissions);
    add('delete', metadata.delete_permissions);
  }
  return roles;
}

/** A permission that names unknown columns or computed fields is applied without them. */
function unknownNames(
  { columns, computed_fields: computed }: PermissionMetadata['permission'],
  table: Table,
): string[] {
  const missing = (names: typeof columns, known: object, what: string) =>
    (Array.isArray(names) ? (names as readonly string[]) : [])
      .filter((name) => !Object.hasOwn(known, name))
      .map((name) => `${what} ${name}`);
  return [
    ...missing(columns, table.columns, 'column'),
    ...missing(computed, table.computed ?? {}, 'computed field'),
  ];
}

function faultOf(
  kind: Kind,
  permission: PermissionMetadata['permission'],
  table: Table,
  catalog: Catalog,
): string | undefined {
  // A rule without a condition would apply to every row. If that is intended, the metadata has {}.
  const needed = kind === 'insert' ? 'check' : 'filter';
  if (!permission[needed]) return `it has no ${needed}`;
  for (const filter of [permission.filter, permission.check]) {
    const fault = filter && filterFault(filter, table, catalog);
    if (fault) return fault;
  }
  const preset = Object.keys(permission.set ?? {}).find((column) => !Object.hasOwn(table.columns, column));
  return preset && `there is no column ${preset} to set`;
}

function ruleOf(kind: Kind, permission: PermissionMetadata['permission'], table: Table): Partial<Mutable> {
  const filter = withTableKeys((permission.filter ?? {}) as BoolExp);
  const check = permission.check ? withTableKeys(permission.check as BoolExp) : undefined;
  const presets = permission.set as Readonly<Record<string, Value>> | undefined;
  switch (kind) {
    case 'select': {
      const rule: SelectRule = {
        filter,
        // The columns are listed one by one, so that an inherited role knows which parent has which column.
        columns: permission.columns === '*' ? Object.keys(table.columns) : (permission.columns ?? []),
        limit: permission.limit ?? undefined,
        aggregates: permission.allow_aggregations === true,
        computed: permission.computed_fields ?? [],
        queryRoots: permission.query_root_fields ?? undefined,
        subscriptionRoots: permission.subscription_root_fields ?? undefined,
      };
      return { select: [rule] };
    }
    case 'insert':
      return { insert: [{ check: check ?? {}, columns: permission.columns ?? '*', presets }] };
    case 'update':
      return { update: [{ filter, check, columns: permission.columns ?? [], presets }] };
    case 'delete':
      return { delete: [{ filter }] };
  }
}

function everything(catalog: Catalog): Record<string, TablePermissions> {
  const all: TablePermissions = {
    select: [{ filter: {}, columns: '*', aggregates: true, computed: '*' }],
    insert: [{ check: {}, columns: '*' }],
    update: [{ filter: {}, columns: '*' }],
    delete: [{ filter: {} }],
  };
  return Object.fromEntries(Object.keys(catalog.tables).map((key) => [key, all]));
}
