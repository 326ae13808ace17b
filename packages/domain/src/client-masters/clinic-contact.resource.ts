import {
  dateTime,
  email,
  eq,
  link,
  longText,
  nameText,
  oneOf,
  phone,
  reference,
  text,
} from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { standard, userId } from '../permissions/scopes.ts';
import { ofItsClinic, withRowCheck } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';

export const clinicContact = resource('clinic_contacts', {
  module: 'contacts',
  title: 'name',
  singular: 'Contact',
  plural: 'Contacts',
  fields: {
    clinic_id: reference('clinics', 'clinic', { required: true }),
    clinic_contact_type_id: reference('clinic_contact_types', 'clinic_contact_type', {
      label: 'Contact Type',
      where: eq('status', 'ACTIVE'),
    }),
    name: nameText(),
    phone: phone(),
    email: email(),
    company_name: text({ label: 'Company Name', maxLength: 60 }),
    account_number: text({ label: 'Account Number', maxLength: 30 }),
    website_link: link({ label: 'Website' }),
    notes: longText({ maxLength: 1000 }),
    status: oneOf(activeStatuses),
    created_by_user_id: reference('users', 'created_by_user', { label: 'Created by', readOnly: true }),
    created_at: dateTime({ label: 'Created' }),
  },
  list: {
    columns: ['name', 'clinic_contact_type_id', 'company_name', 'phone', 'email', 'clinic_id', 'status'],
    sort: 'name',
    search: ['name', 'company_name', 'phone', 'email'],
  },
  form: [
    ['clinic_id', 'clinic_contact_type_id'],
    ['name', 'company_name'],
    ['phone', 'email'],
    ['account_number', 'website_link'],
    ['notes'],
    ['status'],
  ],
  chips: 'clinic_contact_type_id',
  csv: {
    file: 'Contacts.csv',
    columns: [
      'name',
      'phone',
      'email',
      'company_name',
      'account_number',
      'clinic_contact_type_id',
      'notes',
      'status',
    ],
  },
  permissions: withRowCheck(
    ofItsClinic('clinic_contact_type'),
    standard({
      module: 'contacts',
      scope: 'clinic',
      write: [
        'clinic_id',
        'clinic_contact_type_id',
        'name',
        'phone',
        'email',
        'company_name',
        'account_number',
        'website_link',
        'notes',
        'status',
        'position',
      ],
      presets: { created_by_user_id: userId },
      softDelete: true,
    }),
  ),
});
