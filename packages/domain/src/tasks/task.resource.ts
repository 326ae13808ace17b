import {
  and,
  type BoolExp,
  date,
  dateTime,
  eq,
  files,
  type InsertRule,
  longText,
  oneOf,
  reference,
  text,
} from '@operatory/resource';
import { adding, byRole, ofMyClinics, userId } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { archivedOptions, priorities, taskStatuses, taskTypes } from './task-choices.ts';
import { assigneeIsAssignable, placesAreActive, taskRules } from './task-scopes.ts';

/** Columns that are set when a task is created. Afterwards only commands write tasks. */
const given = [
  'name',
  'type',
  'priority',
  'start_date',
  'deadline_date',
  'client_task_level_id',
  'clinic_id',
  'clinic_room_id',
  'assigned_to_user_id',
  'more_info',
  'attachments',
] as const;
/** Clients whose package lacks labs cannot set a lab. */
const add = (clinics: BoolExp): InsertRule[] => {
  const rule = adding('tasks', and(clinics, assigneeIsAssignable, placesAreActive), given, {
    assigned_by_user_id: userId,
  });
  return [{ ...rule, needs: ['tasks:ADD', 'package:labs'], columns: [...given, 'lab_id'] }, rule];
};

export const task = resource('tasks', {
  module: 'tasks',
  title: 'name',
  fields: {
    name: text({ required: true, maxLength: 200 }),
    type: oneOf(taskTypes, { required: true }),
    status: oneOf(taskStatuses, { readOnly: true }),
    priority: oneOf(priorities, { required: true }),
    start_date: date({ required: true, label: 'Start date' }),
    deadline_date: date({ required: true, label: 'Deadline' }),
    client_task_level_id: reference('client_task_levels', 'client_task_level', {
      label: 'Level',
      where: eq('status', 'ACTIVE'),
    }),
    clinic_id: reference('clinics', 'clinic', { required: true, where: eq('status', 'ACTIVE') }),
    clinic_room_id: reference('clinic_rooms', 'clinic_room', {
      label: 'Room',
      where: eq('status', 'ACTIVE'),
    }),
    lab_id: reference('labs', 'lab', { where: eq('status', 'ACTIVE') }),
    assigned_to_user_id: reference('users', 'assigned_to_user', { required: true, label: 'Assigned to' }),
    assigned_by_user_id: reference('users', 'assigned_by_user', { label: 'Assigned by', readOnly: true }),
    task_status: oneOf(archivedOptions, { label: 'Archived', readOnly: true }),
    more_info: longText({ label: 'Description', maxLength: 5000 }),
    attachments: files('tasks'),
    created_at: dateTime({ label: 'Created' }),
    finished_at: dateTime({ label: 'Finished' }),
  },
  list: {
    columns: [
      'name',
      'status',
      'priority',
      'deadline_date',
      'assigned_to_user_id',
      'assigned_by_user_id',
      'client_task_level_id',
      'clinic_id',
      'created_at',
    ],
    sort: 'deadline_date',
    search: ['name'],
  },
  form: [
    ['name'],
    ['type', 'priority'],
    ['start_date', 'deadline_date'],
    ['clinic_id', 'clinic_room_id'],
    ['assigned_to_user_id', 'client_task_level_id'],
    ['lab_id'],
    ['more_info'],
    ['attachments'],
  ],
  picker: {
    title: 'Select Task',
    please: 'Please Select Task',
    details: ['deadline_date', 'status', 'assigned_to_user_id', 'clinic_id'],
  },
  csv: {
    file: 'Task.csv',
    columns: [
      'name',
      'type',
      'status',
      'priority',
      'start_date',
      'deadline_date',
      'clinic_id',
      'assigned_by_user_id',
      'assigned_to_user_id',
      'task_status',
      'finished_at',
      'created_at',
      'more_info',
    ],
  },
  permissions: byRole({
    client_admin: { select: taskRules('client_admin'), insert: add({}) },
    clinic_admin: { select: taskRules('clinic_admin'), insert: add(ofMyClinics()) },
    client_employee: { select: taskRules('client_employee'), insert: add(ofMyClinics()) },
  }),
});
