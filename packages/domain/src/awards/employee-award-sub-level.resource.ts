import { date, dateTime, longText, money, oneOf, reference, text } from '@operatory/resource';
import { awardAges } from '../choices.ts';
import { partOf } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';
import { awardLevelPermissions } from './employee-award-level.resource.ts';

const permissions = partOf({
  parent: 'employee_award_level',
  of: awardLevelPermissions,
  write: ['employee_award_level_id', 'pay_point', 'age', 'description', 'base_price', 'effective_from'],
  softDelete: true,
});

export const employeeAwardSubLevel = resource('employee_award_sub_levels', {
  module: 'employee-awards',
  title: 'pay_point',
  singular: 'Award sub-level',
  plural: 'Award sub-levels',
  fields: {
    employee_award_level_id: reference('employee_award_levels', 'employee_award_level', {
      required: true,
      label: 'Level',
    }),
    pay_point: text({ label: 'Pay point', maxLength: 60 }),
    age: oneOf(awardAges),
    description: longText({ maxLength: 500 }),
    base_price: money({ required: true, label: 'Base hourly rate' }),
    effective_from: date({ required: true, label: 'From', hint: 'Rates change every 1 July' }),
    created_at: dateTime({ label: 'Created' }),
  },
  list: {
    columns: ['employee_award_level_id', 'pay_point', 'age', 'base_price', 'effective_from', 'description'],
    sort: 'created_at',
    search: ['pay_point', 'age', 'description'],
  },
  form: [
    ['employee_award_level_id'],
    ['pay_point', 'age'],
    ['base_price', 'effective_from'],
    ['description'],
  ],
  part: 'employee_award_level_id',
  permissions,
});

export const employeeAwardRate = resource('employee_award_rates', {
  module: 'employee-awards',
  title: 'effective_from',
  singular: 'Award rate',
  plural: 'Award rates',
  fields: {
    employee_award_sub_level_id: reference('employee_award_sub_levels', 'employee_award_sub_level', {
      label: 'Sub-level',
    }),
    effective_from: date({ label: 'From' }),
    base_price: money({ label: 'Base hourly rate' }),
    created_at: dateTime({ label: 'Created' }),
  },
  list: {
    columns: ['employee_award_sub_level_id', 'effective_from', 'base_price', 'created_at'],
    sort: '-effective_from',
  },
  form: [],
  part: 'employee_award_sub_level_id',
  permissions: partOf({ parent: 'employee_award_sub_level', of: permissions }),
});
