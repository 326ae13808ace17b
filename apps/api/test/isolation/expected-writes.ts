import { hasAccessSpec, specifiedWrites } from './access-spec-of.ts';
import {
  editableAll,
  editableDirectory,
  editableEmployment,
  myAccount,
  written,
} from './expected-columns.ts';
import { type BaseRole, near } from './expected-reads.ts';

/**
 * The rules are written by hand, like the reads, and apply among the rows that a role can read. Of several
 * granted rules, a write uses the first that allows all its columns. Tables without a rule here or in the
 * access specs are written by commands only.
 */
export interface Change {
  readonly needs?: string | readonly string[];
  readonly rows: string;
  readonly columns: readonly string[];
}
type Changes = { readonly [Who in BaseRole]?: readonly Change[] };

const cl = 't.clinic_id = any(:clinics)';
const mine = 't.user_id = :me';
const staff = [
  'super_admin',
  'super_admin_employee',
  'accounts_executive',
  'support_executive',
  'sales_executive',
  'marketing_executive',
  'marketing_admin',
] as const;
const changes = (
  module: string,
  action: string,
  columns: readonly string[],
  rows: Partial<Record<BaseRole, string>>,
): Changes =>
  Object.fromEntries(
    Object.entries(rows).map(([baseRole, each]) => [
      baseRole,
      [{ needs: `${module}:${action}`, rows: each, columns }],
    ]),
  );
const byStaff = (module: string, action: string, columns: readonly string[]): Changes => ({
  ...changes(module, action, columns, Object.fromEntries(staff.map((who) => [who, 'true']))),
});

const holds = (names: readonly string[]) =>
  `exists (select from j_users_user_roles h join user_roles r on r.id = h.user_role_id where h.user_id = t.id and h.client_id = t.client_id and r.name in (${names.map((name) => `'${name}'`).join(', ')}))`;
const account: Change = { rows: 't.id = :me', columns: myAccount };
const colleagues = (above: readonly string[], columns: readonly string[]): readonly Change[] => [
  { needs: 'Users:EDIT', rows: `(t.id = :me or (${near('t.id')} and not ${holds(above)}))`, columns },
  account,
];
const own = { needs: 'my Practice:EDIT', rows: 't.id = :client', columns: written.clients };
const ownWords = (columns: readonly string[]): Changes => {
  // The expectation for reads decides which tasks the role can read.
  const each = [{ needs: 'package:tasks', rows: mine, columns }];
  return { client_admin: each, clinic_admin: each, client_employee: each };
};
const everybody = (change: Change): Changes => ({
  client_admin: [change],
  clinic_admin: [change],
  client_employee: [change],
  client: [change],
});
const clinicsOf = (action: string, columns: readonly string[], module: string): Changes =>
  changes(module, action, columns, { client_admin: 'true', clinic_admin: cl, client_employee: cl });

const updates: Readonly<Record<string, Changes>> = {
  ip_settings: clinicsOf('EDIT', written.ip_settings, 'IP Settings'),
  clinic_rooms: clinicsOf('EDIT', written.clinic_rooms, 'clinic-rooms'),
  client_task_levels: changes('client-task-levels', 'EDIT', written.client_task_levels, {
    client_admin: 'true',
    clinic_admin: 'true',
    client_employee: 'true',
  }),
  user_custom_roles: changes('role_management', 'EDIT', written.user_custom_roles, {
    client_admin: 'true',
    clinic_admin: cl,
  }),
  clinics: {
    client_admin: [{ needs: 'clinics:EDIT', rows: 'true', columns: written.clinics }],
    clinic_admin: [{ needs: 'clinics:EDIT', rows: 't.id = any(:clinics)', columns: written.clinics }],
    client_employee: [
      {
        needs: 'clinics:EDIT',
        rows: 't.id = any(:clinics)',
        columns: written.clinics.filter((column) => column !== 'weekly_budget'),
      },
    ],
  },
  users: {
    client_admin: [{ needs: 'Users:EDIT', rows: 'true', columns: editableAll() }, account],
    clinic_admin: colleagues(['client_admin', 'client'], editableEmployment),
    client_employee: colleagues(['client_admin', 'client', 'clinic_admin', 'super_admin'], editableDirectory),
    client: [account],
  },
  clients: { client_admin: [own], client: [own], ...Object.fromEntries(staff.map((who) => [who, []])) },
  user_preferences: everybody({ rows: mine, columns: ['value'] }),
  task_comments: ownWords(written.task_comments),
  modules: changes('modules', 'EDIT', written.modules, { super_admin: 'true' }),
  packages: byStaff('packages', 'EDIT', ['name', 'description']),
  packagemodules: byStaff('packages', 'EDIT', ['module_id', 'package_id', 'checked']),
  teampackages: byStaff('packages', 'EDIT', ['team_id', 'package_id', 'team_size', 'price']),
  teams: byStaff('teams', 'EDIT', ['name', 'team_size']),
};
const deletes: Readonly<Record<string, Changes>> = {
  ip_settings: clinicsOf('DELETE', [], 'IP Settings'),
  clinic_rooms: clinicsOf('DELETE', [], 'clinic-rooms'),
  client_task_levels: changes('client-task-levels', 'DELETE', [], {
    client_admin: 'true',
    clinic_admin: 'true',
    client_employee: 'true',
  }),
  user_custom_roles: changes('role_management', 'DELETE', [], { client_admin: 'true', clinic_admin: cl }),
  user_preferences: everybody({ rows: mine, columns: [] }),
  task_comments: ownWords([]),
  packages: byStaff('packages', 'DELETE', []),
  packagemodules: byStaff('packages', 'DELETE', []),
  teampackages: byStaff('packages', 'DELETE', []),
  teams: byStaff('teams', 'DELETE', []),
};

const actsAs = (baseRole: BaseRole): BaseRole =>
  baseRole === 'super_admin'
    ? 'client_admin'
    : (staff as readonly string[]).includes(baseRole)
      ? 'client_employee'
      : baseRole;

/** @returns All granted rules, because a write uses the first that allows all its columns. */
export function changesOf(
  kind: 'update' | 'delete',
  baseRole: BaseRole,
  table: string,
  grants: ReadonlySet<string>,
): readonly Change[] {
  if (hasAccessSpec(table)) return specifiedWrites(kind, baseRole, table, grants);
  const all = (kind === 'update' ? updates : deletes)[table] ?? {};
  return (all[baseRole] ?? all[actsAs(baseRole)] ?? []).filter(
    ({ needs }) => !needs || [needs].flat().every((need) => grants.has(need)),
  );
}
/** @returns The first granted rule, under which a harmless column is written. */
export const changeOf = (...asked: Parameters<typeof changesOf>): Change | undefined =>
  changesOf(...asked)[0];

/** Any row accepts this value in this column without violating a constraint. */
export const harmless: Readonly<Record<string, readonly [column: string, literal: string]>> = {
  ip_settings: ['status', '"INACTIVE"'],
  clinic_rooms: ['info', '"x"'],
  client_task_levels: ['short_info', '"x"'],
  user_custom_roles: ['description', '"x"'],
  clinics: ['phone', '"0290000001"'],
  users: ['color_code', '"#123456"'],
  clients: ['website', '"https://x.example"'],
  user_preferences: ['value', '{x: 1}'],
  task_comments: ['message', '"x"'],
  modules: ['info', '"x"'],
  packages: ['description', '"x"'],
  packagemodules: ['checked', 'true'],
  teampackages: ['price', '"1.00"'],
  teams: ['team_size', '9'],
};
