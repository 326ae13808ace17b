import {
  all,
  and,
  type BoolExp,
  type Columns,
  type DeleteRule,
  eq,
  type InsertRule,
  isIn,
  isNull,
  or,
  type SelectRule,
  type TablePermissions,
  type UpdateRule,
  type Value,
} from '@operatory/resource';
import { type Role, roles, type SessionRole } from './roles.ts';

/** Session variables that rules refer to, so that one plan serves every user of a role. */
export const userId = 'X-Hasura-User-Id';
export const clientId = 'X-Hasura-Client-Id';
export const clinicIds = 'X-Hasura-Clinic-Ids';

/** Rows that belong to the session's user. */
export const mine = (column = 'user_id'): BoolExp => eq(column, userId);
/** Rows of the session's clinics. */
export const ofMyClinics = (column = 'clinic_id'): BoolExp => isIn(column, clinicIds);
/** Rows of the session's clinics, and rows without a clinic, which belong to the whole client. */
export const ofMyClinicsOrAll = (column = 'clinic_id'): BoolExp => or(ofMyClinics(column), isNull(column));
/** A condition on `users`: those who work at one of the session's clinics. */
export const sharesMyClinic: BoolExp = { j_users_clinics: ofMyClinics() };
const unblocked: BoolExp = { blocked_status: { _eq: 'UN_BLOCKED' } };
/**
 * A condition on `users`: those who run the whole client and so belong to every clinic. A custom role based on theirs does not count.
 */
export const runsTheClient: BoolExp = {
  j_users_user_roles: and(unblocked, isNull('user_custom_role_id'), {
    user_role: { name: { _in: ['client_admin', 'super_admin'] } },
  }),
};
/** A condition on `users`: those who are not blocked. Only they can be assigned work. */
export const maySignIn: BoolExp = and(
  { profile_status: { _neq: 'INACTIVE' } },
  { j_users_user_roles: unblocked },
);

/** Columns that are never input, because the server or the database sets them. */
const serverOwned = new Set([
  'id',
  'client_id',
  'created_at',
  'updated_at',
  'deleted_at',
  'version',
  'short_id',
]);
export const isServerOwned = (column: string): boolean =>
  serverOwned.has(column) || column.includes('created_by');

export type NamedPermissions = { readonly [Name in Role]?: TablePermissions };
export type RolePermissions = { readonly [Name in SessionRole]?: TablePermissions };

/**
 * The permissions of all eleven roles, from those of the named ones. A role that is not named has the permissions of the role it acts
 * as: in the tenant `superadmin`, super_admin has those of client_admin, and its staff have those of client_employee.
 */
export const byRole = (named: NamedPermissions): RolePermissions =>
  Object.fromEntries(
    roles.flatMap((role) => {
      const permissions = named[role.name] ?? named[role.actsAs];
      return permissions ? [[role.name, permissions]] : [];
    }),
  );

/** The same permissions for every role. */
export const everyRole = (permissions: TablePermissions): RolePermissions =>
  byRole({
    client_admin: permissions,
    clinic_admin: permissions,
    client_employee: permissions,
    client: permissions,
  });

export const viewing = (
  module: string,
  filter: BoolExp,
  columns: Columns = '*',
  more: Partial<SelectRule> = {},
): SelectRule => ({
  needs: `${module}:VIEW`,
  filter,
  columns,
  aggregates: true,
  ...more,
});
/** The columns that everybody in the tenant may read of a referenced row, as long as the package includes the module. */
export const referenceTo = (
  module: string,
  columns: readonly string[],
  filter: BoolExp = all,
): SelectRule => ({
  needs: `package:${module}`,
  filter,
  columns,
  limit: 50,
  aggregates: false,
  reference: true,
});
export const adding = (
  module: string,
  check: BoolExp,
  columns: readonly string[],
  presets?: Readonly<Record<string, Value>>,
): InsertRule => ({
  needs: `${module}:ADD`,
  check,
  columns,
  ...(presets ? { presets } : {}),
});
export const editing = (
  module: string,
  filter: BoolExp,
  columns: readonly string[],
  check: BoolExp = filter,
): UpdateRule => ({
  needs: `${module}:EDIT`,
  filter,
  check,
  columns,
});
export const deleting = (module: string, filter: BoolExp): DeleteRule => ({
  needs: `${module}:DELETE`,
  filter,
});

/** The delete rule of a soft delete, which sets `deleted_at`. Only the row's title stays readable, if the table has a reference rule. */
export const marking = (module: string, filter: BoolExp): DeleteRule => ({
  ...deleting(module, filter),
  marks: { deleted_at: { sql: 'now' } },
});
export const undeleted: BoolExp = isNull('deleted_at');

export type RowsByRoleName = { readonly [Name in Role]?: BoolExp };
/** The rows that each role reads and, unless `change` is given, writes (`client` never writes). A missing role has none. */
export interface RowsByRole {
  readonly read: RowsByRoleName;
  readonly change?: RowsByRoleName;
}
export interface TableOptions {
  readonly module: string;
  /** The columns that ADD and EDIT write; if absent, only commands write the table. */
  readonly write?: readonly string[];
  /** Columns that can only be set in a new row. */
  readonly writeOnce?: readonly string[];
  /** The columns of the reference rule; if absent, the table has none. */
  readonly reference?: readonly string[];
  /** The reference rule shows no more rows than VIEW does. */
  readonly closed?: boolean;
  /** Applies to client_employee and client. */
  readonly masks?: SelectRule['masks'];
  readonly presets?: Readonly<Record<string, Value>>;
  /** Deleting a row sets `deleted_at`; such rows are not in any list. */
  readonly softDelete?: boolean;
  /** Restricts which of the changeable rows may be deleted; by default all of them. */
  readonly removable?: BoolExp;
  /** Rows that their user reads without any action, as long as the package includes the module. */
  readonly own?: BoolExp;
}
export interface StandardOptions extends TableOptions {
  /** `client` means all rows of the tenant; `clinic` means those of the user's clinics. */
  readonly scope: 'client' | 'clinic';
  /** Rows may have no clinic. Everybody in the client reads those, and only a client_admin writes them. */
  readonly clinicOptional?: boolean;
}

/** VIEW reads, ADD inserts, EDIT updates and DELETE deletes the rows in the table's scope; `client` only reads. */
export function standard(options: StandardOptions): RolePermissions {
  const rows = options.scope === 'client' ? all : ofMyClinics();
  const near = options.clinicOptional && options.scope === 'clinic' ? ofMyClinicsOrAll() : rows;
  return standardRows(
    {
      read: { client_admin: all, clinic_admin: near, client_employee: near, client: near },
      change: { client_admin: all, clinic_admin: rows, client_employee: rows },
    },
    options,
  );
}

/** The same for tables with their own scope of rows. */
export function standardRows(
  { read, change = { ...read, client: undefined } }: RowsByRole,
  {
    module,
    write,
    writeOnce = [],
    reference,
    closed,
    masks,
    presets,
    softDelete,
    removable,
    own,
  }: TableOptions,
): RolePermissions {
  const alive = (rows: BoolExp): BoolExp => (softDelete ? and(rows, undeleted) : rows);
  const permissions = (role: Role, rows: BoolExp, changed?: BoolExp): TablePermissions => {
    const shown: Partial<SelectRule> = {
      ...(masks && (role === 'client_employee' || role === 'client') ? { masks } : {}),
      ...(softDelete && reference ? { referred: { filter: all, columns: reference } } : {}),
    };
    const mineToo = own ? [{ ...viewing(module, alive(own), '*', shown), needs: `package:${module}` }] : [];
    const select = [
      viewing(module, alive(own ? or(own, rows) : rows), '*', shown),
      ...mineToo,
      ...(reference ? [referenceTo(module, reference, closed ? rows : all)] : []),
    ];
    if (!write || !changed) return { select };
    const gone = removable ? and(changed, removable) : changed;
    return {
      select,
      insert: [adding(module, changed, [...writeOnce, ...write], presets)],
      update: [editing(module, alive(changed), write)],
      delete: [softDelete ? marking(module, alive(gone)) : deleting(module, gone)],
    };
  };
  return byRole(
    Object.fromEntries(
      Object.entries(read).map(([role, rows]) => [
        role,
        permissions(role as Role, rows, change[role as Role]),
      ]),
    ),
  );
}

/** Columns that are null except in rows that match `filter`. */
export const masked = (columns: readonly string[], filter: BoolExp): Readonly<Record<string, BoolExp>> =>
  Object.fromEntries(columns.map((column) => [column, filter]));
