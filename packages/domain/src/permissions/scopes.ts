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

/** Session variables that rules refer to; one plan so serves every user of a role. */
export const userId = 'X-Hasura-User-Id';
export const clientId = 'X-Hasura-Client-Id';
export const clinicIds = 'X-Hasura-Clinic-Ids';

/** Rows that are the session's own. */
export const mine = (column = 'user_id'): BoolExp => eq(column, userId);
/** Rows of the session's clinics. */
export const ofMyClinics = (column = 'clinic_id'): BoolExp => isIn(column, clinicIds);
/** Those, and rows without a clinic, which belong to the whole client. */
export const ofMyClinicsOrAll = (column = 'clinic_id'): BoolExp => or(ofMyClinics(column), isNull(column));
/** Of `users`: people who work at one of the session's clinics. */
export const sharesMyClinic: BoolExp = { j_users_clinics: ofMyClinics() };
const unblocked: BoolExp = { blocked_status: { _eq: 'UN_BLOCKED' } };
/** Of `users`: people who run the whole client, and so belong to every clinic of it. A custom role made under theirs does not. */
export const runsTheClient: BoolExp = {
  j_users_user_roles: and(unblocked, isNull('user_custom_role_id'), {
    user_role: { name: { _in: ['client_admin', 'super_admin'] } },
  }),
};
/** Of `users`: people who are not blocked: only they are given work. */
export const maySignIn: BoolExp = and(
  { profile_status: { _neq: 'INACTIVE' } },
  { j_users_user_roles: unblocked },
);

/** Never input: set by the server or the database. */
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
 * Permissions of all eleven roles from those that are named. A role that is not named has those of the role it acts
 * as: in the tenant `superadmin`, super_admin those of client_admin, its staff those of client_employee.
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
/** What everybody in the tenant may know of a row that is referred to, while the package has the module. */
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

/** A deletion that keeps the row: only its title stays readable, where the table has a reference tier. */
export const marking = (module: string, filter: BoolExp): DeleteRule => ({
  ...deleting(module, filter),
  marks: { deleted_at: { sql: 'now' } },
});
export const undeleted: BoolExp = isNull('deleted_at');

export type RowsByRoleName = { readonly [Name in Role]?: BoolExp };
/** The rows that each role reads and, unless `change` says otherwise, writes (`client` never). A missing role has none. */
export interface RowsByRole {
  readonly read: RowsByRoleName;
  readonly change?: RowsByRoleName;
}
export interface TableOptions {
  readonly module: string;
  /** Columns that ADD and EDIT write; absent: commands own the table, nobody writes. */
  readonly write?: readonly string[];
  /** Columns of a new row only. */
  readonly writeOnce?: readonly string[];
  /** Columns of the reference tier; absent: the table has none. */
  readonly reference?: readonly string[];
  /** The reference tier shows no more rows than VIEW does. */
  readonly closed?: boolean;
  /** For client_employee and client. */
  readonly masks?: SelectRule['masks'];
  readonly presets?: Readonly<Record<string, Value>>;
  /** Deleting sets `deleted_at`; such rows are in no list. */
  readonly softDelete?: boolean;
  /** Which of the rows that one changes may be deleted too; without it all. */
  readonly removable?: BoolExp;
  /** Rows that their person reads without any action, while the package has the module. */
  readonly own?: BoolExp;
}
export interface StandardOptions extends TableOptions {
  /** `client`: all rows of the tenant; `clinic`: those of one's clinics. */
  readonly scope: 'client' | 'clinic';
  /** Rows may lack a clinic; the whole client reads them, only a client_admin writes them. */
  readonly clinicOptional?: boolean;
}

/** VIEW reads, ADD inserts, EDIT updates, DELETE deletes the rows of the table's scope; `client` only reads. */
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

/** The same with rows of the table's own. */
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

/** Columns that are null for all but the rows where `filter` holds. */
export const masked = (columns: readonly string[], filter: BoolExp): Readonly<Record<string, BoolExp>> =>
  Object.fromEntries(columns.map((column) => [column, filter]));
