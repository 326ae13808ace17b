import { date, oneOf, text, time } from '@operatory/resource';
import { platformStandard } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';
import { states } from '../time/zones.ts';

export const holiday = resource('holidays', {
  module: 'holidays',
  title: 'name',
  fields: {
    name: text({ required: true, maxLength: 60 }),
    date: date({ required: true }),
    state: oneOf(states, { hint: 'Leave empty for the whole country' }),
    start_time: time({ label: 'From', hint: 'Leave empty for the whole day' }),
    end_time: time({ label: 'Until' }),
  },
  list: { columns: ['date', 'name', 'state', 'start_time', 'end_time'], sort: 'date', search: ['name'] },
  form: [['name'], ['date', 'state'], ['start_time', 'end_time']],
  permissions: platformStandard({
    module: 'holidays',
    write: ['name', 'date', 'state', 'start_time', 'end_time'],
    open: true,
  }),
});
