import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../src/permissions/actions.ts';
import { type EffectiveInput, effectiveActions } from '../src/permissions/effective.ts';
import { type AccessSource, explainActions } from '../src/permissions/explain.ts';
import { moduleOf, modules } from '../src/permissions/modules.ts';
import { roleNames } from '../src/permissions/roles.ts';

const actions: readonly Action[] = ['VIEW', 'ADD', 'EDIT', 'DELETE', 'INACTIVE', 'PASSWORD'];
const some = fc.uniqueArray(fc.constantFrom(...actions));
const inputOf = (module: fc.Arbitrary<string>): fc.Arbitrary<EffectiveInput> =>
  fc.record({
    role: fc.constantFrom(...roleNames),
    custom: fc.boolean(),
    roleAccess: fc.array(
      fc.record({ module, default_actions: some, saved_data_actions: fc.option(some, { nil: null }) }),
      { maxLength: 4 },
    ),
    userAccess: fc.array(fc.record({ module, default_actions: some, default_disabled_actions: some }), {
      maxLength: 4,
    }),
    packageId: fc.constantFrom(null, 1, 2, 3),
    packageWithout: fc.uniqueArray(module, { maxLength: 2 }),
  });
const input = fc.constantFrom(...modules.map(({ name }) => name)).chain((name) => {
  const { parent } = moduleOf(name);
  return inputOf(fc.constantFrom(name, name, 'Users', parent ?? 'tasks', 'tasks'));
});

const explained = (given: Partial<EffectiveInput>, name: string): string =>
  explainActions({ role: 'client_employee', packageId: 1, roleAccess: [], ...given }, moduleOf(name))
    .map(({ action, held, source }) => `${held ? '+' : '-'}${action} ${source}`)
    .join(', ');
const saved = (module: string, ...saved_data_actions: Action[]) => [
  { module, default_actions: [], saved_data_actions },
];

describe('the reason why a user may or may not do something', () => {
  it.each<[string, Partial<EffectiveInput>, string, string]>([
    [
      'is the role, an added or disabled action, or none',
      {
        roleAccess: saved('duties', 'VIEW', 'EDIT'),
        userAccess: [{ module: 'duties', default_actions: ['ADD'], default_disabled_actions: ['EDIT'] }],
      },
      'duties',
      '+VIEW role, +ADD added, -EDIT disabled, -DELETE none',
    ],
    [
      'is the custom role',
      { custom: true, roleAccess: saved('duties', 'VIEW') },
      'duties',
      '+VIEW custom_role, -ADD none, -EDIT none, -DELETE none',
    ],
    [
      'is the default of the role if nothing is saved',
      { role: 'clinic_admin' },
      'employee-awards',
      '+VIEW default, -ADD none, -EDIT none, -DELETE none',
    ],
    [
      'is that the action is fixed, even if it is disabled',
      { userAccess: [{ module: 'IP Settings', default_actions: [], default_disabled_actions: ['VIEW'] }] },
      'IP Settings',
      '+VIEW fixed, -ADD none, -EDIT none, -DELETE none',
    ],
    [
      'is that EDIT implies the action',
      { role: 'clinic_admin', roleAccess: saved('Users', 'EDIT') },
      'Users',
      '+VIEW fixed, -ADD none, +EDIT role, -DELETE none, +INACTIVE implied, +PASSWORD implied',
    ],
    [
      'is none for actions that only a disabled EDIT would imply',
      {
        role: 'clinic_admin',
        roleAccess: saved('Users', 'EDIT'),
        userAccess: [{ module: 'Users', default_actions: [], default_disabled_actions: ['EDIT'] }],
      },
      'Users',
      '+VIEW fixed, -ADD none, -EDIT disabled, -DELETE none, -INACTIVE none, -PASSWORD none',
    ],
    [
      'is that the package lacks the module',
      { role: 'client_admin' },
      'lab-orders',
      '-VIEW package, -ADD package, -EDIT package, -DELETE package',
    ],
    [
      'is that the module is not offered to the role',
      { role: 'client' },
      'tasks',
      '-VIEW not_offered, -ADD not_offered, -EDIT not_offered, -DELETE not_offered',
    ],
    [
      'is that a super_admin has everything',
      { role: 'super_admin', packageId: null },
      'reports',
      '+VIEW everything',
    ],
    [
      'is the child modules if the module is a parent',
      { roleAccess: saved('clinic-newsfeeds', 'VIEW') },
      'newsfeeds',
      '+VIEW children, -ADD none, -EDIT none, -DELETE none',
    ],
  ])('%s', (_what, given, name, expected) => {
    expect(explained(given, name)).toBe(expected);
  });

  it('says that an action is held exactly if it is effective, with random roles, overrides and packages', () => {
    fc.assert(
      fc.property(input, (given) => {
        for (const module of modules) {
          const held = explainActions(given, module).flatMap(({ action, held: has }) =>
            has ? [action] : [],
          );
          expect(held).toEqual(effectiveActions(given, module));
        }
      }),
    );
  });

  it('changes once the override, saved access or package that it names is removed', () => {
    const without: Partial<Record<AccessSource, (given: EffectiveInput) => EffectiveInput>> = {
      added: (given) => ({ ...given, userAccess: [] }),
      disabled: (given) => ({
        ...given,
        userAccess: (given.userAccess ?? []).map((row) => ({ ...row, default_disabled_actions: [] })),
      }),
      role: (given) => ({
        ...given,
        roleAccess: given.roleAccess.map((row) => ({ ...row, saved_data_actions: [] })),
      }),
      custom_role: (given) => ({ ...given, roleAccess: [] }),
      package: (given) => ({ ...given, packageId: null, packageWithout: [] }),
    };
    fc.assert(
      fc.property(input, (given) => {
        for (const module of modules)
          for (const { action, source } of explainActions(given, module)) {
            const cause = without[source];
            if (!cause) continue;
            const now = explainActions(cause(given), module).find((each) => each.action === action);
            expect(now?.source).not.toBe(source);
          }
      }),
    );
  });
});
