import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccessEditor,
  keepsRoleEditor,
  mayEditAt,
  mayEditRole,
  mayReadRole,
  roleEditors,
  roleEditRefusal,
  roleSaveRefusal,
  userEditRefusal,
  userSaveRefusal,
} from '../src/permissions/access-rules.ts';
import type { Action } from '../src/permissions/actions.ts';
import {
  type EffectiveInput,
  effectiveActions,
  effectiveGrants,
  isImplied,
  type UserAccess,
} from '../src/permissions/effective.ts';
import { isGroup, moduleOf, modules } from '../src/permissions/modules.ts';
import { overridesWith, storedOverride, toggledOverride } from '../src/permissions/overrides.ts';
import { isOffered } from '../src/permissions/role-defaults.ts';
import { type Role, roles } from '../src/permissions/roles.ts';
import { isFixed } from '../src/permissions/settled.ts';

const editor = (
  role: Role,
  more: readonly string[] = [],
  clinic_ids: readonly string[] = ['here'],
): AccessEditor => ({
  role,
  clinic_ids,
  grants: new Set([
    ...effectiveGrants({ role, packageId: role === 'super_admin' ? null : 2, roleAccess: [] }),
    ...more,
  ]),
});
const edits = 'role_management:EDIT';

describe('changing access', () => {
  it.each<[Role, Role, boolean]>([
    ['client_admin', 'client_admin', true],
    ['client_admin', 'client', true],
    ['client_admin', 'client_employee', true],
    ['client_admin', 'marketing_admin', false],
    ['clinic_admin', 'client_admin', false],
    ['clinic_admin', 'clinic_admin', true],
    ['clinic_admin', 'client', false],
    ['client_employee', 'clinic_admin', false],
    ['client_employee', 'client_employee', true],
    ['client', 'client_employee', false],
    ['super_admin', 'marketing_admin', true],
    ['super_admin', 'super_admin', false],
    ['super_admin_employee', 'super_admin', false],
  ])('%s may edit the access of %s: %s', (one, other, may) => {
    expect(mayEditRole(one, other)).toBe(may);
  });
  it('nobody except super_admin edits the access of a role above their own', () => {
    for (const one of roles)
      for (const other of roles)
        if (other.rank > one.rank && mayEditRole(one.name, other.name)) expect(one.name).toBe('super_admin');
  });
  it('a client_admin may change access for the whole client, a clinic_admin only at their own clinics', () => {
    expect(mayEditAt(editor('client_admin'), null)).toBe(true);
    expect(mayEditAt(editor('clinic_admin'), null)).toBe(false);
    expect(mayEditAt(editor('clinic_admin'), 'here')).toBe(true);
    expect(mayEditAt(editor('clinic_admin'), 'there')).toBe(false);
  });
  it('is refused without EDIT on role_management, for a higher role, and outside the editor’s clinics', () => {
    expect(roleEditRefusal(editor('clinic_admin'), 'client_employee', 'here')).toBe('no_edit');
    const keeper = editor('clinic_admin', [edits]);
    expect(roleEditRefusal(keeper, 'client_admin', 'here')).toBe('higher_role');
    expect(roleEditRefusal(keeper, 'client_employee', null)).toBe('elsewhere');
    expect(roleEditRefusal(keeper, 'client_employee', 'here')).toBeNull();
    const held = (role: Role, clinic_ids: readonly string[] | null = ['here']) => ({ role, clinic_ids });
    expect(userEditRefusal(editor('clinic_admin'), [held('client_employee')])).toBe('no_edit');
    expect(userEditRefusal(keeper, [held('client_employee'), held('client_admin', null)])).toBe(
      'higher_role',
    );
    expect(userEditRefusal(keeper, [held('client_employee')])).toBeNull();
    // The overrides of a user apply in all of their roles and at all of their clinics.
    expect(userEditRefusal(keeper, [held('client_employee', ['here', 'there'])])).toBe('elsewhere');
    expect(userEditRefusal(keeper, [held('clinic_admin'), held('client_employee', ['there'])])).toBe(
      'elsewhere',
    );
    expect(userEditRefusal(editor('client_admin'), [held('client_admin', null)])).toBeNull();
  });
});

describe('reading access', () => {
  const reader = (role: Role, custom_role_id: string | null = null) => ({ ...editor(role), custom_role_id });
  const of = (role: Role, clinic_id: string | null = null, custom_role_id: string | null = null) => ({
    role,
    clinic_id,
    custom_role_id,
  });
  it('is allowed to a client_admin at any clinic, a clinic_admin at theirs, an employee for their own role only', () => {
    expect(mayReadRole(reader('client_admin'), of('client_employee', 'there', 'x'))).toBe(true);
    expect(mayReadRole(reader('clinic_admin'), of('client_employee', 'there', 'x'))).toBe(false);
    expect(mayReadRole(reader('clinic_admin'), of('client_employee', 'here', 'x'))).toBe(true);
    expect(mayReadRole(reader('client_employee'), of('client_employee'))).toBe(true);
    expect(mayReadRole(reader('client_employee'), of('clinic_admin'))).toBe(false);
    expect(mayReadRole(reader('client_employee', 'x'), of('client_employee'))).toBe(false);
    expect(mayReadRole(reader('client_employee', 'x'), of('client_employee', 'here', 'x'))).toBe(true);
    expect(mayReadRole(reader('client'), of('client'))).toBe(false);
  });
});

const by = (role: Role, saved: Readonly<Record<string, readonly Action[]>>, custom = false) => ({
  role,
  custom,
  roleAccess: Object.entries(saved).map(([module, saved_data_actions]) => ({
    module,
    default_actions: [],
    saved_data_actions,
  })),
});

describe('saving the access of a role', () => {
  const save = (
    who: AccessEditor,
    role: Role,
    before: Readonly<Record<string, readonly Action[]>>,
    after: Readonly<Record<string, readonly Action[]>>,
  ) =>
    roleSaveRefusal(
      who,
      Object.entries(after).map(([name, actions]) => ({ module: moduleOf(name), actions })),
      { before: by(role, before), after: by(role, after), touched: Object.keys(after).map(moduleOf) },
    );
  it.each<[string, AccessEditor, Role, string, readonly Action[], readonly Action[], string | null]>([
    [
      'accepts a right that the editor holds',
      editor('client_admin'),
      'client_employee',
      'duties',
      [],
      ['VIEW', 'ADD'],
      null,
    ],
    [
      'refuses a right that the editor lacks',
      editor('client_admin'),
      'client_employee',
      'task-extension-requests',
      [],
      ['DELETE'],
      'not_held',
    ],
    [
      'accepts a right that the editor lacks if it was saved before',
      editor('client_admin'),
      'client_employee',
      'task-extension-requests',
      ['DELETE'],
      ['DELETE', 'VIEW'],
      null,
    ],
    [
      'accepts the removal of a right that the editor lacks',
      editor('clinic_admin'),
      'client_employee',
      'clinics',
      ['VIEW', 'DELETE'],
      ['VIEW'],
      null,
    ],
    [
      'refuses an action that the module does not have',
      editor('client_admin'),
      'client_employee',
      'reports',
      [],
      ['ADD'],
      'not_available',
    ],
    [
      'refuses an action that has no column in the matrix',
      editor('client_admin'),
      'clinic_admin',
      'Users',
      [],
      ['INACTIVE'],
      'not_available',
    ],
    [
      'refuses a parent module that only groups others',
      editor('client_admin'),
      'client_employee',
      'task_management',
      [],
      ['VIEW'],
      'not_available',
    ],
    [
      'refuses a module that the role is not offered',
      editor('client_admin'),
      'client',
      'tasks',
      [],
      ['VIEW'],
      'not_available',
    ],
    [
      'refuses a module of the platform',
      editor('client_admin'),
      'client_employee',
      'clients',
      [],
      ['VIEW'],
      'not_available',
    ],
    [
      'accepts a right that the package has',
      editor('client_admin'),
      'client_employee',
      'labs',
      [],
      ['VIEW'],
      null,
    ],
  ])('%s', (_what, who, role, name, before, after, refusal) => {
    expect(save(who, role, { [name]: before }, { [name]: after })).toBe(refusal);
  });
  it('refuses actions that the package lacks', () => {
    const base = {
      ...editor('client_admin'),
      grants: effectiveGrants({ role: 'client_admin', packageId: 1, roleAccess: [] }),
    };
    expect(save(base, 'client_employee', {}, { labs: ['VIEW'] })).toBe('not_available');
  });
  it('removing a saved row is refused if the editor lacks the rights that the default gives back', () => {
    const who = { ...editor('client_admin'), grants: new Set(['package:duties', 'duties:VIEW']) };
    const gone = {
      before: by('clinic_admin', { duties: ['VIEW'] }),
      after: by('clinic_admin', {}),
      touched: [moduleOf('duties')],
    };
    expect(roleSaveRefusal(who, [], gone)).toBe('not_held');
    expect(roleSaveRefusal(editor('client_admin'), [], gone)).toBeNull();
  });
});

describe('saving the access overrides of a user', () => {
  const link = (
    role: Role,
    saved: Readonly<Record<string, readonly Action[]>> = {},
    userAccess: readonly UserAccess[] = [],
  ): EffectiveInput => ({
    ...by(role, saved),
    packageId: 2,
    userAccess,
  });
  const row = (module: string, added: readonly Action[], disabled: readonly Action[] = []): UserAccess => ({
    module,
    default_actions: added,
    default_disabled_actions: disabled,
  });
  const keeper = editor('clinic_admin', [edits]);
  it.each<[string, readonly EffectiveInput[], UserAccess, string | null]>([
    ['accepts an action that the editor holds', [link('client_employee')], row('clinics', ['EDIT']), null],
    [
      'refuses an action that the editor lacks',
      [link('client_employee')],
      row('clinics', ['DELETE']),
      'not_held',
    ],
    [
      'accepts disabling an action that the editor lacks',
      [link('client_employee', { clinics: ['DELETE'] })],
      row('clinics', [], ['DELETE']),
      null,
    ],
    [
      'refuses to restore an action that the editor lacks',
      [link('client_employee', { clinics: ['DELETE'] }, [row('clinics', [], ['DELETE'])])],
      row('clinics', []),
      'not_held',
    ],
    [
      'refuses an action that the module does not have',
      [link('client_employee')],
      row('reports', [], ['ADD']),
      'not_available',
    ],
    [
      'refuses a module that none of the user’s roles is offered',
      [link('client')],
      row('tasks', ['VIEW']),
      'not_available',
    ],
    [
      'accepts a module that is offered to one of two roles',
      [link('client'), link('client_employee')],
      row('tasks', ['VIEW']),
      null,
    ],
    ['refuses a user without a role', [], row('duties', ['VIEW']), 'not_available'],
    [
      'accepts EDIT on Users, which implies INACTIVE',
      [link('client_employee')],
      row('Users', ['EDIT']),
      null,
    ],
  ])('%s', (_what, links, record, refusal) => {
    expect(userSaveRefusal(keeper, links, [record])).toBe(refusal);
  });
  it('stores no fixed action, and an action that is both added and disabled only as disabled', () => {
    expect(storedOverride(moduleOf('Users'), row('Users', ['EDIT', 'VIEW', 'ADD'], ['ADD', 'VIEW']))).toEqual(
      row('Users', ['EDIT'], ['ADD']),
    );
  });
  it('replaces the overrides of a module and keeps those of other modules', () => {
    const before = [row('duties', ['ADD']), row('clinics', ['EDIT'])];
    expect(overridesWith(before, [row('duties', []), row('tasks', [], ['EDIT'])])).toEqual([
      row('clinics', ['EDIT']),
      row('tasks', [], ['EDIT']),
    ]);
  });

  const some = fc.uniqueArray(
    fc.constantFrom<Action>('VIEW', 'ADD', 'EDIT', 'DELETE', 'INACTIVE', 'PASSWORD'),
  );
  const name = fc.constantFrom(...modules.filter((module) => !isGroup(module)).map((module) => module.name));
  const record = fc.record({ module: name, default_actions: some, default_disabled_actions: some });
  it('gives the user no action that the editor lacks and the user did not have before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Role>('client_admin', 'clinic_admin', 'client_employee'),
        fc.constantFrom<Role>('client_admin', 'clinic_admin', 'client_employee', 'client'),
        fc.array(record, { maxLength: 3 }),
        fc.array(record, { maxLength: 3 }),
        (mine, theirs, before, wanted) => {
          const one = editor(mine, [edits]);
          const records = wanted.map((each) => storedOverride(moduleOf(each.module), each));
          const person = link(theirs, {}, before);
          if (userSaveRefusal(one, [person], records)) return;
          const after = { ...person, userAccess: overridesWith(before, records) };
          for (const module of modules) {
            const had = effectiveActions(person, module);
            for (const action of effectiveActions(after, module))
              expect(had.includes(action) || one.grants.has(`${module.name}:${action}`)).toBe(true);
          }
        },
      ),
    );
  });
});

describe('toggling an action of a user', () => {
  const row = (added: readonly Action[], disabled: readonly Action[]) => ({
    module: 'Users',
    default_actions: added,
    default_disabled_actions: disabled,
  });
  const person = (userAccess: readonly UserAccess[] = []): EffectiveInput => ({
    ...by('clinic_admin', { Users: ['VIEW', 'EDIT'] }),
    packageId: 2,
    userAccess,
  });
  it.each<[Action, readonly UserAccess[], UserAccess]>([
    ['ADD', [], row(['ADD'], [])],
    ['ADD', [row(['ADD'], [])], row([], [])],
    ['EDIT', [], row([], ['EDIT', 'INACTIVE', 'PASSWORD'])],
    ['EDIT', [row([], ['EDIT', 'INACTIVE', 'PASSWORD'])], row([], [])],
    ['INACTIVE', [], row([], ['INACTIVE'])],
    ['INACTIVE', [row([], ['INACTIVE'])], row([], [])],
  ])('toggling %s, with %j saved, results in %j', (action, before, after) => {
    expect(toggledOverride(person(before), moduleOf('Users'), action)).toEqual(after);
  });
  it('disables an action implied by an added EDIT, and adds one implied by a disabled EDIT', () => {
    const toggled = (saved: readonly Action[], override: UserAccess) =>
      toggledOverride(
        { ...by('clinic_admin', { Users: saved }), packageId: 2, userAccess: [override] },
        moduleOf('Users'),
        'INACTIVE',
      );
    expect(toggled(['VIEW'], row(['EDIT'], []))).toEqual(row(['EDIT'], ['INACTIVE']));
    expect(toggled(['VIEW', 'EDIT'], row([], ['EDIT', 'INACTIVE', 'PASSWORD']))).toEqual(
      row(['INACTIVE'], ['EDIT', 'PASSWORD']),
    );
  });
  const some = fc.uniqueArray(
    fc.constantFrom<Action>('VIEW', 'ADD', 'EDIT', 'DELETE', 'INACTIVE', 'PASSWORD'),
  );
  it('inverts the action unless it is fixed; an added action adds VIEW, a removed VIEW leaves only fixed actions', () => {
    const offered = modules.filter((each) => !isGroup(each) && isOffered('clinic_admin', each));
    // In some modules, such as Users, EDIT implies other actions; half of the samples are such modules.
    const implying = offered.filter((each) =>
      each.available_actions.some((action) => isImplied('clinic_admin', each, action)),
    );
    const module = fc.oneof(fc.constantFrom(...offered), fc.constantFrom(...implying));
    fc.assert(
      fc.property(module, some, some, some, fc.nat(5), (each, saved, added, disabled, index) => {
        const action = each.available_actions[index % each.available_actions.length] as Action;
        const input: EffectiveInput = {
          ...by('clinic_admin', { [each.name]: saved }),
          packageId: 2,
          userAccess: [{ module: each.name, default_actions: added, default_disabled_actions: disabled }],
        };
        const before = effectiveActions(input, each);
        const after = effectiveActions(
          { ...input, userAccess: [toggledOverride(input, each, action)] },
          each,
        );
        expect(after.includes(action)).toBe(isFixed(each, action) || !before.includes(action));
        if (!before.includes(action)) expect(after).toContain('VIEW');
        if (action === 'VIEW' && before.includes('VIEW'))
          for (const other of after) expect(isFixed(each, other)).toBe(true);
      }),
    );
  });
});

describe('the last EDIT on role_management', () => {
  const person = (user_id: string, role: Role, ...grants: string[]) => ({
    user_id,
    roleGrants: [{ role, grants: new Set(grants) }],
  });
  it('counts for client_admins who hold it, and not for a clinic_admin', () => {
    expect(
      roleEditors([
        person('admin', 'client_admin', edits),
        person('looks', 'client_admin', 'role_management:VIEW'),
        person('keeper', 'clinic_admin', edits),
        {
          user_id: 'two',
          roleGrants: [
            ...person('', 'client_employee').roleGrants,
            ...person('', 'client_admin', edits).roleGrants,
          ],
        },
      ]),
    ).toEqual(['admin', 'two']);
  });
  it('cannot be removed, but a client without one may stay without one', () => {
    expect(keepsRoleEditor(['admin'], [])).toBe(false);
    expect(keepsRoleEditor(['admin', 'two'], ['two'])).toBe(true);
    expect(keepsRoleEditor([], [])).toBe(true);
    expect(keepsRoleEditor([], ['admin'])).toBe(true);
  });
});
