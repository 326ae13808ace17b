import { colour, nameText, oneOf, text } from '@operatory/resource';
import { activeStatuses } from '../choices.ts';
import { standard } from '../permissions/scopes.ts';
import { master } from '../resource.ts';

export const clientTaskLevel = master('client_task_levels', {
  module: 'client-task-levels',
  title: 'name',
  singular: 'Task level',
  plural: 'Task levels',
  fields: {
    name: nameText(),
    short_info: text({ label: 'Short description', maxLength: 200 }),
    color: colour({ label: 'Colour' }),
    status: oneOf(activeStatuses),
  },
  list: { columns: ['name', 'short_info', 'color', 'status'], sort: 'name', search: ['name'] },
  form: [['name', 'color'], ['short_info'], ['status']],
  picker: { title: 'Select Client task level', please: 'Please Select Client task level' },
  permissions: standard({
    module: 'client-task-levels',
    scope: 'client',
    write: ['name', 'short_info', 'color', 'position', 'status'],
    reference: ['id', 'name', 'color', 'status', 'position'],
  }),
});
