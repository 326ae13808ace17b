import type { Role } from '@operatory/domain';
import { hasAccessSpec, specifiedRowSets, specifiedRows } from './access-spec-of.ts';
import {
  chatWindows,
  columnsOfClients,
  columnsOfTerm,
  columnsOfUsers,
  columnsOfUsersForOwner,
  confidential,
  directoryBeyond,
  employment,
  ownRowOnlyForOwner,
  referenceOfUsers,
} from './expected-columns.ts';

/**
 * The rows and columns visible to each role are written here as separate SQL from the permission table
 * (docs/security.md names the scopes). They do not use the resources, so a rule that is loosened there is not
 * loosened here. `t` is the row; `:me`, `:client`, `:clinics` and `:role` are the session's; the tenant is
 * added unless `everyTenant` or `shared` say otherwise.
 */
export interface VisibleRows {
  readonly rows: string;
  readonly columns: 'all' | readonly string[];
  /** The columns are null unless the condition holds. */
  readonly masks?: readonly (readonly [condition: string, columns: readonly string[]])[];
  readonly everyTenant?: boolean;
  /**
   * The generally visible columns of these rows can be read through an object relationship of another visible
   * row.
   */
  readonly referred?: string;
  /**
   * Only the names of these rows are visible, for rows that refer to them. They cannot be aggregated, and
   * have no array relationships.
   */
  readonly reference?: boolean;
}
export type Masks = VisibleRows['masks'];
type Columns = VisibleRows['columns'];
/**
 * What a role sees of a table: `view` with the right `needs`, otherwise `bare`, otherwise `reference` (names
 * only) while the client's package has the module. Without every right in `always`, the role sees nothing.
 */
export interface Seen {
  readonly always?: readonly string[];
  readonly needs?: string;
  readonly view?: VisibleRows;
  readonly bare?: VisibleRows;
  readonly reference?: VisibleRows;
}
/** A custom role counts as its base. */
export type BaseRole = Role;

const sees = (rows: string, columns: Columns = 'all', masks?: Masks): VisibleRows =>
  masks ? { rows, columns, masks } : { rows, columns };
const named = (columns: readonly string[], rows = 'true'): VisibleRows => ({
  rows,
  columns,
  reference: true,
});

const at = (column: string) => `${column} = any(:clinics)`;
const atOrWhole = `(${at('t.clinic_id')} or t.clinic_id is null)`;
export const near = (user: string) =>
  `exists (select from j_users_clinics near where near.user_id = ${user} and near.client_id = t.client_id and ${at('near.clinic_id')})`;
const linkedTo = (task: string) =>
  `(${task}.assigned_to_user_id = :me or ${task}.assigned_by_user_id = :me or exists (select from j_tasks_users l where l.task_id = ${task}.id and l.user_id = :me))`;
const askedAbout = (task: string) =>
  `(${at(`${task}.clinic_id`)} and (exists (select from task_extension_requests e where e.task_id = ${task}.id and e.status = 'PENDING_REVIEW')
    or exists (select from task_reassign_requests r where r.task_id = ${task}.id and r.status = 'PENDING_REVIEW')))`;

/** A role sees more tasks with the action than without. */
export const taskScopes = {
  client_admin: () => 'true',
  clinic_admin: (task: string) => `(${linkedTo(task)} or ${at(`${task}.clinic_id`)})`,
  client_employee: (task: string) => `(${linkedTo(task)} or ${askedAbout(task)})`,
  mine: linkedTo,
};

type Tenant = 'client_admin' | 'clinic_admin' | 'client_employee' | 'client';
type Table = { readonly [Who in BaseRole]?: Seen };

function tasksRows(of: (scope: (task: string) => string) => string, more: readonly string[] = []): Table {
  const seen = (needs: string, who: 'client_admin' | 'clinic_admin' | 'client_employee'): Seen => ({
    always: ['package:tasks', ...more],
    needs,
    view: sees(of(taskScopes[who])),
    bare: sees(of(taskScopes.mine)),
  });
  return {
    client_admin: seen('tasks:VIEW', 'client_admin'),
    clinic_admin: seen('tasks:VIEW', 'clinic_admin'),
    client_employee: seen('task-requests-approvers:EDIT', 'client_employee'),
  };
}
const besideTasks = (more = 'true', needs: readonly string[] = []) =>
  tasksRows(
    (scope) => `${more} and exists (select from tasks k where k.id = t.task_id and ${scope('k')})`,
    needs,
  );

/** All four roles have the same requirement, each with its own visible rows. */
const standard = (needs: string, view: Partial<Record<Tenant, VisibleRows>>, more: Seen = {}): Table =>
  Object.fromEntries(
    (['client_admin', 'clinic_admin', 'client_employee', 'client'] as const).map((who) => {
      const own = view[who];
      return [who, { needs, ...more, ...(own ? { view: own } : {}) }];
    }),
  );
const everybody = (seen: Seen): Table => standard('', {}, seen);

const mine = 't.user_id = :me';
const meOrNear = `(${mine} or ${near('t.user_id')})`;
const users = { needs: 'Users:VIEW', reference: named(referenceOfUsers) };
const clinicsNamed = named(['id', 'name', 'status', 'is_unrostered_clock_in_allowed']);
const ownClient = 't.id = :client';
const own = (needs: string, columns: Columns): Seen => ({
  needs,
  view: sees(ownClient, columns),
  reference: named(columnsOfClients.reference, ownClient),
});
const acrossClients = (columns: Columns, rows = 'true'): Seen => ({
  needs: 'clients:VIEW',
  view: { rows, columns, everyTenant: true },
  reference: named(columnsOfClients.reference, ownClient),
});
const bills = (columns: Columns, rows = 'true'): Seen => ({
  needs: 'subscriptions:VIEW',
  view: { rows, columns, everyTenant: true },
});
const staff = [
  'super_admin',
  'super_admin_employee',
  'accounts_executive',
  'support_executive',
  'sales_executive',
  'marketing_executive',
  'marketing_admin',
] as const;
/**
 * The platform sells the rows of these tables: its staff see them by module; client_admin and client see
 * everything; others see a name, or nothing.
 */
function sold(module: string, name: boolean): Table {
  // The name requires no package, because everybody's plan card shows it.
  const less: Seen = name ? { bare: named(['id', 'name']) } : {};
  return {
    client_admin: { bare: sees('true') },
    client: { bare: sees('true') },
    clinic_admin: less,
    client_employee: less,
    ...Object.fromEntries(
      staff.map((who) => [who, { needs: `${module}:VIEW`, view: sees('true'), ...less }]),
    ),
  };
}
const addressHidden: Masks = [['false', ['ip_address']]];
const budgetHidden: Masks = [['false', ['weekly_budget']]];
const heldByMe = (role: string) =>
  `exists (select from j_users_user_roles h where h.user_custom_role_id = ${role} and h.user_id = :me)`;
const ownRole = `((t.user_custom_role_id is null and exists (select from user_roles r where r.id = t.user_role_id and r.name = :role)) or ${heldByMe('t.user_custom_role_id')})`;
const all = sees('true');
const onlyMine = everybody({ bare: sees(mine) });

const byTable: Readonly<Record<string, Table>> = {
  tasks: tasksRows((scope) => scope('t')),
  j_tasks_users: besideTasks(),
  task_comments: besideTasks('t.deleted_at is null'),
  task_extension_requests: besideTasks('true', ['task-extension-requests:VIEW']),
  task_reassign_requests: besideTasks('true', ['task-reassign-requests:VIEW']),
  task_history: besideTasks(),
  client_task_levels: standard(
    'client-task-levels:VIEW',
    { client_admin: all, clinic_admin: all, client_employee: all, client: all },
    { reference: named(['id', 'name', 'color', 'status', 'position']) },
  ),
  users: {
    client_admin: { ...users, view: sees('true', columnsOfUsers, [['true', confidential]]) },
    clinic_admin: {
      ...users,
      view: sees('true', columnsOfUsers, [
        [`(t.id = :me or ${near('t.id')})`, [...directoryBeyond, ...employment]],
        ['t.id = :me', confidential],
      ]),
    },
    client_employee: {
      ...users,
      view: sees('true', columnsOfUsers, [
        [`(t.id = :me or ${near('t.id')})`, directoryBeyond],
        ['t.id = :me', [...employment, ...confidential]],
      ]),
    },
    client: { ...users, view: sees('true', columnsOfUsersForOwner, [['t.id = :me', ownRowOnlyForOwner]]) },
  },
  j_users_user_roles: standard(
    'Users:VIEW',
    { client_admin: all, client: all, clinic_admin: sees(meOrNear), client_employee: sees(meOrNear) },
    { bare: sees(mine) },
  ),
  j_users_clinics: standard(
    'Users:VIEW',
    {
      client_admin: all,
      client: all,
      clinic_admin: sees(`(${mine} or ${at('t.clinic_id')})`),
      client_employee: sees(`(${mine} or ${at('t.clinic_id')})`),
    },
    { bare: sees(mine) },
  ),
  users_reported_to_users: standard(
    'Users:VIEW',
    {
      client_admin: all,
      client: all,
      clinic_admin: sees(`(t.reported_to_user_id = :me or ${meOrNear})`),
      client_employee: sees(`(t.reported_to_user_id = :me or ${meOrNear})`),
    },
    { bare: sees(mine) },
  ),
  user_presence: standard(
    'Users:VIEW',
    {
      client_admin: sees('true', 'all', [[mine, chatWindows]]),
      clinic_admin: sees(meOrNear, 'all', [[mine, chatWindows]]),
      client_employee: sees(meOrNear, 'all', [[mine, chatWindows]]),
    },
    { bare: sees(mine) },
  ),
  user_preferences: onlyMine,
  user_notifications: onlyMine,
  clinics: standard(
    'clinics:VIEW',
    {
      client_admin: all,
      clinic_admin: sees(at('t.id')),
      client_employee: sees(at('t.id'), 'all', budgetHidden),
      client: sees('true', 'all', budgetHidden),
    },
    { reference: clinicsNamed },
  ),
  clinic_rooms: standard(
    'clinic-rooms:VIEW',
    {
      client_admin: all,
      clinic_admin: sees(at('t.clinic_id')),
      client_employee: sees(at('t.clinic_id')),
      client: sees(at('t.clinic_id')),
    },
    { reference: named(['id', 'name', 'color', 'status', 'clinic_id']) },
  ),
  clients: {
    client_admin: own('my Practice:VIEW', 'all'),
    client: own('my Practice:VIEW', 'all'),
    clinic_admin: own('my Practice:VIEW', columnsOfClients.contact),
    client_employee: { reference: named(columnsOfClients.reference, ownClient) },
    super_admin: acrossClients('all'),
    super_admin_employee: acrossClients(columnsOfClients.employee),
    accounts_executive: acrossClients(columnsOfClients.accounts),
    support_executive: acrossClients(columnsOfClients.support),
    sales_executive: acrossClients(columnsOfClients.sales, 't.account_manager_user_id = :me'),
  },
  user_subscriptions: {
    client_admin: { bare: all },
    client: { bare: all },
    ...Object.fromEntries(
      (['super_admin', 'super_admin_employee', 'accounts_executive'] as const).map((who) => [
        who,
        bills('all'),
      ]),
    ),
    support_executive: bills(columnsOfTerm),
    sales_executive: bills(
      columnsOfTerm,
      'exists (select from clients c where c.id = t.client_id and c.account_manager_user_id = :me)',
    ),
    marketing_executive: {},
    marketing_admin: {},
  },
  packages: sold('packages', true),
  packagemodules: sold('packages', false),
  teampackages: sold('packages', false),
  teams: sold('teams', true),
  modules: { ...everybody({ bare: sees(':role = any(t.access)') }), super_admin: { bare: all } },
  user_roles: everybody({ bare: all }),
  user_custom_roles: {
    ...standard(
      'role_management:VIEW',
      { client_admin: all, clinic_admin: sees(atOrWhole), client_employee: sees(heldByMe('t.id')) },
      { reference: named(['id', 'name']) },
    ),
  },
  module_default_user_roles: standard('role_management:VIEW', {
    client_admin: all,
    clinic_admin: sees(atOrWhole),
    client_employee: sees(ownRole),
  }),
  user_modules_access: standard('role_management:VIEW', {
    client_admin: all,
    clinic_admin: sees(meOrNear),
    client_employee: sees(mine),
  }),
  ip_settings: standard('IP Settings:VIEW', {
    client_admin: all,
    clinic_admin: sees(atOrWhole),
    client_employee: sees(atOrWhole, 'all', addressHidden),
    client: sees(atOrWhole, 'all', addressHidden),
  }),
  audit_log: { client_admin: { bare: all } },
};

/** In these tables, the platform's own rows are visible like the client's own. */
export const shared: readonly string[] = ['module_default_user_roles'];

/** In the platform's own tenant, its owner acts as a client_admin and its staff act as employees. */
const actsAs = (baseRole: BaseRole): BaseRole =>
  baseRole === 'super_admin'
    ? 'client_admin'
    : (staff as readonly string[]).includes(baseRole)
      ? 'client_employee'
      : baseRole;

export const seenBy = (baseRole: BaseRole, table: string): Seen => {
  const rows = byTable[table];
  if (!rows) throw new Error(`nothing is written down of who sees ${table}`);
  return rows[baseRole] ?? rows[actsAs(baseRole)] ?? {};
};

/** @returns Undefined when not even the table is visible. */
export function visibleRowsOf(
  baseRole: BaseRole,
  table: string,
  grants: ReadonlySet<string>,
): VisibleRows | undefined {
  if (hasAccessSpec(table)) return specifiedRows(baseRole, table, grants);
  const { always = [], needs, view, bare, reference } = seenBy(baseRole, table);
  if (!always.every((grant) => grants.has(grant))) return undefined;
  if (view && (!needs || grants.has(needs))) return view;
  if (bare) return bare;
  const module = (needs ?? 'my Practice:VIEW').split(':')[0];
  return reference && grants.has(`package:${packageOf[table] ?? module}`) ? reference : undefined;
}
/** A rule of the role may show names of a table's rows to people with these rights. */
export const namesSomeRows = (baseRole: BaseRole, table: string, grants: ReadonlySet<string>): boolean =>
  hasAccessSpec(table)
    ? specifiedRowSets(baseRole, table, grants).some(({ reference }) => reference)
    : seenBy(baseRole, table).reference !== undefined;
/** The names of these tables depend on another module than their rows. */
const packageOf: Readonly<Record<string, string>> = { clients: 'my Practice' };
