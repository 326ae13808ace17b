import {
  all,
  boolean,
  date,
  dateTime,
  eq,
  files,
  json,
  longText,
  number,
  oneOf,
  or,
  reference,
  text,
  time,
} from '@operatory/resource';
import { approvalStatuses } from '../choices.ts';
import { mine, ofMyClinics, standardRows } from '../permissions/scopes.ts';
import { ofMyTeam, personal } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';

export const employeeLeave = resource('employee_leaves', {
  module: 'leaves',
  title: 'leave_start_date',
  singular: 'Leave',
  plural: 'Leaves',
  fields: {
    clinic_id: reference('clinics', 'clinic', { required: true, where: eq('status', 'ACTIVE') }),
    user_id: reference('users', 'user'),
    client_employee_leave_type_id: reference('client_employee_leave_types', 'client_employee_leave_type', {
      label: 'Leave type',
      where: eq('status', 'ACTIVE'),
      requiredWhen: { is_time_in_lieu: { _neq: true } },
    }),
    is_time_in_lieu: boolean({ label: 'Time in lieu' }),
    leave_start_date: date({ required: true, label: 'From' }),
    leave_end_date: date({ required: true, label: 'Until' }),
    leave_date: date({ label: 'Leave date' }),
    reason: longText({ maxLength: 1000 }),
    attachments: files('employee_leaves'),
    status: oneOf(approvalStatuses, { readOnly: true }),
    total_paid_hrs: number({ label: 'Paid hours', readOnly: true }),
    total_unpaid_hrs: number({ label: 'Total unpaid hours', readOnly: true }),
    no_of_leaves_accrued: number({ label: 'Hours accrued', readOnly: true }),
    action_workspace_user_id: reference('users', 'action_workspace_user', { label: 'Action user' }),
    action_at: dateTime({ label: 'Decided' }),
    action_message: longText({
      label: 'Message',
      requiredWhen: eq('status', 'REJECTED'),
      requiredMessage: 'Message Is Required',
    }),
    created_by_user_id: reference('users', 'created_by_user', { label: 'Created by' }),
    created_at: dateTime({ label: 'Requested' }),
  },
  list: {
    columns: [
      'user_id',
      'created_by_user_id',
      'client_employee_leave_type_id',
      'leave_start_date',
      'leave_end_date',
      'total_unpaid_hrs',
      'action_workspace_user_id',
      'reason',
      'attachments',
      'status',
    ],
    sort: '-leave_start_date',
    search: ['reason'],
  },
  form: [
    ['clinic_id', 'user_id'],
    ['client_employee_leave_type_id', 'is_time_in_lieu'],
    ['leave_start_date', 'leave_end_date'],
    ['reason'],
    ['attachments'],
  ],
  csv: {
    file: 'Leaves.csv',
    columns: [
      'user_id',
      'client_employee_leave_type_id',
      'leave_start_date',
      'leave_end_date',
      'total_paid_hrs',
      'total_unpaid_hrs',
      'status',
      'action_workspace_user_id',
      'action_at',
      'reason',
      'clinic_id',
    ],
  },
  permissions: personal({ module: 'leaves', team: true }),
});

export const employeeLeaveDay = resource('employee_leave_days', {
  module: 'leaves',
  title: 'date',
  singular: 'Leave day',
  plural: 'Leave days',
  fields: {
    employee_leave_id: reference('employee_leaves', 'employee_leave', { label: 'Leave' }),
    user_id: reference('users', 'user'),
    clinic_id: reference('clinics', 'clinic'),
    client_employee_leave_type_id: reference('client_employee_leave_types', 'client_employee_leave_type', {
      label: 'Leave type',
    }),
    status: oneOf(approvalStatuses),
    date: date(),
    is_all_day: boolean({ label: 'All day' }),
    start_time: time({ label: 'From' }),
    end_time: time({ label: 'Until' }),
    paid_hrs: number({ label: 'Paid hours' }),
    unpaid_hrs: number({ label: 'Unpaid hours' }),
  },
  list: {
    columns: ['date', 'user_id', 'is_all_day', 'start_time', 'end_time', 'paid_hrs', 'unpaid_hrs', 'status'],
    sort: 'date',
  },
  form: [],
  part: 'employee_leave_id',
  permissions: personal({ module: 'leaves', team: true }),
});

const ofLeave = (near = all) => ({ employee_leave: or(mine(), ofMyTeam(), near) });

export const employeeLeaveHistory = resource('employee_leave_history', {
  module: 'leaves',
  title: 'action',
  singular: 'Leave change',
  plural: 'Leave history',
  fields: {
    action: text(),
    employee_leave_id: reference('employee_leaves', 'employee_leave', { label: 'Leave' }),
    user_id: reference('users', 'user'),
    from_value: json({ label: 'Before' }),
    to_value: json({ label: 'After' }),
    note: longText(),
    created_at: dateTime(),
  },
  list: {
    columns: ['action', 'user_id', 'from_value', 'to_value', 'note', 'created_at'],
    sort: '-created_at',
  },
  form: [],
  part: 'employee_leave_id',
  permissions: standardRows(
    {
      read: {
        client_admin: all,
        clinic_admin: ofLeave(ofMyClinics()),
        client_employee: ofLeave(ofMyClinics()),
      },
    },
    { module: 'leaves', own: { employee_leave: or(mine(), ofMyTeam()) } },
  ),
});
