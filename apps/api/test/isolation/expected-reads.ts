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
  maskedFromOwner,
  referenceOfUsers,
} from './expected-columns.ts';

/**
 * Who sees which rows and columns, in SQL of its own, from the table of permissions (docs/security.md names the scopes).
 * It knows nothing of the register: a rule that is loosened there does not loosen it here. `t` is the row; `:me`,
 * `:client`, `:clinics` and `:role` are the session's; the tenant is added unless `everyTenant` or `shared` say otherwise.
 */
export interface VisibleRows {
  readonly rows: string;
  readonly columns: 'all' | readonly string[];
  /** Columns that are null unless the condition holds. */
  readonly masks?: readonly (readonly [condition: string, columns: readonly string[]])[];
  readonly everyTenant?: boolean;
  /** Rows of the tenant that show what everybody sees of them where they are the object of a row that is read. */
  readonly referred?: string;
  /** Names only: no counting, and nothing is reached backwards from it. */
  readonly reference?: boolean;
}
export type Masks = VisibleRows['masks'];
type Columns = VisibleRows['columns'];
/** With the module's action, without any, and while only the package has the module; `always` is needed for each. */
export interface Seen {
  readonly always?: readonly string[];
  readonly needs?: string;
  readonly view?: VisibleRows;
  readonly bare?: VisibleRows;
  readonly reference?: VisibleRows;
}
export type Letter = 'CA' | 'KA' | 'CE' | 'OW' | 'SA' | 'SE' | 'AX' | 'SX' | 'LX' | 'MX' | 'MA';

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

/** By who reads: with the action, and without. */
export const taskScopes = {
  CA: () => 'true',
  KA: (task: string) => `(${linkedTo(task)} or ${at(`${task}.clinic_id`)})`,
  CE: (task: string) => `(${linkedTo(task)} or ${askedAbout(task)})`,
  mine: linkedTo,
};

type Tenant = 'CA' | 'KA' | 'CE' | 'OW';
type Table = { readonly [Who in Letter]?: Seen };

function tasksRows(of: (scope: (task: string) => string) => string, more: readonly string[] = []): Table {
  const seen = (needs: string, who: 'CA' | 'KA' | 'CE'): Seen => ({
    always: ['package:tasks', ...more],
    needs,
    view: sees(of(taskScopes[who])),
    bare: sees(of(taskScopes.mine)),
  });
  return {
    CA: seen('tasks:VIEW', 'CA'),
    KA: seen('tasks:VIEW', 'KA'),
    CE: seen('task-requests-approvers:EDIT', 'CE'),
  };
}
const besideTasks = (more = 'true', needs: readonly string[] = []) =>
  tasksRows(
    (scope) => `${more} and exists (select from tasks k where k.id = t.task_id and ${scope('k')})`,
    needs,
  );

/** The same need for all four, each with their own visibleRows. */
const standard = (needs: string, view: Partial<Record<Tenant, VisibleRows>>, more: Seen = {}): Table =>
  Object.fromEntries(
    (['CA', 'KA', 'CE', 'OW'] as const).map((who) => {
      const own = view[who];
      return [who, { needs, ...more, ...(own ? { view: own } : {}) }];
    }),
  );
const everybody = (seen: Seen): Table => standard('', {}, seen);

const mine = 't.user_id = :me';
const meOrNear = `(${mine} or ${near('t.user_id')})`;
const users = { needs: 'Users:VIEW', reference: named(referenceOfUsers) };
const clinicsNamed = named(['id', 'name', 'status']);
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
const staff = ['SA', 'SE', 'AX', 'SX', 'LX', 'MX', 'MA'] as const;
/** What the platform sells: its staff by module; CA and OW all of it; others a name, or nothing. */
function sold(module: string, name: boolean): Table {
  // A name here asks for no package: everybody's plan card shows it.
  const less: Seen = name ? { bare: named(['id', 'name']) } : {};
  return {
    CA: { bare: sees('true') },
    OW: { bare: sees('true') },
    KA: less,
    CE: less,
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
    { CA: all, KA: all, CE: all, OW: all },
    { reference: named(['id', 'name', 'color', 'status', 'position']) },
  ),
  users: {
    CA: { ...users, view: sees('true', columnsOfUsers, [['true', confidential]]) },
    KA: {
      ...users,
      view: sees('true', columnsOfUsers, [
        [`(t.id = :me or ${near('t.id')})`, [...directoryBeyond, ...employment]],
        ['t.id = :me', confidential],
      ]),
    },
    CE: {
      ...users,
      view: sees('true', columnsOfUsers, [
        [`(t.id = :me or ${near('t.id')})`, directoryBeyond],
        ['t.id = :me', [...employment, ...confidential]],
      ]),
    },
    OW: { ...users, view: sees('true', columnsOfUsersForOwner, [['t.id = :me', maskedFromOwner]]) },
  },
  j_users_user_roles: standard(
    'Users:VIEW',
    { CA: all, OW: all, KA: sees(meOrNear), CE: sees(meOrNear) },
    { bare: sees(mine) },
  ),
  j_users_clinics: standard(
    'Users:VIEW',
    {
      CA: all,
      OW: all,
      KA: sees(`(${mine} or ${at('t.clinic_id')})`),
      CE: sees(`(${mine} or ${at('t.clinic_id')})`),
    },
    { bare: sees(mine) },
  ),
  users_reported_to_users: standard(
    'Users:VIEW',
    {
      CA: all,
      OW: all,
      KA: sees(`(t.reported_to_user_id = :me or ${meOrNear})`),
      CE: sees(`(t.reported_to_user_id = :me or ${meOrNear})`),
    },
    { bare: sees(mine) },
  ),
  user_presence: standard(
    'Users:VIEW',
    {
      CA: sees('true', 'all', [[mine, chatWindows]]),
      KA: sees(meOrNear, 'all', [[mine, chatWindows]]),
      CE: sees(meOrNear, 'all', [[mine, chatWindows]]),
    },
    { bare: sees(mine) },
  ),
  user_preferences: onlyMine,
  user_notifications: onlyMine,
  clinics: standard(
    'clinics:VIEW',
    {
      CA: all,
      KA: sees(at('t.id')),
      CE: sees(at('t.id'), 'all', budgetHidden),
      OW: sees('true', 'all', budgetHidden),
    },
    { reference: clinicsNamed },
  ),
  clinic_rooms: standard(
    'clinic-rooms:VIEW',
    { CA: all, KA: sees(at('t.clinic_id')), CE: sees(at('t.clinic_id')), OW: sees(at('t.clinic_id')) },
    { reference: named(['id', 'name', 'color', 'status', 'clinic_id']) },
  ),
  clients: {
    CA: own('my Practice:VIEW', 'all'),
    OW: own('my Practice:VIEW', 'all'),
    KA: own('my Practice:VIEW', columnsOfClients.contact),
    CE: { reference: named(columnsOfClients.reference, ownClient) },
    SA: acrossClients('all'),
    SE: acrossClients(columnsOfClients.employee),
    AX: acrossClients(columnsOfClients.accounts),
    SX: acrossClients(columnsOfClients.support),
    LX: acrossClients(columnsOfClients.sales, 't.account_manager_user_id = :me'),
  },
  user_subscriptions: {
    CA: { bare: all },
    OW: { bare: all },
    ...Object.fromEntries((['SA', 'SE', 'AX'] as const).map((who) => [who, bills('all')])),
    SX: bills(columnsOfTerm),
    LX: bills(
      columnsOfTerm,
      'exists (select from clients c where c.id = t.client_id and c.account_manager_user_id = :me)',
    ),
    MX: {},
    MA: {},
  },
  packages: sold('packages', true),
  packagemodules: sold('packages', false),
  teampackages: sold('packages', false),
  teams: sold('teams', true),
  modules: { ...everybody({ bare: sees(':role = any(t.access)') }), SA: { bare: all } },
  user_roles: everybody({ bare: all }),
  user_custom_roles: {
    ...standard(
      'role_management:VIEW',
      { CA: all, KA: sees(atOrWhole), CE: sees(heldByMe('t.id')) },
      { reference: named(['id', 'name']) },
    ),
  },
  module_default_user_roles: standard('role_management:VIEW', {
    CA: all,
    KA: sees(atOrWhole),
    CE: sees(ownRole),
  }),
  user_modules_access: standard('role_management:VIEW', { CA: all, KA: sees(meOrNear), CE: sees(mine) }),
  ip_settings: standard('IP Settings:VIEW', {
    CA: all,
    KA: sees(atOrWhole),
    CE: sees(atOrWhole, 'all', addressHidden),
    OW: sees(atOrWhole, 'all', addressHidden),
  }),
  audit_log: { CA: { bare: all } },
};

/** Tables whose rows of the platform's own tenant are read by all. */
export const shared: readonly string[] = ['module_default_user_roles'];

/** In its own tenant the platform's owner acts as a client's admin, its staff as employees. */
const actsAs = (letter: Letter): Letter =>
  letter === 'SA' ? 'CA' : (staff as readonly string[]).includes(letter) ? 'CE' : letter;

export const seenBy = (letter: Letter, table: string): Seen => {
  const rows = byTable[table];
  if (!rows) throw new Error(`nothing is written down of who sees ${table}`);
  return rows[letter] ?? rows[actsAs(letter)] ?? {};
};

/** What a session with these rights sees of a table; undefined: nothing, not even that it is there. */
export function visibleRowsOf(
  letter: Letter,
  table: string,
  grants: ReadonlySet<string>,
): VisibleRows | undefined {
  if (hasAccessSpec(table)) return specifiedRows(letter, table, grants);
  const { always = [], needs, view, bare, reference } = seenBy(letter, table);
  if (!always.every((grant) => grants.has(grant))) return undefined;
  if (view && (!needs || grants.has(needs))) return view;
  if (bare) return bare;
  const module = (needs ?? 'my Practice:VIEW').split(':')[0];
  return reference && grants.has(`package:${packageOf[table] ?? module}`) ? reference : undefined;
}
/** Whether some rule of a role shows names of a table's rows to those who have these rights. */
export const namesSomeRows = (letter: Letter, table: string, grants: ReadonlySet<string>): boolean =>
  hasAccessSpec(table)
    ? specifiedRowSets(letter, table, grants).some(({ reference }) => reference)
    : seenBy(letter, table).reference !== undefined;
/** Where the reference tier is of another module than the rows. */
const packageOf: Readonly<Record<string, string>> = { clients: 'my Practice' };
