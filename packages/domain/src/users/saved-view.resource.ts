import {
  all,
  and,
  type BoolExp,
  boolean,
  eq,
  json,
  nameText,
  or,
  reference,
  type TablePermissions,
  text,
} from '@operatory/resource';
import { byRole, mine, ofMyClinics, ofMyClinicsOrAll, userId } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

const kept = ['name', 'view', 'is_shared', 'is_default', 'clinic_id'] as const;
/**
 * Users have their own views and see views shared with their clinics or with everybody. Only client_admins
 * share a view with everybody.
 */
const views = (shared: BoolExp): TablePermissions => {
  const check = and(mine(), or(eq('is_shared', false), shared));
  return {
    select: [
      {
        filter: or(mine(), and(eq('is_shared', true), ofMyClinicsOrAll())),
        columns: '*',
        aggregates: true,
      },
    ],
    insert: [{ check, columns: ['table_name', ...kept], presets: { user_id: userId } }],
    update: [{ filter: mine(), check, columns: kept }],
    delete: [{ filter: mine() }],
  };
};

export const savedView = resource('saved_views', {
  module: 'My Account',
  title: 'name',
  singular: 'View',
  plural: 'Views',
  fields: {
    name: nameText(),
    table_name: text({ required: true, label: 'List', maxLength: 63 }),
    view: json({ required: true }),
    is_shared: boolean({ label: 'Shared' }),
    is_default: boolean({ label: 'Opens by default' }),
    clinic_id: reference('clinics', 'clinic', { label: 'Clinic', hint: 'Leave empty for everyone' }),
    user_id: reference('users', 'user', { label: 'Created by', readOnly: true }),
  },
  list: {
    columns: ['name', 'table_name', 'user_id', 'is_shared', 'clinic_id'],
    sort: 'name',
    search: ['name'],
  },
  form: [['name'], ['is_default'], ['is_shared', 'clinic_id']],
  permissions: byRole({
    client_admin: views(all),
    clinic_admin: views(ofMyClinics()),
    client_employee: views(ofMyClinics()),
    client: views(ofMyClinics()),
  }),
});
