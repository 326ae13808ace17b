import {
  boolean,
  colour,
  count,
  eq,
  nameText,
  number,
  oneOf,
  percent,
  reference,
  someOf,
  text,
} from '@operatory/resource';
import { activeStatuses, weekdayChoices } from '../choices.ts';
import { standard } from '../permissions/scopes.ts';
import { partOf } from '../permissions/table-rules.ts';
import { master, resource } from '../resource.ts';
import { leavePays } from './leave-choices.ts';

/** Everybody reads active leave types, because everybody may request leave. */
const permissions = standard({
  module: 'client-employee-leave-types',
  scope: 'client',
  own: eq('status', 'ACTIVE'),
  write: [
    'name',
    'short_info',
    'color',
    'leave_type',
    'no_of_years',
    'is_attachment_required',
    'status',
    'position',
  ],
  reference: ['id', 'name', 'color', 'status', 'position'],
});

export const clientEmployeeLeaveType = master('client_employee_leave_types', {
  module: 'client-employee-leave-types',
  title: 'name',
  singular: 'Leave type',
  plural: 'Leave types',
  fields: {
    name: nameText(),
    short_info: text({ label: 'Short description', maxLength: 200 }),
    color: colour({ label: 'Colour' }),
    leave_type: oneOf(leavePays, { required: true, label: 'Paid' }),
    no_of_years: count({
      label: 'Years of service',
      max: 50,
      hint: 'Years of service before it can be used',
    }),
    is_attachment_required: boolean({ label: 'Needs an attachment' }),
    status: oneOf(activeStatuses),
  },
  list: {
    columns: ['name', 'short_info', 'leave_type', 'no_of_years', 'color', 'status'],
    sort: 'name',
    search: ['name'],
  },
  form: [
    ['name', 'color'],
    ['leave_type', 'no_of_years'],
    ['short_info'],
    ['is_attachment_required', 'status'],
  ],
  picker: {
    title: 'Client employee leave types',
    please: 'Please Select Client employee leave type',
    details: ['leave_type'],
    adds: true,
  },
  permissions,
});

export const leaveTypeConfiguration = resource('client_employee_leave_type_configurations', {
  module: 'client-employee-leave-types',
  title: 'client_employee_leave_type_id',
  singular: 'Leave configuration',
  plural: 'Leave configurations',
  fields: {
    client_employee_leave_type_id: reference('client_employee_leave_types', 'client_employee_leave_type', {
      required: true,
      label: 'Leave type',
    }),
    client_employee_type_id: reference('client_employee_types', 'client_employee_type', {
      label: 'Employee type',
      hint: 'Leave empty for everyone else',
    }),
    number_of_leaves_in_days: number({ label: 'Days per year', min: 0, max: 366 }),
    hrs_per_day: number({ label: 'Hours per day', min: 0.01, max: 24 }),
    applicable_on: someOf(weekdayChoices, { required: true, label: 'Applicable days' }),
    leave_loading: percent({ label: 'Leave loading' }),
    accrual_rate: number({
      label: 'Accrual rate',
      min: 0,
      max: 1,
      decimals: 10,
      hint: 'Hours accrued per ordinary hour worked. 4 weeks a year is 0.0769230769.',
    }),
  },
  list: {
    columns: [
      'client_employee_leave_type_id',
      'client_employee_type_id',
      'number_of_leaves_in_days',
      'hrs_per_day',
      'applicable_on',
      'leave_loading',
      'accrual_rate',
    ],
    sort: 'created_at',
  },
  form: [
    ['client_employee_leave_type_id', 'client_employee_type_id'],
    ['number_of_leaves_in_days', 'hrs_per_day'],
    ['applicable_on'],
    ['leave_loading', 'accrual_rate'],
  ],
  part: 'client_employee_leave_type_id',
  permissions: partOf({
    parent: 'client_employee_leave_type',
    of: permissions,
    write: [
      'client_employee_leave_type_id',
      'client_employee_type_id',
      'number_of_leaves_in_days',
      'hrs_per_day',
      'applicable_on',
      'leave_loading',
      'accrual_rate',
    ],
  }),
});
