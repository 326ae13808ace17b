import { moduleOf } from '@operatory/domain';
import { expect, test } from 'vitest';
import { clientModules, isIncluded, tickOf } from './module-ticks.ts';

const without = (name: string) => [{ id: 1, module_id: moduleOf(name).id, checked: false }];

test.each([
  ['inventory_management', 1, [], 'lacking'],
  ['clinic-im-products', 1, [], 'lacking'],
  ['sterilisation_management', 1, [], 'lacking'],
  ['lab_management', 1, [], 'lacking'],
  ['support_management', 1, [], 'lacking'],
  ['inventory_management', 2, [], 'in'],
  ['duties', 1, [], 'in'],
  ['duties', 1, without('duties'), 'out'],
  ['leaves', 3, without('leave_management'), 'removed with parent'],
  ['leaves', 3, without('leaves'), 'out'],
  // A default module is always included, whatever is stored.
  ['Users', 1, without('Users'), 'always'],
  ['dashboard', 3, [], 'always'],
] as const)('the tick of %s in package %i, with stored ticks %j, is %s', (name, packageId, stored, tick) => {
  expect(tickOf(moduleOf(name), packageId, stored)).toBe(tick);
});

test('exactly the four premium modules separate the base tier from the others', () => {
  const of = (packageId: number) =>
    clientModules
      .filter(({ module }) => isIncluded(tickOf(module, packageId, [])))
      .map(({ module }) => module.name);
  expect(of(2).filter((name) => !of(1).includes(name))).toEqual([
    'inventory_management',
    'sterilisation_management',
    'lab_management',
    'support_management',
  ]);
  expect(of(3)).toEqual(of(2));
});

test('lists each module once, and leaves out the module “clients”, which belongs to the platform', () => {
  const names = clientModules.flatMap(({ module, below }) => [module, ...below]).map(({ name }) => name);
  expect(names).not.toContain('clients');
  expect(new Set(names).size).toBe(names.length);
});
