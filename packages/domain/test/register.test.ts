import { type AnyResource, type BoolExp, grantsOf, type TablePermissions } from '@operatory/resource';
import { describe, expect, it } from 'vitest';
import { columns, relationships, type TableName } from '../src/models.gen.ts';
import { moduleOf } from '../src/permissions/modules.ts';
import { roleNames, supplierRole } from '../src/permissions/roles.ts';
import { isServerOwned } from '../src/permissions/scopes.ts';
import { permissionsOf, readableTables, register } from '../src/register.ts';

const columnsOf = (table: string): readonly string[] => Object.keys(columns[table as TableName] ?? {});
const relationshipsOf = (table: string) =>
  relationships[table as TableName] as Readonly<Record<string, { kind: string; table: string }>>;

/** The names in a filter that its table does not have. */
function strangers(filter: BoolExp, table: string): string[] {
  return Object.entries(filter).flatMap(([key, value]): string[] => {
    if (key === '_and' || key === '_or')
      return (value as BoolExp[]).flatMap((part) => strangers(part, table));
    if (key === '_not') return strangers(value as BoolExp, table);
    const relationship = relationshipsOf(table)[key];
    if (relationship) return strangers(value as BoolExp, relationship.table);
    return columnsOf(table).includes(key) ? [] : [`${table}.${key}`];
  });
}
const filtersOf = (permissions: TablePermissions): BoolExp[] => [
  ...(permissions.select ?? []).flatMap((rule) => [rule.filter, ...Object.values(rule.masks ?? {})]),
  ...(permissions.insert ?? []).map((rule) => rule.check),
  ...(permissions.update ?? []).flatMap((rule) => [rule.filter, ...(rule.check ? [rule.check] : [])]),
  ...(permissions.delete ?? []).map((rule) => rule.filter),
];
const rulesOf = ({ select = [], insert = [], update = [], delete: remove = [] }: TablePermissions) => [
  ...select,
  ...insert,
  ...update,
  ...remove,
];

/** Ids that users enter: the platform numbers its plans, and other rows refer to those numbers. */
const saidThemselves: Readonly<Record<string, readonly string[]>> = {
  packages: ['id'],
  teams: ['id'],
  packagemodules: ['package_id'],
  teampackages: ['package_id'],
  website_cms_leads: ['package_id'],
};

it('the register has exactly one resource for every table of the schema', () => {
  expect(register.map((resource) => resource.table).sort()).toEqual(Object.keys(columns).sort());
});

describe.each(register.map((resource): [string, AnyResource] => [resource.table, resource]))(
  '%s',
  (table, resource) => {
    const all = Object.values(resource.permissions).flatMap((permissions) =>
      permissions ? [permissions] : [],
    );
    it('names only columns, relationships and modules that exist', () => {
      const known = columnsOf(table);
      const named = [
        resource.title,
        resource.list.sort.replace(/^-/, ''),
        ...resource.list.columns,
        ...(resource.list.search ?? []),
        ...resource.form.flat(),
        ...(resource.picker?.details ?? []),
        ...(resource.csv?.columns ?? []),
        ...Object.keys(resource.fields ?? {}),
        ...all.flatMap((permissions) => [
          ...(permissions.select ?? []).flatMap((rule) => [
            ...(rule.columns === '*' ? [] : rule.columns),
            ...Object.keys(rule.masks ?? {}),
          ]),
          ...(permissions.delete ?? []).flatMap((rule) => Object.keys(rule.marks ?? {})),
          ...[...(permissions.insert ?? []), ...(permissions.update ?? [])].flatMap((rule) => [
            ...(rule.columns === '*' ? [] : rule.columns),
            ...Object.keys(rule.presets ?? {}),
          ]),
        ]),
      ];
      expect(named.filter((column) => !known.includes(column))).toEqual([]);
      expect(all.flatMap(filtersOf).flatMap((filter) => strangers(filter, table))).toEqual([]);
      expect(moduleOf(resource.module).name).toBe(resource.module);
      if (resource.part) expect(resource.fields?.[resource.part]?.kind).toBe('reference');
      for (const field of Object.values(resource.fields ?? {}))
        if (field?.kind === 'reference')
          expect(relationshipsOf(table)[field.relationship]?.table).toBe(field.table);
    });
    it('requires only rights that exist', () => {
      for (const grant of all.flatMap(rulesOf).flatMap(({ needs }) => grantsOf(needs))) {
        const [module, action] = grant.split(':');
        if (module === undefined || action === undefined) continue;
        if (module === 'package') moduleOf(action);
        else expect(moduleOf(module).available_actions).toContain(action);
      }
    });
    it('lets no role insert or update columns that the server or a command sets, except plan ids that users enter', () => {
      const owned = [
        'assigned_by_user_id',
        'finished_at',
        'task_status',
        'sub_domain',
        'package_id',
        'blocked_status',
        'verified_at',
        'read',
        'read_at',
        'edited_at',
      ];
      for (const { insert = [], update = [] } of all)
        for (const rule of [...insert, ...update]) {
          expect(rule.columns).not.toBe('*');
          for (const column of rule.columns as readonly string[])
            if (!saidThemselves[table]?.includes(column))
              expect(isServerOwned(column) || owned.includes(column), column).toBe(false);
        }
    });
    it('lets nobody insert encrypted columns, because their encryption needs the row’s id', () => {
      const facts = columns[table as TableName] as Readonly<
        Record<string, { readonly confidential?: boolean }>
      >;
      for (const { insert = [] } of all)
        for (const rule of insert)
          expect((rule.columns as readonly string[]).filter((column) => facts[column]?.confidential)).toEqual(
            [],
          );
    });
    it('lets no role write to a table that it cannot read', () => {
      for (const permissions of all)
        if (rulesOf(permissions).length > 0) expect(permissions.select?.length).toBeGreaterThan(0);
    });
  },
);

describe('permissionsOf', () => {
  const permissions = permissionsOf(register);
  it('covers every assignable role, and the session of a supplier', () => {
    expect(Object.keys(permissions).sort()).toEqual([...roleNames, supplierRole].sort());
  });
  it('lets no role update tables that only commands change, such as tasks, shifts, leave and timesheets', () => {
    for (const role of roleNames)
      for (const table of [
        'tasks',
        'task_extension_requests',
        'task_reassign_requests',
        'user_notifications',
        'j_users_user_roles',
        'module_default_user_roles',
        'clinic_rosters',
        'clinic_roster_breaks',
        'clinic_roster_change_requests',
        'duty_completions',
        'employee_leaves',
        'employee_leave_days',
        'employee_leave_balances',
        'employee_leave_ledger',
        'employee_award_rates',
        'timesheets',
      ])
        expect(permissions[role]?.[table]?.update ?? []).toEqual([]);
  });
  it('gives super_admin the task rules of client_admin, marketing_executive those of client_employee, client none', () => {
    expect(permissions.super_admin?.tasks).toEqual(permissions.client_admin?.tasks);
    expect(permissions.marketing_executive?.tasks).toEqual(permissions.client_employee?.tasks);
    expect(permissions.client?.tasks).toBeUndefined();
  });
  it('lets only platform staff read across tenants, and only clients, subscriptions, transactions and tickets', () => {
    for (const [role, tables] of Object.entries(permissions))
      for (const [table, { select = [] }] of Object.entries(tables))
        if (select.some((rule) => rule.acrossTenants)) {
          expect([
            'clients',
            'user_subscriptions',
            'client_transaction_history',
            'support_tickets',
            'support_ticket_messages',
            'support_ticket_history',
          ]).toContain(table);
          expect([
            'super_admin',
            'super_admin_employee',
            'accounts_executive',
            'support_executive',
            'sales_executive',
          ]).toContain(role);
        }
  });
  it('allows comments on exactly the tasks that a user may read', () => {
    for (const tables of Object.values(permissions)) {
      const { select = [], insert = [], update = [], delete: remove = [] } = tables.task_comments ?? {};
      for (const rules of [insert, update, remove])
        expect(rules.map(({ needs }) => needs)).toEqual(select.map(({ needs }) => needs));
      for (const [index, { check }] of insert.entries())
        expect(check).toEqual({ task: tables.tasks?.select?.[index]?.filter });
    }
  });
  it('masks confidential user columns for every role, and lets only client_admin and super_admin write others’', () => {
    const facts = columns.users as Readonly<Record<string, { readonly confidential?: boolean }>>;
    const confidential = Object.keys(facts).filter((column) => facts[column]?.confidential);
    expect(confidential.length).toBeGreaterThan(5);
    for (const tables of Object.values(permissions))
      for (const rule of tables.users?.select ?? [])
        for (const column of confidential)
          if (rule.columns === '*' || rule.columns.includes(column))
            expect(Object.keys(rule.masks ?? {})).toContain(column);
    for (const [role, tables] of Object.entries(permissions))
      for (const rule of tables.users?.update ?? []) {
        const written = confidential.filter((column) => rule.columns.includes(column));
        const ofOneself = JSON.stringify(rule.filter) === JSON.stringify({ id: { _eq: 'X-Hasura-User-Id' } });
        if (ofOneself)
          expect(written.filter((column) => ['salary', 'bonus_per_hr'].includes(column))).toEqual([]);
        else if (!['client_admin', 'super_admin'].includes(role)) expect(written, role).toEqual([]);
      }
  });
});

it('lists a table as readable only for a known role with the rights to it', () => {
  const readBy = (role: string, ...grants: readonly string[]) =>
    readableTables(role, (grant) => grants.includes(grant));
  expect(readBy('client_admin')).not.toContain('clinic_expenses');
  expect(readBy('client_admin', 'package:clinic-expenses', 'clinic-expenses:VIEW')).toContain(
    'clinic_expenses',
  );
  expect(readBy('nobody', 'clinic-expenses:VIEW')).toEqual([]);
});

it('exactly four tables have a picker in which users can add a missing record', () => {
  expect(
    register
      .filter(({ picker }) => picker?.adds)
      .map(({ table }) => table)
      .sort(),
  ).toEqual(['client_employee_leave_types', 'client_employee_types', 'client_sources', 'clinic_im_vendors']);
});
