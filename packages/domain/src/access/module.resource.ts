import { all, type BoolExp, boolean, nameText, number, text } from '@operatory/resource';
import { roles } from '../permissions/roles.ts';
import { editing, everyRole, type RolePermissions } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

const offeredTo = (role: string): BoolExp => ({ access: { _contains: [role] } });
/**
 * super_admin reads all modules, every other role those offered to it. Only super_admin may edit titles,
 * texts, the order and what the menu hides; code defines everything else.
 */
const permissions: RolePermissions = Object.fromEntries(
  roles.map((role) => [
    role.name,
    {
      select: [
        {
          filter: role.name === 'super_admin' ? all : offeredTo(role.name),
          columns: '*' as const,
          aggregates: true,
        },
      ],
      ...(role.name === 'super_admin'
        ? { update: [editing('modules', all, ['title', 'info', 'position', 'hide_in_menu'])] }
        : {}),
    },
  ]),
);

export const moduleResource = resource('modules', {
  module: 'modules',
  title: 'title',
  singular: 'Module',
  plural: 'Modules',
  fields: {
    title: nameText(),
    name: text({ label: 'Internal name', readOnly: true }),
    master_name: text({ label: 'Parent module', readOnly: true }),
    info: text({ maxLength: 500 }),
    position: number({ decimals: 0 }),
    hide_in_menu: boolean({ label: 'Hidden in menu' }),
  },
  list: {
    columns: ['position', 'title', 'name', 'master_name', 'hide_in_menu'],
    sort: 'position',
    search: ['title', 'name'],
  },
  form: [['title', 'position'], ['info'], ['hide_in_menu']],
  permissions,
});

export const userRole = resource('user_roles', {
  module: 'role_management',
  title: 'title',
  singular: 'Role',
  plural: 'Roles',
  list: { columns: ['id', 'title', 'name'], sort: 'id' },
  form: [],
  permissions: everyRole({ select: [{ filter: all, columns: '*', aggregates: true }] }),
});
