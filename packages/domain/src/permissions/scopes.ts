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
import { type Role, type RoleLetter, roles } from './roles.ts';

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
export type RolePermissions = { readonly [Name in Role]?: TablePermissions };

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

export interface StandardOptions {
  readonly module: string;
  /** `client`: all rows of the tenant; `clinic`: those of one's clinics. */
  readonly scope: 'client' | 'clinic';
  /** Rows may lack a clinic; the whole client reads them, only CA writes them. */
  readonly clinicOptional?: boolean;
  readonly write: readonly string[];
  /** Columns of the reference tier; absent: the table has none. */
  readonly reference?: readonly string[];
  readonly masks?: SelectRule['masks'];
  readonly presets?: Readonly<Record<string, Value>>;
}

/** VIEW reads, ADD inserts, EDIT updates, DELETE deletes the rows of the table's scope. */
export function standard(options: StandardOptions): RolePermissions {
  const { module, write } = options;
  const permissions = (read: BoolExp, change: BoolExp, masks?: SelectRule['masks']): TablePermissions => ({
    select: [viewing(module, read, '*', masks ? { masks } : {}), ...references(options)],
    insert: [adding(module, change, write, options.presets)],
    update: [editing(module, change, write)],
    delete: [deleting(module, change)],
  });
  const read = options.scope === 'client' ? all : options.clinicOptional ? ofMyClinicsOrAll() : ofMyClinics();
  const change = options.scope === 'client' ? all : ofMyClinics();
  return byRole({
    CA: permissions(all, all),
    KA: permissions(read, change),
    CE: permissions(read, change, options.masks),
    OW: {
      select: [
        viewing(module, read, '*', options.masks ? { masks: options.masks } : {}),
        ...references(options),
      ],
    },
  });
}
const references = ({ module, reference }: StandardOptions): readonly SelectRule[] =>
  reference ? [referenceTo(module, reference)] : [];

/** Columns that are null for all but the rows where `filter` holds. */
export const masked = (columns: readonly string[], filter: BoolExp): Readonly<Record<string, BoolExp>> =>
  Object.fromEntries(columns.map((column) => [column, filter]));
