import { moduleOf, modules, readableTables } from '@operatory/domain';
import { expect, test } from 'vitest';
import { resourceOfModule } from '#kit/resource/module-list.ts';
import { menuScreens, ownScreen, screens } from './screens.ts';

const own = (changes: Readonly<Record<string, object>> = {}) =>
  modules.map((module) => ({ ...module, actions: module.available_actions, ...changes[module.name] }));
/** Who holds all actions of these modules. */
function viewer(modules: ReturnType<typeof own>) {
  const role = 'super_admin';
  const grants = modules.flatMap(({ name, actions }) => actions.map((action) => `${name}:${action}`));
  return {
    role,
    modules,
    grants,
    readable_tables: readableTables(role, (grant) => grants.includes(grant)),
    reports_url: null as string | null,
  };
}
const titles = (changes?: Readonly<Record<string, object>>) =>
  menuScreens(viewer(own(changes))).map(({ title }) => title);

test('every screen belongs to a module that exists, or has a title of its own', () => {
  const names = new Set(modules.map(({ name }) => name));
  for (const { module, title } of screens) {
    if (module === null) expect(title).toBeTruthy();
    else expect(names).toContain(module);
  }
});

test('no key leads to two places, and each of the known ones to its own', () => {
  const keys = menuScreens(viewer(own())).flatMap(({ key, to }) => (key ? [[key, to] as const] : []));
  expect(new Set(keys.map(([key]) => key)).size).toBe(keys.length);
  expect(Object.fromEntries(keys)).toMatchObject({
    d: '/dashboard',
    t: '/dashboard/tasks/list',
    r: '/dashboard/roster/list',
    l: '/dashboard/leaves/approvals',
    i: '/dashboard/clinic-im-products/list',
    o: '/dashboard/clinic-im-product-orders/list',
    c: '/dashboard/clinics/list',
    u: '/dashboard/users/list',
    n: '/dashboard/notifications',
  });
});

test('only what one may view is offered', () => {
  const shown = menuScreens(viewer(own().filter(({ name }) => name === 'tasks'))).map(({ title }) => title);
  expect(shown).toEqual(['My tasks', 'Assigned Tasks', 'Notifications']);
});

test('My tasks and Assigned Tasks open the tasks that they name', () => {
  const tasks = menuScreens(viewer(own())).filter(({ to }) => to === '/dashboard/tasks/list');
  expect(tasks.map(({ title, search }) => [title, search?.who])).toEqual([
    ['My tasks', 'mine'],
    ['Assigned Tasks', 'by-me'],
  ]);
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

test('a module without a screen of its own opens its list by the register, and one without either is not offered', () => {
  const all = menuScreens(viewer(own()));
  const to = (name: string) => all.filter(({ module }) => module === name).map((screen) => screen.to);
  expect(to('clinic-rooms')).toEqual(['/dashboard/clinic-rooms/list']);
  expect(to('clinics')).toEqual(['/dashboard/clinics/list']);
  // It only groups others.
  expect(to('task_management')).toEqual([]);
  for (const { module, to: address } of all)
    if (module !== null && ownScreen(moduleOf(module)) === undefined)
      expect(resourceOfModule(moduleOf(module)), `${address} leads nowhere`).toBeDefined();
});

test('reports are there where a dashboard is set up', () => {
  const all = viewer(own());
  const addresses = (reports_url: string | null) => menuScreens({ ...all, reports_url }).map(({ to }) => to);
  expect(addresses(null)).not.toContain('/dashboard/reports');
  expect(addresses('https://reports.example/d/1')).toContain('/dashboard/reports');
});
