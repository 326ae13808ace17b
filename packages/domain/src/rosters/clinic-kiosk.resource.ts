import { all, type BoolExp, dateTime, nameText, reference, type TablePermissions } from '@operatory/resource';
import { byRole, ofMyClinics, viewing } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

const permissions = (near: BoolExp): TablePermissions => ({
  select: [{ ...viewing('clinic-rosters', near), needs: 'clinic-rosters:EDIT' }],
});

/** Shared devices on which people clock in by PIN. */
export const clinicKiosk = resource('clinic_kiosks', {
  module: 'clinic-rosters',
  title: 'name',
  singular: 'Kiosk',
  plural: 'Kiosks',
  fields: {
    clinic_id: reference('clinics', 'clinic'),
    name: nameText(),
    opened_by_user_id: reference('users', 'opened_by_user', { label: 'Opened by' }),
    created_at: dateTime({ label: 'Opened' }),
    last_used_at: dateTime({ label: 'Last used' }),
    closed_at: dateTime({ label: 'Closed' }),
  },
  list: {
    columns: ['name', 'clinic_id', 'opened_by_user_id', 'created_at', 'last_used_at', 'closed_at'],
    sort: 'name',
    search: ['name'],
  },
  form: [['name']],
  permissions: byRole({
    client_admin: permissions(all),
    clinic_admin: permissions(ofMyClinics()),
    client_employee: permissions(ofMyClinics()),
  }),
});
