import { colour, nameText, oneOf, reference, time } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { standard } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

export const clinicRosterShiftTiming = resource('clinic_roster_shift_timings', {
  module: 'clinic-roster-shift-timings',
  title: 'name',
  singular: 'Shift timing',
  plural: 'Shift timings',
  fields: {
    clinic_id: reference('clinics', 'clinic', { required: true }),
    name: nameText(),
    start_time: time({ required: true, label: 'Start' }),
    end_time: time({
      required: true,
      label: 'End',
      hint: 'If this is earlier than the start, the shift ends the next day',
    }),
    color: colour({ label: 'Colour' }),
    status: oneOf(activeStatuses),
  },
  list: {
    columns: ['name', 'clinic_id', 'start_time', 'end_time', 'color', 'status'],
    sort: 'name',
    search: ['name'],
  },
  form: [
    ['clinic_id', 'status'],
    ['name', 'color'],
    ['start_time', 'end_time'],
  ],
  picker: {
    title: 'Shift timings',
    please: 'Please Select Clinic roster shift timing',
    details: ['start_time', 'end_time', 'clinic_id'],
  },
  permissions: standard({
    module: 'clinic-roster-shift-timings',
    scope: 'clinic',
    write: ['clinic_id', 'name', 'start_time', 'end_time', 'color', 'status', 'position'],
    reference: ['id', 'name', 'start_time', 'end_time', 'color', 'status', 'clinic_id'],
  }),
});
