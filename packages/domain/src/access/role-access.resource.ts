import {
  all,
  and,
  type BoolExp,
  dateTime,
  eq,
  image,
  isNull,
  longText,
  nameText,
  or,
  reference,
  type TablePermissions,
} from '@operatory/resource';
import { roleOf } from '../permissions/roles.ts';
import {
  adding,
  byRole,
  deleting,
  editing,
  mine,
  ofMyClinics,
  ofMyClinicsOrAll,
  referenceTo,
  sharesMyClinic,
  viewing,
} from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

const heldByMe: BoolExp = { j_users_user_roles: mine() };
const module = 'role_management';
const names = referenceTo(module, ['id', 'name']);
const customColumns = ['name', 'description', 'attachment', 'clinic_id'] as const;

/**
 * A client_admin manages the client's custom roles, a clinic_admin those of their clinics. The server sets
 * version and base.
 */
const customRoles = (read: BoolExp, change: BoolExp, base: number): TablePermissions => ({
  select: [viewing(module, read), names],
  insert: [adding(module, change, customColumns, { base_user_role_id: base })],
  update: [editing(module, change, customColumns)],
  delete: [deleting(module, change)],
});

export const customRole = resource('user_custom_roles', {
  module,
  title: 'name',
  singular: 'Custom role',
  plural: 'Custom roles',
  fields: {
    name: nameText(),
    description: longText({ maxLength: 500 }),
    clinic_id: reference('clinics', 'clinic'),
    attachment: image('user_custom_roles'),
    base_user_role_id: reference('user_roles', 'base_user_role', { label: 'Base role', readOnly: true }),
    created_at: dateTime(),
  },
  list: {
    columns: ['name', 'clinic_id', 'base_user_role_id', 'description', 'created_at'],
    sort: 'name',
    search: ['name'],
  },
  form: [['name', 'clinic_id'], ['description'], ['attachment']],
  permissions: byRole({
    super_admin: customRoles(all, all, roleOf('super_admin_employee').id),
    client_admin: customRoles(all, all, roleOf('client_employee').id),
    clinic_admin: customRoles(ofMyClinicsOrAll(), ofMyClinics(), roleOf('client_employee').id),
    client_employee: { select: [viewing(module, heldByMe), names] },
    client: { select: [names] },
  }),
});

const ofOwnRole: BoolExp = or(
  and(isNull('user_custom_role_id'), { user_role: eq('name', 'X-Hasura-Role') }),
  { user_custom_role: heldByMe },
);
export const roleAccess = resource('module_default_user_roles', {
  module,
  title: 'module_id',
  singular: 'Role access',
  plural: 'Role access',
  fields: {
    module_id: reference('modules', 'module'),
    user_role_id: reference('user_roles', 'user_role', { label: 'Role' }),
    user_custom_role_id: reference('user_custom_roles', 'user_custom_role', { label: 'Custom role' }),
  },
  list: {
    columns: ['module_id', 'user_role_id', 'user_custom_role_id', 'default_actions', 'saved_data_actions'],
    sort: 'module_id',
  },
  form: [],
  permissions: byRole({
    client_admin: { select: [viewing(module, all)] },
    clinic_admin: { select: [viewing(module, ofMyClinicsOrAll())] },
    client_employee: { select: [viewing(module, ofOwnRole)] },
  }),
});

export const userAccess = resource('user_modules_access', {
  module,
  title: 'module_id',
  singular: 'User access',
  plural: 'User access',
  fields: { module_id: reference('modules', 'module'), user_id: reference('users', 'user') },
  list: {
    columns: ['user_id', 'module_id', 'default_actions', 'default_disabled_actions'],
    sort: 'module_id',
  },
  form: [],
  permissions: byRole({
    client_admin: { select: [viewing(module, all)] },
    clinic_admin: { select: [viewing(module, or(mine(), { user: sharesMyClinic }))] },
    client_employee: { select: [viewing(module, mine())] },
  }),
});
