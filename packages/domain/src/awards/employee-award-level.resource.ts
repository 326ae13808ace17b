import {
  all,
  boolean,
  count,
  eq,
  isNull,
  nameText,
  none,
  oneOf,
  percent,
  reference,
  text,
} from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { standardRows, userId } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { awardTenures } from './award-choices.ts';
import { awardPercentages } from './award-day-types.ts';

/** A percentage that is added to the base rate: 25, not 125. */
const onTop = (label: string) => percent({ label, max: 500 });

/** A client_admin manages the levels, a clinic_admin reads them, and staff read their own level. */
export const awardLevelPermissions = standardRows(
  { read: { client_admin: all, clinic_admin: all, client_employee: none }, change: { client_admin: all } },
  {
    module: 'employee-awards',
    own: { users: eq('id', userId) },
    write: [
      'service_type',
      'employee_type_id',
      'name',
      'is_age_required',
      'is_payPoint_required',
      'is_experience_required',
      'from_duration',
      'from_tenure',
      'to_duration',
      'to_tenure',
      ...awardPercentages,
      'is_overtime_sunday',
      'is_overtime_public_holidays',
      'status',
      'position',
    ],
    softDelete: true,
  },
);

export const employeeAwardLevel = resource('employee_award_levels', {
  module: 'employee-awards',
  title: 'name',
  singular: 'Award level',
  plural: 'Award levels',
  fields: {
    service_type: text({ label: 'Service type', maxLength: 60 }),
    employee_type_id: reference('client_employee_types', 'employee_type', {
      label: 'Employee type',
      where: eq('status', 'ACTIVE'),
    }),
    name: nameText(),
    is_age_required: boolean({ label: 'By age' }),
    is_payPoint_required: boolean({ label: 'By pay point' }),
    is_experience_required: boolean({ label: 'By experience' }),
    from_duration: count({ label: 'From', requiredWhen: isNull('from_tenure', false) }),
    from_tenure: oneOf(awardTenures, {
      label: 'From: time unit',
      requiredWhen: isNull('from_duration', false),
    }),
    to_duration: count({ label: 'To', requiredWhen: isNull('to_tenure', false) }),
    to_tenure: oneOf(awardTenures, { label: 'To: time unit', requiredWhen: isNull('to_duration', false) }),
    casual_rate_percentage: onTop('Casual'),
    saturday_casual_rate_percentage: onTop('Casual on Saturday'),
    sunday_casual_rate_percentage: onTop('Casual on Sunday'),
    public_holidays_casual_rate_percentage: onTop('Casual on a public holiday'),
    overtime_time_and_half_percentage: onTop('Overtime (time and a half)'),
    overtime_double_time_percentage: onTop('Overtime (double time)'),
    overtime_sundays_percentage: onTop('Overtime on Sunday'),
    overtime_public_holidays_percentage: onTop('Overtime on a public holiday'),
    is_overtime_sunday: boolean({ label: 'Sunday is overtime' }),
    is_overtime_public_holidays: boolean({ label: 'Public holidays are overtime' }),
    status: oneOf(activeStatuses),
  },
  list: {
    columns: ['name', 'service_type', 'employee_type_id', 'casual_rate_percentage', 'status'],
    sort: 'name',
    search: ['name', 'service_type'],
  },
  form: [
    ['name', 'status'],
    ['service_type', 'employee_type_id'],
    ['is_age_required', 'is_payPoint_required', 'is_experience_required'],
    ['from_duration', 'from_tenure', 'to_duration', 'to_tenure'],
    ['casual_rate_percentage', 'saturday_casual_rate_percentage'],
    ['sunday_casual_rate_percentage', 'public_holidays_casual_rate_percentage'],
    ['overtime_time_and_half_percentage', 'overtime_double_time_percentage'],
    ['overtime_sundays_percentage', 'overtime_public_holidays_percentage'],
    ['is_overtime_sunday', 'is_overtime_public_holidays'],
  ],
  picker: { title: 'Select Award level', please: 'Please Select Award level', details: ['employee_type_id'] },
  csv: {
    file: 'AwardLevels.csv',
    columns: ['name', 'service_type', 'employee_type_id', ...awardPercentages, 'status'],
  },
  permissions: awardLevelPermissions,
});
