import { modules } from '@operatory/domain';
import { expect, test } from 'vitest';
import { menuScreens, screens } from './screens.ts';

const own = (changes: Readonly<Record<string, object>> = {}) =>
  modules.map((module) => ({ ...module, actions: module.available_actions, ...changes[module.name] }));
const titles = (changes?: Readonly<Record<string, object>>) =>
  menuScreens(own(changes)).map(({ title }) => title);

test('every screen belongs to a module that exists, or has a title of its own', () => {
  const names = new Set(modules.map(({ name }) => name));
  for (const { module, title } of screens) {
    if (module === null) expect(title).toBeTruthy();
    else expect(names).toContain(module);
  }
});

test('no key leads to two places', () => {
  const keys = screens.flatMap(({ key }) => key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

test('only what one may view is offered', () => {
  const shown = menuScreens(own().filter(({ name }) => name === 'tasks')).map(({ title }) => title);
  expect(shown).toEqual(['My tasks', 'Assigned Tasks', 'Notifications']);
});

test('the platform’s owner renames, orders and hides', () => {
  expect(titles({ Users: { title: 'People' } })).toContain('People');
  expect(titles()).toContain('Clinics');
  expect(titles({ clinics: { hide_in_menu: true } })).not.toContain('Clinics');
  // What is below a hidden module is hidden with it.
  expect(titles({ clinic_management: { hide_in_menu: true } })).not.toContain('Rooms');
  const order = (changes?: Readonly<Record<string, object>>) =>
    titles(changes).filter((title) => title === 'Clinics' || title === 'Rooms');
  expect(order()).toEqual(['Clinics', 'Rooms']);
  expect(order({ 'clinic-rooms': { position: 1 } })).toEqual(['Rooms', 'Clinics']);
});
