import { date, dateTime, image, longText, reference } from '@operatory/resource';
import { standard } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';

export const dutyCompletion = resource('duty_completions', {
  module: 'duties',
  title: 'duty_date',
  singular: 'Tick',
  plural: 'Completed duties',
  fields: {
    duty_id: reference('duties', 'duty'),
    clinic_id: reference('clinics', 'clinic'),
    user_id: reference('users', 'user', { label: 'User Name' }),
    duty_date: date({ label: 'Day' }),
    note: longText(),
    photo: image('duties'),
    created_at: dateTime({ label: 'Time' }),
  },
  list: {
    columns: ['duty_id', 'duty_date', 'user_id', 'created_at', 'note', 'photo', 'clinic_id'],
    sort: '-created_at',
    search: ['note'],
  },
  form: [['note'], ['photo']],
  part: 'duty_id',
  permissions: standard({ module: 'duties', scope: 'clinic' }),
});
