import {
  and,
  boolean,
  count,
  date,
  eq,
  files,
  longText,
  nameText,
  oneOf,
  reference,
  someOf,
  time,
} from '@operatory/resource';
import { activeStatuses, weekdayChoices } from '../choices.ts';
import { standard, userId } from '../permissions/scopes.ts';
import { ofItsClinic, orNobody, withRowCheck } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';
import { assigneeIsAssignable } from '../tasks/task-scopes.ts';
import { dutyFrequencies } from './duty-choices.ts';

export const duty = resource('duties', {
  module: 'duties',
  title: 'name',
  singular: 'Duty',
  plural: 'Duties',
  fields: {
    clinic_id: reference('clinics', 'clinic', { required: true, where: eq('status', 'ACTIVE') }),
    clinic_room_id: reference('clinic_rooms', 'clinic_room', {
      label: 'Room',
      where: eq('status', 'ACTIVE'),
    }),
    name: nameText(),
    description: longText({ maxLength: 2000 }),
    attachments: files('duties'),
    frequency: oneOf(dutyFrequencies, { required: true, label: 'How often' }),
    weekdays: someOf(weekdayChoices, { requiredWhen: eq('frequency', 'WEEKLY') }),
    day_of_month: count({
      label: 'Day of the month',
      min: 1,
      max: 31,
      hint: 'In shorter months, the duty is due on the last day',
      requiredWhen: eq('frequency', 'MONTHLY'),
    }),
    due_time: time({ label: 'Due by' }),
    start_date: date({ required: true, label: 'From' }),
    end_date: date({ label: 'Until' }),
    assigned_to_user_id: reference('users', 'assigned_to_user', {
      label: 'Assigned to',
      hint: 'Leave empty for anyone on duty',
    }),
    is_photo_required: boolean({ label: 'Needs a photo' }),
    is_note_required: boolean({ label: 'Needs a note' }),
    status: oneOf(activeStatuses),
  },
  list: {
    columns: ['name', 'frequency', 'weekdays', 'due_time', 'assigned_to_user_id', 'clinic_id', 'status'],
    sort: 'name',
    search: ['name'],
  },
  form: [
    ['name'],
    ['clinic_id', 'clinic_room_id'],
    ['frequency', 'due_time'],
    ['weekdays', 'day_of_month'],
    ['start_date', 'end_date'],
    ['assigned_to_user_id', 'status'],
    ['is_photo_required', 'is_note_required'],
    ['description'],
    ['attachments'],
  ],
  csv: {
    file: 'Duties.csv',
    columns: ['name', 'frequency', 'weekdays', 'day_of_month', 'due_time', 'clinic_id', 'status'],
  },
  permissions: withRowCheck(
    and(ofItsClinic('clinic_room'), orNobody('assigned_to_user_id', assigneeIsAssignable)),
    standard({
      module: 'duties',
      scope: 'clinic',
      write: [
        'clinic_id',
        'clinic_room_id',
        'name',
        'description',
        'attachments',
        'frequency',
        'weekdays',
        'day_of_month',
        'due_time',
        'start_date',
        'end_date',
        'assigned_to_user_id',
        'is_photo_required',
        'is_note_required',
        'status',
        'position',
      ],
      presets: { created_by_user_id: userId },
      softDelete: true,
    }),
  ),
});
