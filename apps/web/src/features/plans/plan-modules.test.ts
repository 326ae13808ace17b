import { expect, test } from 'vitest';
import { modulesOfPlan } from './plan-modules.ts';

const titles = (packageId: number, without: readonly string[] = []) =>
  modulesOfPlan(packageId, without).flatMap(({ title, included }) => (included ? [title] : []));

test('the base tier lacks four modules, and the higher tiers have all', () => {
  const all = modulesOfPlan(3, []).map(({ title }) => title);
  expect(titles(3)).toEqual(all);
  expect(titles(2)).toEqual(all);
  expect(all.filter((title) => !titles(1).includes(title))).toEqual([
    'Inventory Management',
    'Sterilisation Management',
    'Lab Management',
    'Support Management',
  ]);
});

test('a main module is left out when it is excluded itself, and stays while one of its parts is included', () => {
  expect(titles(2, ['task_management'])).not.toContain('Tasks');
  expect(titles(2, ['tasks'])).toEqual(titles(2));
  expect(titles(2, ['reports'])).not.toContain('Reports');
});
