import { ipAddress, nameText, none, oneOf, reference } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { maskedUnless, standard } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

/**
 * IP addresses where PINs work, and where users with `ip_required` must be to sign in. The addresses are
 * hidden from employees and the account owner.
 */
export const ipSetting = resource('ip_settings', {
  module: 'IP Settings',
  title: 'name',
  singular: 'IP setting',
  plural: 'IP settings',
  fields: {
    name: nameText(),
    ip_address: ipAddress({
      required: true,
      label: 'Address',
      hint: 'One address, or a range such as 203.0.113.0/24',
    }),
    clinic_id: reference('clinics', 'clinic', { hint: 'Leave empty for the whole organisation' }),
    status: oneOf(activeStatuses),
  },
  list: { columns: ['name', 'ip_address', 'clinic_id', 'status'], sort: 'name', search: ['name'] },
  form: [
    ['name', 'status'],
    ['ip_address', 'clinic_id'],
  ],
  permissions: standard({
    module: 'IP Settings',
    scope: 'clinic',
    clinicOptional: true,
    write: ['name', 'ip_address', 'clinic_id', 'status'],
    masks: maskedUnless(['ip_address'], none),
    presets: { created_by_user_id: 'X-Hasura-User-Id' },
  }),
});
