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

/** Rules refer to session variables instead of values, so that one query plan serves all users of a role. */
export const userId = 'X-Hasura-User-Id';
export const clientId = 'X-Hasura-Client-Id';
export const clinicIds = 'X-Hasura-Clinic-Ids';

/** Rows whose `column` is the session's user. */
export const mine = (column = 'user_id'): BoolExp => eq(column, userId);
/** Rows of the clinics where the session's user works. */
export const ofMyClinics = (column = 'clinic_id'): BoolExp => isIn(column, clinicIds);
/** Rows of the user's clinics, and rows without a clinic, which belong to the whole client. */
export const ofMyClinicsOrAll = (column = 'clinic_id'): BoolExp => or(ofMyClinics(column), isNull(column));
/** For `users`: people who work at one of the session's clinics. */
export const sharesMyClinic: BoolExp = { j_users_clinics: ofMyClinics() };
const unblocked: BoolExp = { blocked_status: { _eq: 'UN_BLOCKED' } };
/**
 * For `users`: people whose built-in role is for the whole client, so that they belong to all clinics. Custom
 * roles do not count.
 */
export const runsTheClient: BoolExp = {
  j_users_user_roles: and(unblocked, isNull('user_custom_role_id'), {
    user_role: { name: { _in: ['client_admin', 'super_admin'] } },
  }),
};
/** For `users`: people who are not blocked. Only they can be assigned work. */
export const maySignIn: BoolExp = and(
  { profile_status: { _neq: 'INACTIVE' } },
  { j_users_user_roles: unblocked },
);

/** Columns that only the server or the database sets. */
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
 * Permissions of all roles. A role that is not listed gets those of the role it acts as: super_admin those of
 * client_admin, the platform's staff those of client_employee.
 */
export const byRole = (named: NamedPermissions): RolePermissions =>
  Object.fromEntries(
    roles.flatMap((role) => {
      const permissions = named[role.name] ?? named[role.actsAs];
      return permissions ? [[role.name, permissions]] : [];
    }),
  );

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
/** Columns of a referenced row that everybody in the tenant can read if the package includes the module. */
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

/**
 * Deleting a row sets its `deleted_at`. If the table has a reference rule, the columns of that rule stay
 * readable where other rows refer to the deleted one.
 */
export const softDeleting = (module: string, filter: BoolExp): DeleteRule => ({
  ...deleting(module, filter),
  marks: { deleted_at: { sql: 'now' } },
});
export const undeleted: BoolExp = isNull('deleted_at');

export type RowsByRoleName = { readonly [Name in Role]?: BoolExp };
/**
 * The rows that each role reads and writes. Without `change`, roles write what they read, except `client`,
 * which never writes. Roles that are not listed have no rows.
 */
export interface RowsByRole {
  readonly read: RowsByRoleName;
  readonly change?: RowsByRoleName;
}
export interface TableOptions {
  readonly module: string;
  /** Columns that users with ADD and EDIT write. If absent, only commands write the table. */
  readonly write?: readonly string[];
  /** Columns that users set only in a new row. */
  readonly writeOnce?: readonly string[];
  /** Columns that everybody can read where other rows refer to this one; if absent, none. */
  readonly reference?: readonly string[];
  /** The columns of `reference`, too, are readable only in rows that VIEW shows. */
  readonly closed?: boolean;
  /** Applied for client_employee and client. */
  readonly masks?: SelectRule['masks'];
  readonly presets?: Readonly<Record<string, Value>>;
  /** Deleting sets `deleted_at` instead. */
  readonly softDelete?: boolean;
  /** Which of the rows that a user can change they can also delete; by default all. */
  readonly removable?: BoolExp;
  /** Rows that users read without any action if the package includes the module. */
  readonly own?: BoolExp;
}
export interface StandardOptions extends TableOptions {
  /** `client`: all rows of the tenant. `clinic`: those of the user's clinics. */
  readonly scope: 'client' | 'clinic';
  /** Rows may have no clinic. Everybody in the client reads such rows, but only client_admins write them. */
  readonly clinicOptional?: boolean;
}

/** Each action gives its right on the rows in scope. The role `client` only reads. */
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

/** The rights of `standard` for tables whose rows are chosen by role. */
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
      delete: [softDelete ? softDeleting(module, alive(gone)) : deleting(module, gone)],
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

/** @returns Masks by which the columns are null except in rows that match the filter. */
export const maskedUnless = (
  columns: readonly string[],
  filter: BoolExp,
): Readonly<Record<string, BoolExp>> => Object.fromEntries(columns.map((column) => [column, filter]));
