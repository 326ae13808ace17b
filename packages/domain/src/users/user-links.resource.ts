import { all, type BoolExp, dateTime, eq, oneOf, or, reference, type SelectRule } from '@operatory/resource';
import {
  byRole,
  mine,
  ofMyClinics,
  type RolePermissions,
  sharesMyClinic,
  viewing,
} from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

export const blockedStatuses = [
  { value: 'UN_BLOCKED', label: 'Active', colour: 'green' },
  { value: 'BLOCKED', label: 'Blocked', colour: 'red' },
] as const;

/** The links of users are readable like the users. Only commands write them. */
const asUsers = (near: BoolExp): RolePermissions => {
  const own: SelectRule = { filter: mine(), columns: '*', aggregates: true };
  const nearby = { select: [viewing('Users', or(mine(), near)), own] };
  const everybody = { select: [viewing('Users', all), own] };
  return byRole({
    client_admin: everybody,
    clinic_admin: nearby,
    client_employee: nearby,
    client: everybody,
  });
};

export const userRoleLink = resource('j_users_user_roles', {
  module: 'Users',
  title: 'user_id',
  singular: 'User role',
  plural: 'User roles',
  fields: {
    user_id: reference('users', 'user'),
    user_role_id: reference('user_roles', 'user_role', { label: 'Role' }),
    user_custom_role_id: reference('user_custom_roles', 'user_custom_role', { label: 'Custom role' }),
    clinic_id: reference('clinics', 'clinic'),
    blocked_status: oneOf(blockedStatuses, { label: 'Blocked' }),
    created_at: dateTime(),
  },
  list: {
    columns: ['user_id', 'user_role_id', 'user_custom_role_id', 'clinic_id', 'blocked_status'],
    sort: 'created_at',
  },
  form: [],
  permissions: asUsers({ user: sharesMyClinic }),
});

export const userClinicLink = resource('j_users_clinics', {
  module: 'Users',
  title: 'user_id',
  singular: 'User clinic',
  plural: 'User clinics',
  fields: { user_id: reference('users', 'user'), clinic_id: reference('clinics', 'clinic') },
  list: { columns: ['user_id', 'clinic_id'], sort: 'created_at' },
  form: [],
  permissions: asUsers(ofMyClinics()),
});

export const reportingLine = resource('users_reported_to_users', {
  module: 'Users',
  title: 'user_id',
  singular: 'Reporting line',
  plural: 'Reporting lines',
  fields: {
    user_id: reference('users', 'user'),
    reported_to_user_id: reference('users', 'reported_to_user', { label: 'Reports to' }),
  },
  list: { columns: ['user_id', 'reported_to_user_id'], sort: 'created_at' },
  form: [],
  permissions: asUsers(or(eq('reported_to_user_id', 'X-Hasura-User-Id'), { user: sharesMyClinic })),
});
