import {
  all,
  type BoolExp,
  count,
  date,
  dateTime,
  json,
  longText,
  oneOf,
  reference,
  type TablePermissions,
} from '@operatory/resource';
import { columns } from '../models.gen.ts';
import { byRole, mine, ofMyClinics, viewing } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { timesheetStatuses } from './timesheet-choices.ts';

/** The columns without pay, for users who cannot see the awards. */
const shown = Object.keys(columns.timesheets).filter(
  (column) => column !== 'cost_cents' && column !== 'costs',
);

const permissions = (near: BoolExp): TablePermissions => ({
  select: [
    { ...viewing('clinic-rosters', near), needs: ['clinic-rosters:VIEW', 'employee-awards:VIEW'] },
    viewing('clinic-rosters', near, shown),
    viewing('my-roster', mine(), shown),
  ],
});

/** Approved hours. Only commands write them. */
export const timesheet = resource('timesheets', {
  module: 'clinic-rosters',
  title: 'from_date',
  singular: 'Timesheet',
  plural: 'Timesheets',
  fields: {
    clinic_id: reference('clinics', 'clinic'),
    user_id: reference('users', 'user', { label: 'Employee' }),
    from_date: date({ label: 'From' }),
    until_date: date({ label: 'Until' }),
    status: oneOf(timesheetStatuses),
    planned_minutes: count({ label: 'Planned (minutes)' }),
    worked_minutes: count({ label: 'Worked (minutes)' }),
    paid_minutes: count({ label: 'Paid (minutes)' }),
    cost_cents: count({ label: 'Cost (cents)' }),
    lines: json({ label: 'Shifts' }),
    costs: json({ label: 'Costs' }),
    approved_by_user_id: reference('users', 'approved_by_user', { label: 'Approved by' }),
    approved_at: dateTime({ label: 'Approved' }),
    locked_by_user_id: reference('users', 'locked_by_user', { label: 'Locked by' }),
    locked_at: dateTime({ label: 'Locked' }),
    reopened_by_user_id: reference('users', 'reopened_by_user', { label: 'Reopened by' }),
    reopened_at: dateTime({ label: 'Reopened' }),
    reopened_reason: longText({ label: 'Reason' }),
  },
  list: {
    columns: [
      'user_id',
      'clinic_id',
      'from_date',
      'until_date',
      'status',
      'approved_by_user_id',
      'approved_at',
    ],
    sort: '-from_date',
  },
  form: [],
  permissions: byRole({
    client_admin: permissions(all),
    clinic_admin: permissions(ofMyClinics()),
    client_employee: permissions(ofMyClinics()),
  }),
});
