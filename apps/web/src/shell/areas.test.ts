import { effectiveGrants, modules, readableTables, roleDefaults, roles } from '@operatory/domain';
import { expect, test } from 'vitest';
import { areas, areasFor, menuPositionOf, settingsAddress } from './areas.ts';
import { menuScreens, screens, type Viewer } from './screens.ts';

/** A user with all rights that a built-in role can have, and with these changes to modules. */
function viewer(role: (typeof roles)[number], changes: Readonly<Record<string, object>> = {}): Viewer {
  const access = roleDefaults(role.name).map(({ module }) => ({
    module: module.name,
    default_actions: module.available_actions,
    saved_data_actions: module.available_actions,
  }));
  const grants = [
    ...effectiveGrants({
      role: role.name,
      roleAccess: access,
      packageId: role.scope === 'platform' ? null : 3,
    }),
  ];
  return {
    role: role.name,
    grants,
    modules: modules.map((module) => ({
      ...module,
      actions: module.available_actions.filter((action) => grants.includes(`${module.name}:${action}`)),
      ...changes[module.name],
    })),
    readable_tables: readableTables(role.name, (grant) => grants.includes(grant)),
    reports_url: 'https://reports.example/d/1',
  } as unknown as Viewer;
}
const roleNamed = (name: string) => roles.find((role) => role.name === name) as (typeof roles)[number];
const admin = roleNamed('client_admin');

test.each(roles)(
  'the menu of $name, with all possible rights, has at most 22 areas and each screen in one',
  (role) => {
    const me = viewer(role);
    const menu = areasFor(me);
    expect(menu.length).toBeLessThanOrEqual(22);
    const reached = menu.flatMap(({ tabs }) =>
      tabs.flatMap(({ screens }) => screens.map(({ name }) => name)),
    );
    const offered = menuScreens(me).filter(({ hidden }) => !hidden);
    expect(reached.toSorted()).toEqual(offered.map(({ name }) => name).toSorted());
  },
);

test('every name in an area is a screen or a module, and occurs once', () => {
  const known = new Set([...modules.map(({ name }) => name), ...screens.flatMap(({ name }) => name ?? [])]);
  const named = areas.flatMap(({ tabs }) =>
    tabs.flatMap((tab) => (typeof tab === 'string' ? [tab] : tab.screens)),
  );
  for (const name of named) expect(known).toContain(name);
  expect(new Set(named).size).toBe(named.length);
});

test('a super_admin sees areas of the platform instead of those of clinics', () => {
  const titles = areasFor(viewer(roleNamed('super_admin'))).map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([
      'Clients',
      'Plans',
      'Leads',
      'Website',
      'Broadcasts',
      'Masters',
      'Help',
      'Settings',
    ]),
  );
  for (const title of ['Inventory', 'Tasks', 'Training', 'Lab']) expect(titles).not.toContain(title);
  expect(areasFor(viewer(admin)).map(({ title }) => title)).not.toContain('Clients');
});

test('an area has its screens as ordered tabs, and masters and lists without an area are in Settings', () => {
  const menu = areasFor(viewer(admin));
  const tabs = (title: string) => menu.find((area) => area.title === title)?.tabs.map((tab) => tab.title);
  expect(tabs('Documents')).toEqual(['Documents', 'Files']);
  expect(tabs('Inventory')).toEqual([
    'Products',
    'Orders',
    'Reorder list',
    'Chats with suppliers',
    'Stocktakes',
    'Suppliers',
    'Product Lots',
    'Product Usages',
    'Setup',
  ]);
  expect(tabs('Settings')).toEqual(expect.arrayContaining(['Organisation', 'Access', 'Lists']));
  const settings = menu.find(({ to }) => to === settingsAddress);
  const data = settings?.tabs.filter((tab) => tab.data).flatMap(({ screens }) => screens);
  expect(data).toEqual([]);
  expect(tabs('Chats')).toEqual(['Chats', 'Groups']);
});

test('the platform’s owner can rename, move and hide areas and tabs', () => {
  const menu = (changes: Readonly<Record<string, object>>) => areasFor(viewer(admin, changes));
  expect(menu({ Users: { title: 'People' } }).map(({ title }) => title)).toContain('People');
  expect(menu({ contacts: { hide_in_menu: true } }).map(({ title }) => title)).not.toContain('Contacts');
  const inventory = (changes: Readonly<Record<string, object>>) =>
    menu(changes)
      .find(({ name }) => name === 'inventory_management')
      ?.tabs.map(({ title }) => title);
  expect(inventory({ 'clinic-im-products': { position: 5000 } })?.at(-1)).toBe('Products');
  const clinic = (changes: Readonly<Record<string, object>>) =>
    menu(changes)
      .filter(({ group }) => group === 'Clinic')
      .map(({ title }) => title);
  expect(clinic({ task_management: { position: 9000 } }).at(-1)).toBe('Tasks');
});

test('finds the current position: the tab whose search fits, the area of a record, the page of Settings', () => {
  const menu = areasFor(viewer(admin));
  const at = (path: string, search = {}) => {
    const here = menuPositionOf(menu, path, search);
    return [here?.area.title, here?.tab?.title, here?.screen?.title];
  };
  expect(at('/dashboard/tasks/list', { who: 'mine' })).toEqual(['Tasks', 'My tasks', 'My tasks']);
  expect(at('/dashboard/tasks/view/1/myTask')).toEqual(['Tasks', undefined, undefined]);
  expect(at('/dashboard/clinic-im-products/view/1')).toEqual(['Inventory', 'Products', 'Products']);
  expect(at('/dashboard/clinic-im-brands/list')).toEqual(['Inventory', 'Setup', 'Brands']);
  expect(at('/dashboard/clinics/list')).toEqual(['Settings', 'Organisation', 'Clinics']);
  expect(at(settingsAddress)).toEqual(['Settings', undefined, undefined]);
  expect(at('/dashboard/nowhere')).toEqual([undefined, undefined, undefined]);
});
