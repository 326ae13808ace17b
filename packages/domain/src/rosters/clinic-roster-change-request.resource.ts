import { dateTime, eq, longText, oneOf, reference, time } from '@operatory/resource';
import { approvalStatuses } from '../choices.ts';
import { personal } from '../permissions/table-rules.ts';
import { resource } from '../resource.ts';

/** A request to change the planned or worked times of a shift. Only commands write it. */
export const clinicRosterChangeRequest = resource('clinic_roster_change_requests', {
  module: 'clinic-rosters',
  title: 'clinic_roster_id',
  singular: 'Change request',
  plural: 'Change requests',
  fields: {
    clinic_id: reference('clinics', 'clinic'),
    clinic_roster_id: reference('clinic_rosters', 'clinic_roster', { label: 'Shift' }),
    user_id: reference('users', 'user', { label: 'Employee' }),
    status: oneOf(approvalStatuses),
    message: longText({ maxLength: 500 }),
    new_start_time: time({ label: 'New start' }),
    new_end_time: time({ label: 'New end' }),
    new_clocked_in_at: dateTime({ label: 'New clock-in' }),
    new_clocked_out_at: dateTime({ label: 'New clock-out' }),
    old_start_time: time({ label: 'Old start' }),
    old_end_time: time({ label: 'Old end' }),
    old_clocked_in_at: dateTime({ label: 'Old clock-in' }),
    old_clocked_out_at: dateTime({ label: 'Old clock-out' }),
    created_by_user_id: reference('users', 'created_by_user', { label: 'Requested by' }),
    action_by_user_id: reference('users', 'action_by_user', { label: 'Decided by' }),
    action_at: dateTime({ label: 'Decided' }),
    action_message: longText({
      label: 'Reason',
      requiredWhen: eq('status', 'REJECTED'),
      requiredMessage: 'Message Is Required',
    }),
    created_at: dateTime({ label: 'Requested' }),
  },
  list: {
    columns: [
      'clinic_roster_id',
      'user_id',
      'old_start_time',
      'old_end_time',
      'new_start_time',
      'new_end_time',
      'message',
      'status',
      'created_at',
    ],
    sort: '-created_at',
    search: ['message'],
  },
  form: [['new_start_time', 'new_end_time'], ['new_clocked_in_at', 'new_clocked_out_at'], ['message']],
  part: 'clinic_roster_id',
  permissions: personal({ module: 'clinic-rosters' }),
});
