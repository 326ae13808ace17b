import { date, image, money, nameText, oneOf, text } from '@operatory/resource';
import { activeStatuses, awardAges } from '../choices.ts';
import { platformStandard, takenOverBy } from '../permissions/table-rules.ts';
import { master } from '../resource.ts';

/** The platform's pay guide, which clients can import as their own levels. */
export const masterEmployeeAward = master('master_employee_awards', {
  module: 'master-employee-awards',
  title: 'name',
  singular: 'Master employee award',
  plural: 'Master employee awards',
  fields: {
    name: nameText(),
    short_info: text({ label: 'Short description', maxLength: 200 }),
    image: image('masters'),
    job_role: text({ label: 'Job role', maxLength: 60 }),
    job_level: text({ label: 'Job level', maxLength: 60 }),
    age: oneOf(awardAges),
    pay_per_hour: money({ required: true, label: 'Pay per hour' }),
    effective_from: date({ label: 'From' }),
    status: oneOf(activeStatuses),
  },
  list: {
    columns: ['name', 'job_role', 'job_level', 'age', 'pay_per_hour', 'effective_from', 'status'],
    sort: 'position',
    search: ['name', 'job_role', 'job_level'],
  },
  form: [
    ['name', 'status'],
    ['job_role', 'job_level', 'age'],
    ['pay_per_hour', 'effective_from'],
    ['short_info'],
    ['image'],
  ],
  picker: { title: 'Master employee awards', please: 'Please Select Master employee award' },
  csv: {
    file: 'MasterEmployeeAward.csv',
    columns: [
      'name',
      'short_info',
      'job_role',
      'job_level',
      'age',
      'pay_per_hour',
      'effective_from',
      'status',
    ],
  },
  permissions: platformStandard({
    module: 'master-employee-awards',
    write: [
      'name',
      'short_info',
      'image',
      'job_role',
      'job_level',
      'age',
      'pay_per_hour',
      'effective_from',
      'status',
      'position',
    ],
    tenants: takenOverBy('employee-awards'),
  }),
});
