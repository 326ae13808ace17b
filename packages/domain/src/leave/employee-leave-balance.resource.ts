import { date, dateTime, longText, number, oneOf, reference } from '@operatory/resource';
import { sharesMyClinic } from '../permissions/scopes.ts';
import { personal } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';
import { leaveLedgerKinds } from './leave-choices.ts';

const permissions = personal({ module: 'leaves', team: true, viewed: { user: sharesMyClinic } });
const common = {
  user_id: reference('users', 'user'),
  client_employee_leave_type_id: reference('client_employee_leave_types', 'client_employee_leave_type', {
    label: 'Leave type',
    hint: 'Leave empty for time in lieu',
  }),
} as const;

export const employeeLeaveBalance = resource('employee_leave_balances', {
  module: 'leaves',
  title: 'client_employee_leave_type_id',
  singular: 'Leave balance',
  plural: 'Leave balances',
  fields: {
    ...common,
    accrued_hrs: number({ label: 'Accrued (hours)' }),
    adjusted_hrs: number({ label: 'Adjusted (hours)' }),
    taken_hrs: number({ label: 'Taken (hours)' }),
    reserved_hrs: number({ label: 'Pending (hours)' }),
    remaining_hrs: number({ label: 'Remaining (hours)' }),
  },
  list: {
    columns: [
      'user_id',
      'client_employee_leave_type_id',
      'accrued_hrs',
      'adjusted_hrs',
      'taken_hrs',
      'reserved_hrs',
      'remaining_hrs',
    ],
    sort: 'created_at',
  },
  form: [],
  csv: {
    file: 'LeaveBalances.csv',
    columns: [
      'user_id',
      'client_employee_leave_type_id',
      'accrued_hrs',
      'adjusted_hrs',
      'taken_hrs',
      'reserved_hrs',
      'remaining_hrs',
    ],
  },
  permissions,
});

export const employeeLeaveLedger = resource('employee_leave_ledger', {
  module: 'leaves',
  title: 'kind',
  singular: 'Leave ledger entry',
  plural: 'Leave ledger',
  fields: {
    ...common,
    kind: oneOf(leaveLedgerKinds, { label: 'Type' }),
    hrs: number({ label: 'Hours' }),
    period_start: date({ label: 'From' }),
    period_end: date({ label: 'Until' }),
    leave_date: date({ label: 'Leave date' }),
    employee_leave_id: reference('employee_leaves', 'employee_leave', { label: 'Leave' }),
    note: longText(),
    created_by_user_id: reference('users', 'created_by_user', { label: 'Created by' }),
    created_at: dateTime({ label: 'Created' }),
  },
  list: {
    columns: ['created_at', 'user_id', 'client_employee_leave_type_id', 'kind', 'hrs', 'leave_date', 'note'],
    sort: '-created_at',
    search: ['note'],
  },
  form: [],
  permissions,
});
