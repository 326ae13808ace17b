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
import { type RoleLetter, roles, type SessionRole } from './roles.ts';

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

export type ByLetter = { readonly [Letter in RoleLetter]?: TablePermissions };
export type RolePermissions = { readonly [Name in SessionRole]?: TablePermissions };

const letterOf = { client_admin: 'CA', clinic_admin: 'KA', client_employee: 'CE', client: 'OW' } as const;

/**
 * Permissions of all eleven roles from those that are named. A role that is not named has those of the role it acts
 * as: in the tenant `superadmin`, super_admin those of CA, its staff those of CE.
 */
export const byRole = (named: ByLetter): RolePermissions =>
  Object.fromEntries(
    roles.flatMap((role) => {
      const permissions = named[role.letter] ?? named[letterOf[role.actsAs]];
      return permissions ? [[role.name, permissions]] : [];
    }),
  );

/** The same permissions for every role. */
export const everyRole = (permissions: TablePermissions): RolePermissions =>
  byRole({ CA: permissions, KA: permissions, CE: permissions, OW: permissions });

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

export type RowsByLetter = { readonly [Letter in RoleLetter]?: BoolExp };
/** Which rows each role reads and, unless said apart, writes (OW never). A role that is absent has none. */
export interface RowsByRole {
  readonly read: RowsByLetter;
  readonly change?: RowsByLetter;
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
  /** Of CE and OW. */
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
  /** Rows may lack a clinic; the whole client reads them, only CA writes them. */
  readonly clinicOptional?: boolean;
}

/** VIEW reads, ADD inserts, EDIT updates, DELETE deletes the rows of the table's scope; OW only reads. */
export function standard(options: StandardOptions): RolePermissions {
  const rows = options.scope === 'client' ? all : ofMyClinics();
  const near = options.clinicOptional && options.scope === 'clinic' ? ofMyClinicsOrAll() : rows;
  return standardRows(
    { read: { CA: all, KA: near, CE: near, OW: near }, change: { CA: all, KA: rows, CE: rows } },
    options,
  );
}

/** The same with rows of the table's own. */
export function standardRows(
  { read, change = { ...read, OW: undefined } }: RowsByRole,
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
  const permissions = (letter: RoleLetter, rows: BoolExp, changed?: BoolExp): TablePermissions => {
    const shown: Partial<SelectRule> = {
      ...(masks && (letter === 'CE' || letter === 'OW') ? { masks } : {}),
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
      Object.entries(read).map(([letter, rows]) => [
        letter,
        permissions(letter as RoleLetter, rows, change[letter as RoleLetter]),
      ]),
    ),
  );
}

/** Columns that are null for all but the rows where `filter` holds. */
export const masked = (columns: readonly string[], filter: BoolExp): Readonly<Record<string, BoolExp>> =>
  Object.fromEntries(columns.map((column) => [column, filter]));
