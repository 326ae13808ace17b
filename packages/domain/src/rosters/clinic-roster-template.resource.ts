import { and, count, eq, longText, nameText, oneOf, reference, text, time } from '@operatory/resource';
import { activeStatuses, weekdayChoices } from '../choices.ts';
import { standard, userId } from '../permissions/scopes.ts';
import { orNobody, partOf, withRowCheck } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';
import { rosterShiftTypes } from './roster-choices.ts';

const permissions = standard({
  module: 'clinic-rosters',
  scope: 'clinic',
  write: ['clinic_id', 'name', 'short_info', 'status'],
  presets: { created_by_user_id: userId },
});

export const clinicRosterTemplate = resource('clinic_roster_templates', {
  module: 'clinic-rosters',
  title: 'name',
  singular: 'Roster template',
  plural: 'Roster templates',
  fields: {
    clinic_id: reference('clinics', 'clinic', { required: true, where: eq('status', 'ACTIVE') }),
    name: nameText(),
    short_info: text({ label: 'Short description', maxLength: 200 }),
    status: oneOf(activeStatuses),
  },
  list: { columns: ['name', 'clinic_id', 'short_info', 'status'], sort: 'name', search: ['name'] },
  form: [['clinic_id', 'status'], ['name'], ['short_info']],
  picker: {
    title: 'Select Roster template',
    please: 'Please Select Roster template',
    details: ['clinic_id'],
  },
  permissions,
});

/** What a template's line refers to must belong to the template's clinic, or be empty. */
const ofTemplatesClinic = (relationship: string) =>
  orNobody(`${relationship}_id`, {
    [relationship]: {
      clinic: { clinic_roster_templates: { id: { _ceq: ['$', 'clinic_roster_template_id'] } } },
    },
  });

export const clinicRosterTemplateLine = resource('clinic_roster_template_lines', {
  module: 'clinic-rosters',
  title: 'weekday',
  singular: 'Template shift',
  plural: 'Template shifts',
  fields: {
    clinic_roster_template_id: reference('clinic_roster_templates', 'clinic_roster_template', {
      required: true,
      label: 'Template',
    }),
    weekday: oneOf(weekdayChoices, { required: true }),
    start_time: time({ required: true, label: 'Start' }),
    end_time: time({ required: true, label: 'End' }),
    user_id: reference('users', 'user', { label: 'Employee', hint: 'Leave empty for an open shift' }),
    user_whom_id: reference('users', 'user_whom', { label: 'Works with' }),
    clinic_room_id: reference('clinic_rooms', 'clinic_room', {
      label: 'Room',
      where: eq('status', 'ACTIVE'),
    }),
    clinic_roster_shift_timing_id: reference('clinic_roster_shift_timings', 'clinic_roster_shift_timing', {
      label: 'Shift timing',
      where: eq('status', 'ACTIVE'),
    }),
    roster_shift_type: oneOf(rosterShiftTypes, { label: 'Type' }),
    meal_break_duration: count({ label: 'Meal break (minutes)', min: 1, max: 240 }),
    meal_break_start_time: time({ label: 'Meal break from' }),
    rest_break_duration: count({ label: 'Rest break (minutes)', min: 1, max: 240 }),
    rest_break_start_time: time({ label: 'Rest break from' }),
    message: longText({ maxLength: 500 }),
  },
  list: {
    columns: ['weekday', 'start_time', 'end_time', 'user_id', 'clinic_room_id', 'clinic_roster_template_id'],
    sort: 'position',
  },
  form: [
    ['clinic_roster_template_id', 'weekday'],
    ['clinic_roster_shift_timing_id', 'roster_shift_type'],
    ['start_time', 'end_time'],
    ['user_id', 'user_whom_id'],
    ['clinic_room_id'],
    ['meal_break_duration', 'meal_break_start_time'],
    ['rest_break_duration', 'rest_break_start_time'],
    ['message'],
  ],
  part: 'clinic_roster_template_id',
  permissions: withRowCheck(
    and(ofTemplatesClinic('clinic_room'), ofTemplatesClinic('clinic_roster_shift_timing')),
    partOf({
      parent: 'clinic_roster_template',
      of: permissions,
      write: [
        'clinic_roster_template_id',
        'weekday',
        'start_time',
        'end_time',
        'user_id',
        'user_whom_id',
        'clinic_room_id',
        'clinic_roster_shift_timing_id',
        'roster_shift_type',
        'meal_break_duration',
        'meal_break_start_time',
        'rest_break_duration',
        'rest_break_start_time',
        'message',
        'position',
      ],
    }),
  ),
});
