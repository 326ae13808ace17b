import { boolean, image, nameText, oneOf, text } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { standard } from '../permissions/scopes.ts';
import { master } from '../resource.ts';

export const clientEmployeeType = master('client_employee_types', {
  module: 'client-employee-types',
  title: 'name',
  singular: 'Employee type',
  plural: 'Employee types',
  fields: {
    name: nameText(),
    short_info: text({ label: 'Short description', maxLength: 200 }),
    image: image('client_employee_types'),
    is_casual: boolean({ label: 'Casual', hint: 'Paid by the hour with a casual loading' }),
    status: oneOf(activeStatuses),
  },
  list: { columns: ['name', 'short_info', 'image', 'is_casual', 'status'], sort: 'name', search: ['name'] },
  form: [['image'], ['name', 'status'], ['short_info'], ['is_casual']],
  picker: { title: 'Employee types', please: 'Please Select Employee types', adds: true },
  permissions: standard({
    module: 'client-employee-types',
    scope: 'client',
    write: ['name', 'short_info', 'image', 'is_casual', 'position', 'status'],
    reference: ['id', 'name', 'image', 'status', 'position'],
  }),
});
