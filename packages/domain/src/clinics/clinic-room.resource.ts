import { colour, nameText, oneOf, reference, text } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { standard } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

export const clinicRoom = resource('clinic_rooms', {
  module: 'clinic-rooms',
  title: 'name',
  singular: 'Room',
  plural: 'Rooms',
  fields: {
    clinic_id: reference('clinics', 'clinic', { required: true }),
    name: nameText(),
    internal_name: text({ label: 'Internal name', maxLength: 30 }),
    info: text({ maxLength: 200 }),
    color: colour({ label: 'Colour' }),
    status: oneOf(activeStatuses),
  },
  list: {
    columns: ['name', 'internal_name', 'clinic_id', 'color', 'status'],
    sort: 'name',
    search: ['name'],
  },
  form: [['clinic_id', 'status'], ['name', 'internal_name'], ['color'], ['info']],
  picker: { title: 'Rooms', please: 'Please Select Room', details: ['clinic_id'] },
  permissions: standard({
    module: 'clinic-rooms',
    scope: 'clinic',
    write: ['clinic_id', 'name', 'internal_name', 'info', 'color', 'status', 'position'],
    // The clinic's id is included, because pickers offer only the rooms of one clinic.
    reference: ['id', 'name', 'color', 'status', 'clinic_id'],
  }),
});
