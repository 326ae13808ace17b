import { modules } from '@operatory/domain';
import { expect, test } from 'vitest';
import { openScreens, screens } from './screens.ts';

test('every screen belongs to a module that exists', () => {
  const names = new Set(modules.map(({ name }) => name));
  for (const { module } of screens) if (module !== null) expect(names).toContain(module);
});

test('no key leads to two places', () => {
  const keys = screens.flatMap(({ key }) => key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

test('only what one may view is offered', () => {
  const shown = openScreens((module) => module === 'tasks').map(({ title }) => title);
  expect(shown).toContain('Tasks & requests');
  expect(shown).not.toContain('Users');
});
