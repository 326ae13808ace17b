import { moduleOf, modules, readableTables } from '@operatory/domain';
import { expect, test } from 'vitest';
import { resourceOfModule } from '#kit/resource/module-list.ts';
import { menuScreens, ownScreen, screens } from './screens.ts';

const own = (changes: Readonly<Record<string, object>> = {}) =>
  modules.map((module) => ({ ...module, actions: module.available_actions, ...changes[module.name] }));
/** A user with all actions of these modules. */
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

test('every screen belongs to an existing module or has its own title', () => {
  const names = new Set(modules.map(({ name }) => name));
  for (const { module, title } of screens) {
    if (module === null) expect(title).toBeTruthy();
    else expect(names).toContain(module);
  }
});

test('no shortcut key is used twice, and each known one opens its screen', () => {
  const keys = menuScreens(viewer(own())).flatMap(({ key, to }) => (key ? [[key, to] as const] : []));
  expect(new Set(keys.map(([key]) => key)).size).toBe(keys.length);
  expect(Object.fromEntries(keys)).toMatchObject({
    d: '/dashboard',
    t: '/dashboard/tasks/list',
    r: '/dashboard/roster',
    l: '/dashboard/leaves/approvals',
    i: '/dashboard/clinic-im-products/list',
    o: '/dashboard/clinic-im-product-orders/list',
    c: '/dashboard/clinics/list',
    u: '/dashboard/users/list',
    n: '/dashboard/notifications',
  });
});

test('offers only screens that the user may view', () => {
  const shown = menuScreens(viewer(own().filter(({ name }) => name === 'tasks'))).map(({ title }) => title);
  expect(shown).toEqual(['My tasks', 'Assigned Tasks', 'Notifications']);
});

test('My tasks and Assigned Tasks each open the list they name', () => {
  const tasks = menuScreens(viewer(own())).filter(({ to }) => to === '/dashboard/tasks/list');
  expect(tasks.map(({ title, search }) => [title, search?.who])).toEqual([
    ['My tasks', 'mine'],
    ['Assigned Tasks', 'by-me'],
  ]);
});

test('super_admin can rename, reorder and hide modules', () => {
  expect(titles({ Users: { title: 'People' } })).toContain('People');
  expect(titles()).toContain('Clinics');
  expect(titles({ clinics: { hide_in_menu: true } })).not.toContain('Clinics');
  // Modules below a hidden module are hidden too.
  expect(titles({ clinic_management: { hide_in_menu: true } })).not.toContain('Rooms');
  const order = (changes?: Readonly<Record<string, object>>) =>
    titles(changes).filter((title) => title === 'Clinics' || title === 'Rooms');
  expect(order()).toEqual(['Clinics', 'Rooms']);
  expect(order({ 'clinic-rooms': { position: 1 } })).toEqual(['Rooms', 'Clinics']);
});

test('a module without its own screen opens its list from the register, and one without either is not offered', () => {
  const all = menuScreens(viewer(own()));
  const to = (name: string) => all.filter(({ module }) => module === name).map((screen) => screen.to);
  expect(to('clinic-rooms')).toEqual(['/dashboard/clinic-rooms/list']);
  expect(to('clinics')).toEqual(['/dashboard/clinics/list']);
  // A module that only groups others has no screen.
  expect(to('task_management')).toEqual([]);
  for (const { module, to: address } of all)
    if (module !== null && ownScreen(moduleOf(module)) === undefined)
      expect(resourceOfModule(moduleOf(module)), `${address} leads nowhere`).toBeDefined();
});

test('offers reports only if a dashboard is configured', () => {
  const all = viewer(own());
  const addresses = (reports_url: string | null) => menuScreens({ ...all, reports_url }).map(({ to }) => to);
  expect(addresses(null)).not.toContain('/dashboard/reports');
  expect(addresses('https://reports.example/d/1')).toContain('/dashboard/reports');
});
