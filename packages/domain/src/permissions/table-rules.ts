import {
  all,
  and,
  type BoolExp,
  type Columns,
  eq,
  grantsOf,
  isNull,
  or,
  type SelectRule,
  type TablePermissions,
  type UpdateRule,
  type Value,
} from '@operatory/resource';
import { type Role, roles } from './roles.ts';
import {
  adding,
  byRole,
  deleting,
  editing,
  everyRole,
  mine,
  ofMyClinics,
  type RolePermissions,
  referenceTo,
  softDeleting,
  standardRows,
  type TableOptions,
  undeleted,
  userId,
  viewing,
} from './scopes.ts';

/** Rows of people who report directly to the session's user. */
export const ofMyTeam = (user = 'user'): BoolExp => ({
  [user]: { users_reported_to_users: eq('reported_to_user_id', userId) },
});

export interface PersonalOptions extends Omit<TableOptions, 'own'> {
  /** The column with the user whose row it is. */
  readonly column?: string;
  /** Managers read the rows of people who report to them. */
  readonly team?: boolean;
  /**
   * The rows that VIEW shows in addition to the user's own; by default those of their clinics. client_admins
   * read all.
   */
  readonly viewed?: BoolExp;
}
/**
 * Users read their own rows without any action, and others' rows with VIEW. Without `write`, only commands
 * write.
 */
export function personal({
  column = 'user_id',
  team = false,
  viewed = ofMyClinics(),
  ...options
}: PersonalOptions): RolePermissions {
  const own = team ? or(mine(column), ofMyTeam(column.replace(/_id$/, ''))) : mine(column);
  return standardRows(
    { read: { client_admin: all, clinic_admin: viewed, client_employee: viewed } },
    { ...options, own },
  );
}

export interface AuthoredOptions extends Omit<TableOptions, 'own' | 'write'> {
  readonly write: readonly string[];
  /** The column with the row's creator, which the server sets. */
  readonly author: string;
  readonly scope: 'client' | 'clinic';
  /** The roles that change all rows in scope. Other roles change only rows that they created. */
  readonly changedBy?: 'client_admin, clinic_admin' | 'client_admin';
}
/**
 * With ADD, users add rows. With EDIT and DELETE, they change and delete their own rows, and the roles of
 * `changedBy` those of others too. With VIEW, they read the rows in scope.
 */
export function authored({
  author,
  scope,
  changedBy = 'client_admin, clinic_admin',
  ...options
}: AuthoredOptions): RolePermissions {
  const { module, write, writeOnce = [], presets, softDelete = false } = options;
  const rows = scope === 'client' ? all : ofMyClinics();
  const own = mine(author);
  const alive = (filter: BoolExp): BoolExp => (softDelete ? and(filter, undeleted) : filter);
  const read = standardRows(
    { read: { client_admin: all, clinic_admin: rows, client_employee: rows } },
    { ...options, write: undefined, own },
  );
  const changing = (added: BoolExp, changed: BoolExp): TablePermissions => ({
    insert: [adding(module, added, [...writeOnce, ...write], { ...presets, [author]: userId })],
    update: [editing(module, alive(changed), write, alive(and(added, changed)))],
    delete: [softDelete ? softDeleting(module, alive(changed)) : deleting(module, changed)],
  });
  const ownHere = and(own, rows);
  const written = byRole({
    client_admin: changing(all, all),
    clinic_admin: changing(rows, changedBy === 'client_admin' ? ownHere : rows),
    client_employee: changing(rows, ownHere),
  });
  return merged(read, written);
}

/** Rows that only their participants read, whatever their role, such as chats. Only commands write them. */
export const privateTo = (
  module: string,
  participants: BoolExp,
  columns: Columns = '*',
  masks?: SelectRule['masks'],
): RolePermissions => {
  const permissions = {
    select: [
      {
        needs: `package:${module}`,
        filter: participants,
        columns,
        aggregates: true,
        ...(masks ? { masks } : {}),
      },
    ],
  };
  return byRole({ client_admin: permissions, clinic_admin: permissions, client_employee: permissions });
};

/** Each user has only their own rows, in any role and without any action. */
export const onlyMine = (
  options: {
    readonly column?: string;
    readonly write?: readonly string[];
    /** Columns that users set only in a new row. */
    readonly writeOnce?: readonly string[];
    readonly presets?: Readonly<Record<string, Value>>;
  } = {},
): RolePermissions => {
  const { column = 'user_id', write, writeOnce = [], presets } = options;
  const own = mine(column);
  const select = [{ filter: own, columns: '*' as const, aggregates: true }];
  if (!write) return everyRole({ select });
  return everyRole({
    select,
    insert: [{ check: own, columns: [...writeOnce, ...write], presets: { ...presets, [column]: userId } }],
    update: [{ filter: own, check: own, columns: write }],
    delete: [{ filter: own }],
  });
};

export interface PartOptions {
  /** The relationship to the parent row. */
  readonly parent: string;
  readonly of: RolePermissions;
  /** The table's own module if the parent has another; its VIEW is then needed too. */
  readonly module?: string;
  /** Columns that users who may edit the parent write. If absent, only commands write. */
  readonly write?: readonly string[];
  /** Columns that users set only in a new row. */
  readonly writeOnce?: readonly string[];
  readonly presets?: Readonly<Record<string, Value>>;
  readonly softDelete?: boolean;
  /** A further restriction on the rows. */
  readonly only?: BoolExp;
  readonly columns?: Columns;
  readonly masks?: SelectRule['masks'];
}
/** Users who read the parent row read its parts, and users who edit it write them. */
export function partOf({
  parent,
  of,
  module,
  write,
  writeOnce = [],
  presets,
  softDelete = false,
  only = all,
  columns = '*',
  masks,
}: PartOptions): RolePermissions {
  const within = (filter: BoolExp): BoolExp =>
    and({ [parent]: filter }, only, ...(softDelete ? [undeleted] : []));
  const view = module ? [`${module}:VIEW`] : [];
  const permissions = ({ select = [], update = [] }: TablePermissions): TablePermissions => ({
    select: select
      .filter((rule) => !rule.reference)
      .map((rule) => ({
        needs: [...view, ...grantsOf(rule.needs)],
        filter: within(rule.filter),
        columns,
        aggregates: true,
        ...(masks ? { masks } : {}),
        ...(rule.acrossTenants ? { acrossTenants: true } : {}),
      })),
    ...(write && update.length > 0 ? changing(update, write) : {}),
  });
  const changing = (rules: readonly UpdateRule[], written: readonly string[]): TablePermissions => ({
    insert: rules.map(({ needs, filter }) => ({
      ...(needs ? { needs } : {}),
      check: { [parent]: filter },
      columns: [...writeOnce, ...written],
      ...(presets ? { presets } : {}),
    })),
    update: rules.map(({ needs, filter }) => ({
      ...(needs ? { needs } : {}),
      filter: within(filter),
      check: { [parent]: filter },
      columns: written,
    })),
    delete: rules.map(({ needs, filter }) => ({
      ...(needs ? { needs } : {}),
      filter: within(filter),
      ...(softDelete ? { marks: { deleted_at: { sql: 'now' } } } : {}),
    })),
  });
  return Object.fromEntries(
    Object.entries(of).flatMap(([role, parents]) => {
      const own = permissions(parents);
      return own.select?.length ? [[role, own]] : [];
    }),
  );
}

export interface PlatformOptions extends Omit<TableOptions, 'own' | 'masks'> {
  /** How tenants read the table; by default they do not. */
  readonly tenants?: SelectRule;
  readonly readers?: readonly Role[];
  /** Everybody reads all rows, without any action. */
  readonly open?: boolean;
  /** Rows that EDIT and DELETE apply to; by default all. */
  readonly changes?: BoolExp;
  readonly deletes?: BoolExp;
}
/**
 * For tables without client_id: the platform's roles have access by the module's actions, tenants can read at
 * most.
 */
export function platformStandard({
  module,
  write,
  writeOnce = [],
  reference,
  presets,
  softDelete = false,
  tenants,
  readers = ['client_admin', 'clinic_admin', 'client_employee', 'client'],
  open = false,
  changes = all,
  deletes = changes,
}: PlatformOptions): RolePermissions {
  const everything: SelectRule = { filter: softDelete ? undeleted : all, columns: '*', aggregates: true };
  const named = open
    ? [everything]
    : reference
      ? [{ ...referenceTo(module, reference), needs: undefined }]
      : [];
  const alive = everything.filter;
  const within = (filter: BoolExp): BoolExp => (softDelete ? and(filter, undeleted) : filter);
  const own: TablePermissions = {
    select: [viewing(module, alive), ...named],
    ...(write
      ? {
          insert: [adding(module, all, [...writeOnce, ...write], presets)],
          update: [
            {
              ...editing(module, within(changes), write, alive),
              ...(presets ? { presets: onChange(presets) } : {}),
            },
          ],
          delete: [softDelete ? softDeleting(module, within(deletes)) : deleting(module, deletes)],
        }
      : {}),
  };
  const reader: TablePermissions = { select: [...(tenants ? [tenants] : []), ...named] };
  const other: TablePermissions = { select: named };
  return byRole(
    Object.fromEntries(
      roles.flatMap(({ name, scope }) => {
        const given = scope === 'platform' ? own : readers.includes(name) ? reader : other;
        return given.select?.length ? [[name, given]] : [];
      }),
    ),
  );
}

/** Updates keep the creator of the row. */
const onChange = (presets: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(presets).filter(([column]) => !column.includes('created_by')));

/** Active rows of the platform that users with ADD can copy into their own table. */
export const takenOverBy = (module: string, rows: BoolExp = eq('status', 'ACTIVE')): SelectRule => ({
  needs: `${module}:ADD`,
  filter: rows,
  columns: '*',
  aggregates: true,
});

function merged(one: RolePermissions, other: RolePermissions): RolePermissions {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])] as (keyof RolePermissions)[];
  return Object.fromEntries(names.map((name) => [name, { ...one[name], ...other[name] }]));
}

/** Rows without a value in this column, or that match the filter. */
export const orNobody = (column: string, filter: BoolExp): BoolExp => or(isNull(column), filter);
/** The referenced row must be of the same clinic, if there is one. */
export const ofItsClinic = (relationship: string): BoolExp =>
  orNobody(`${relationship}_id`, { [relationship]: { clinic_id: { _ceq: ['$', 'clinic_id'] } } });

/** Adds a check of inserted and updated rows to the permissions. */
export const withRowCheck = (fits: BoolExp, permissions: RolePermissions): RolePermissions =>
  Object.fromEntries(
    Object.entries(permissions).map(([role, rules]) => [
      role,
      {
        ...rules,
        ...(rules.insert
          ? { insert: rules.insert.map((rule) => ({ ...rule, check: and(rule.check, fits) })) }
          : {}),
        ...(rules.update
          ? { update: rules.update.map((rule) => ({ ...rule, check: and(rule.check ?? rule.filter, fits) })) }
          : {}),
      },
    ]),
  );
