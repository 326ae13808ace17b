import { dateTime, nameText, oneOf, reference } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { messages } from '../messages.ts';
import { standard, userId } from '../permissions/scopes.ts';
import { master } from '../resource.ts';

export const clinicContactType = master('clinic_contact_types', {
  module: 'clinic-contact-types',
  title: 'name',
  singular: 'Contact type',
  plural: 'Contact types',
  fields: {
    clinic_id: reference('clinics', 'clinic', { required: true }),
    name: nameText(),
    status: oneOf(activeStatuses),
    created_by_user_id: reference('users', 'created_by_user', { label: 'Created by', readOnly: true }),
    created_at: dateTime({ label: 'Created' }),
  },
  list: {
    columns: ['name', 'clinic_id', 'status', 'created_by_user_id', 'created_at'],
    sort: 'name',
    search: ['name'],
  },
  form: [['clinic_id', 'status'], ['name']],
  picker: {
    title: 'Select Clinic contact type',
    please: 'Please Select Clinic contact type',
    details: ['clinic_id'],
  },
  duplicate: messages.contact_type_exists,
  permissions: standard({
    module: 'clinic-contact-types',
    scope: 'clinic',
    write: ['clinic_id', 'name', 'position', 'status'],
    reference: ['id', 'name', 'status', 'position', 'clinic_id'],
    presets: { created_by_user_id: userId },
  }),
});
