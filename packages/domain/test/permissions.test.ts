import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../src/permissions/actions.ts';
import { effectiveActions, effectiveGrants, inPackage, menuModules } from '../src/permissions/effective.ts';
import { moduleOfSegment, requirementOf, routeRefusal } from '../src/permissions/guard.ts';
import { actionsIn, emptyMatrix, rowOf, toggleAction, toggleModule } from '../src/permissions/matrix.ts';
import { childrenOf, defaultModules, isGroup, moduleOf, modules } from '../src/permissions/modules.ts';
import { accessOf, defaultActions, isOffered } from '../src/permissions/role-defaults.ts';
import { mayManageRole, roleNames, roleOf, roles } from '../src/permissions/roles.ts';

describe('modules', () => {
  it('have unique names and ids', () => {
    expect(new Set(modules.map((module) => module.name)).size).toBe(modules.length);
    expect(new Set(modules.map((module) => module.id)).size).toBe(modules.length);
  });
  it('have the specified titles (five examples)', () => {
    const title = (name: string) => moduleOf(name).title;
    expect(title('tasks')).toBe('Assigned Tasks');
    expect(title('client_document_assignments')).toBe('Inbox');
    expect(title('client-task-levels')).toBe('Task Levels');
    expect(title('role_management')).toBe('Role Management');
    expect(title('IP Settings')).toBe('IP Settings');
  });
  it('include every specified module', () => {
    const listed =
      'dashboard, reports, clinics, clinic_masters, clinic_management, contacts, Users, task_management, duties, roster_management, leave_management, document_management, documents, client_document_assignments, newsfeeds, Chats, role_management, help_centre, masters, IP Settings, my Practice, user_details, My Account';
    for (const name of listed.split(', ')) expect(moduleOf(name).name).toBe(name);
  });
});

describe('role defaults', () => {
  it.each([
    ['client_admin', 'tasks', 'VIEW ADD EDIT DELETE'],
    ['client_employee', 'tasks', 'VIEW ADD EDIT'],
    ['client_employee', 'task-extension-requests', 'VIEW ADD'],
    ['client_employee', 'client-task-levels', ''],
    ['client', 'Users', 'VIEW'],
    ['accounts_executive', 'subscriptions', 'VIEW EDIT'],
    ['sales_executive', 'tasks', 'VIEW ADD EDIT'],
    ['clinic_admin', 'task_management', 'VIEW ADD EDIT DELETE'],
  ] as const)('of %s in %s are “%s”', (role, module, actions) => {
    expect(defaultActions(role, moduleOf(module)).join(' ')).toBe(actions);
  });
  it('never include an action that is not available in the module', () => {
    for (const role of roleNames)
      for (const module of modules)
        for (const action of defaultActions(role, module)) expect(module.available_actions).toContain(action);
  });
  it('exclude the platform module clients for client_admin, and tasks for the owner’s role client', () => {
    expect(accessOf(moduleOf('clients'), roleNames)).not.toContain('client_admin');
    expect(accessOf(moduleOf('tasks'), roleNames)).not.toContain('client');
  });
});

describe('effective actions', () => {
  const users = moduleOf('Users');
  const input = {
    role: 'clinic_admin',
    packageId: 2,
    roleAccess: [{ module: 'Users', default_actions: [], saved_data_actions: ['VIEW', 'EDIT'] as Action[] }],
    userAccess: [
      {
        module: 'Users',
        default_actions: ['DELETE'] as Action[],
        default_disabled_actions: ['EDIT', 'VIEW'] as Action[],
      },
    ],
  } as const;
  it('match the specified example: VIEW EDIT, with DELETE added and EDIT VIEW disabled, is VIEW DELETE', () => {
    expect(effectiveActions(input, users)).toEqual(['VIEW', 'DELETE']);
  });
  it('are limited by the package', () => {
    const stock = moduleOf('clinic-im-products');
    const admin = { role: 'client_admin', roleAccess: [] } as const;
    expect(effectiveActions({ ...admin, packageId: 1 }, stock)).toEqual([]);
    expect(effectiveActions({ ...admin, packageId: 2 }, stock)).toEqual(['VIEW', 'ADD', 'EDIT', 'DELETE']);
    expect(
      effectiveActions({ ...admin, packageId: 2, packageWithout: ['inventory_management'] }, stock),
    ).toEqual([]);
  });
  it('include INACTIVE with EDIT, and PASSWORD for a client_admin but not for a client_employee', () => {
    const grants = (role: 'client_admin' | 'client_employee') =>
      effectiveGrants({
        role,
        packageId: 1,
        roleAccess: [{ module: 'Users', default_actions: [], saved_data_actions: ['VIEW', 'EDIT'] }],
      });
    expect(grants('client_admin').has('Users:PASSWORD')).toBe(true);
    expect(grants('client_employee').has('Users:INACTIVE')).toBe(true);
    expect(grants('client_employee').has('Users:PASSWORD')).toBe(false);
  });
  it('of an employee without saved access are VIEW in a default module and nothing in tasks', () => {
    const grants = effectiveGrants({ role: 'client_employee', packageId: 1, roleAccess: [] });
    expect(grants.has('tasks:VIEW')).toBe(false);
    expect([...grants].filter((grant) => grant.startsWith('role_management:'))).toEqual([
      'role_management:VIEW',
    ]);
    expect(grants.has('package:tasks')).toBe(true);
    expect(grants.has('package:clinic-im-products')).toBe(false);
  });
  it('include every available action for super_admin, whose menu omits a hidden module', () => {
    const grants = effectiveGrants({ role: 'super_admin', packageId: null, roleAccess: [] });
    for (const module of modules)
      for (const action of module.available_actions)
        expect(grants.has(`${module.name}:${action}`)).toBe(true);
    const own = modules.map((module) => ({ ...module, actions: module.available_actions }));
    expect(menuModules(own).map((module) => module.name)).not.toContain('task-requests-approvers');
  });
  it('build a menu of viewable modules by position, without hidden modules and those below them', () => {
    const own = [
      { name: 'a', parent: null, position: 300, hide_in_menu: false, actions: ['VIEW'] },
      { name: 'b', parent: null, position: 20, hide_in_menu: false, actions: ['VIEW', 'ADD'] },
      { name: 'c', parent: null, position: 10, hide_in_menu: true, actions: ['VIEW'] },
      { name: 'below c', parent: 'c', position: 11, hide_in_menu: false, actions: ['VIEW'] },
      { name: 'not viewable', parent: null, position: 1, hide_in_menu: false, actions: ['ADD'] },
    ];
    expect(menuModules(own).map(({ name }) => name)).toEqual(['b', 'a']);
  });
  it('are none if the subscription is closed, and contain no ADD if it is read-only', () => {
    const grants = (subscriptionStatus: 'read_only' | 'closed') =>
      effectiveGrants({ role: 'client_employee', packageId: 1, roleAccess: [], subscriptionStatus });
    expect(grants('closed').size).toBe(0);
    expect([...grants('read_only')].some((grant) => grant.endsWith(':ADD'))).toBe(false);
  });
});

describe('effective actions of any input', () => {
  const action = fc.constantFrom<Action>('VIEW', 'ADD', 'EDIT', 'DELETE', 'INACTIVE', 'PASSWORD');
  const some = fc.uniqueArray(action);
  const input = fc.record({
    role: fc.constantFrom(...roleNames),
    module: fc.constantFrom(...modules.filter((module) => !isGroup(module))),
    saved: fc.option(some, { nil: null }),
    added: some,
    disabled: some,
    packageId: fc.constantFrom(null, 1, 2, 3),
    custom: fc.boolean(),
  });
  it('stay within available, offered and purchased actions, and keep fixed ones', () => {
    fc.assert(
      fc.property(input, ({ role, module, saved, added, disabled, packageId, custom }) => {
        const row = { module: module.name, default_actions: added };
        const held = effectiveActions(
          {
            role,
            custom,
            packageId,
            roleAccess: saved ? [{ ...row, saved_data_actions: saved }] : [],
            userAccess: [{ ...row, default_disabled_actions: disabled }],
          },
          module,
        );
        for (const one of held) expect(module.available_actions).toContain(one);
        const reachable =
          isOffered(role, module) &&
          inPackage(module, packageId) &&
          (!module.platform || roleOf(role).scope === 'platform');
        if (!reachable) expect(held).toEqual([]);
        else for (const one of module.fixed_actions) expect(held).toContain(one);
        if (reachable && role !== 'super_admin')
          for (const one of disabled)
            if (
              !module.fixed_actions.includes(one) &&
              !(one === 'VIEW' && defaultModules.includes(module.name))
            )
              expect(held).not.toContain(one);
      }),
    );
  });
});

// The matrix is tested with a parent of which one sub-module fixes VIEW and others do not.
describe('the role matrix', () => {
  const parent = 'document_management';
  const [fixedChild, other] = ['client_document_assignments', 'client-documents'];
  const short = (actions: readonly Action[]) => actions.map((action) => action[0]).join('');
  it('gives a sub-module all its actions when its parent is ticked', () => {
    const matrix = toggleModule(emptyMatrix, parent, true);
    expect(short(actionsIn(matrix, other))).toBe('VAED');
    expect(rowOf(matrix, parent)).toMatchObject({ ticked: true, mixed: false });
  });
  it('keeps an action on the parent while any child has it', () => {
    let matrix = toggleAction(toggleModule(emptyMatrix, parent, true), other, 'DELETE', false);
    expect(short(actionsIn(matrix, parent))).toBe('VAED');
    for (const child of childrenOf(parent)) matrix = toggleAction(matrix, child.name, 'DELETE', false);
    expect(short(actionsIn(matrix, parent))).toBe('VAE');
  });
  it('keeps fixed actions when a parent is unticked, shows it as mixed and disables its other sub-modules', () => {
    const matrix = toggleModule(toggleModule(emptyMatrix, parent, true), parent, false);
    expect(short(actionsIn(matrix, fixedChild))).toBe('V');
    expect(actionsIn(matrix, other)).toEqual([]);
    expect(rowOf(matrix, parent)).toMatchObject({ ticked: true, mixed: true });
    expect(rowOf(matrix, other).disabled).toBe(true);
    expect(toggleAction(matrix, other, 'ADD', true)).toBe(matrix);
  });
  it('adds VIEW with ADD, and does not untick VIEW alone', () => {
    const matrix = toggleAction(emptyMatrix, other, 'ADD', true);
    expect(short(actionsIn(matrix, other))).toBe('VA');
    expect(toggleAction(matrix, other, 'VIEW', false)).toBe(matrix);
    expect(actionsIn(toggleModule(matrix, other, false), other)).toEqual([]);
  });
  it('does not copy the actions of a child to a parent with rights of its own', () => {
    const matrix = toggleAction(emptyMatrix, 'user-documents', 'ADD', true);
    expect(actionsIn(matrix, 'Users')).toEqual(['VIEW']);
  });
  const step = fc.record({
    module: fc.constantFrom(...modules.map((module) => module.name)),
    action: fc.constantFrom<Action>('ADD', 'EDIT', 'DELETE'),
    on: fc.boolean(),
    whole: fc.boolean(),
  });
  it('is unchanged when a step is repeated, and never loses a fixed action', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), step, (before, last) => {
        const apply = (matrix: typeof emptyMatrix, { module, action, on, whole }: typeof last) =>
          whole ? toggleModule(matrix, module, on) : toggleAction(matrix, module, action, on);
        const once = apply(before.reduce(apply, emptyMatrix), last);
        const shown = (matrix: typeof emptyMatrix) => modules.map((module) => actionsIn(matrix, module.name));
        expect(shown(apply(once, last))).toEqual(shown(once));
        for (const module of modules)
          for (const action of module.fixed_actions) expect(actionsIn(once, module.name)).toContain(action);
      }),
    );
  });
});

describe('the route guard', () => {
  it.each([
    ['/dashboard/tasks/list', 'tasks', 'VIEW'],
    ['/dashboard/tasks/edit/1', 'tasks', 'EDIT'],
    ['/dashboard/Tasks/add', 'tasks', 'ADD'],
    ['/dashboard/tasks/view/1/myTask', 'tasks', 'VIEW'],
    ['/dashboard/role-management/list?x=1', 'role_management', 'VIEW'],
    ['/dashboard/ip_settings', 'IP Settings', 'VIEW'],
    ['/roster', 'clinic-rosters', 'VIEW'],
    ['/dashboard/client-document-assignments/list', 'client_document_assignments', 'VIEW'],
  ])('%s requires %s:%s', (path, name, action) => {
    expect(requirementOf(path)).toMatchObject({ kind: 'module', module: { name }, action });
  });
  it('finds every module by its link and by its name', () => {
    for (const module of modules)
      for (const segment of [
        module.router_link,
        module.name,
        module.name.replaceAll('_', '-'),
        encodeURIComponent(module.name),
      ])
        expect(moduleOfSegment(segment)?.name).toBe(module.name);
  });
  it('allows the dashboard without rights, the task list only with tasks:VIEW, and no unknown screen', () => {
    expect(routeRefusal('/dashboard', new Set())).toBeNull();
    expect(routeRefusal('/dashboard/tasks/list', new Set())).toBe('no_permission');
    expect(routeRefusal('/dashboard/nonsense', new Set())).toBe('no_access');
    expect(routeRefusal('/dashboard/tasks/list', new Set(['tasks:VIEW']))).toBeNull();
  });
});

describe('managing roles', () => {
  it('is allowed to a clinic_admin for employees and a client_admin for client, but for no higher or platform role', () => {
    expect(mayManageRole('clinic_admin', 'client_admin')).toBe(false);
    expect(mayManageRole('clinic_admin', 'client_employee')).toBe(true);
    expect(mayManageRole('client_admin', 'client')).toBe(true);
    expect(mayManageRole('clinic_admin', 'client')).toBe(false);
    expect(mayManageRole('client_employee', 'client_employee')).toBe(false);
    for (const role of roles)
      if (role.scope === 'platform') expect(mayManageRole('client_admin', role.name)).toBe(false);
  });
});
