import {
  all,
  and,
  type BoolExp,
  dateTime,
  eq,
  isNull,
  longText,
  oneOf,
  or,
  reference,
} from '@operatory/resource';
import { byRole, mine, ofMyClinics, viewing } from '../permissions/scopes.ts';
import { resource } from '../resource.ts';
import { rosterSwapKinds, rosterSwapStatuses } from './roster-choices.ts';

/**
 * Users with clinic-rosters VIEW read all requests. Users with my-roster VIEW read their own, and those
 * that are offered to everybody at their clinics.
 */
const permissions = (near: BoolExp) => ({
  select: [
    viewing('clinic-rosters', near),
    viewing(
      'my-roster',
      or(
        mine('from_user_id'),
        mine('to_user_id'),
        and(ofMyClinics(), eq('status', 'OFFERED'), isNull('to_user_id')),
      ),
    ),
  ],
});

export const clinicRosterSwapRequest = resource('clinic_roster_swap_requests', {
  module: 'clinic-rosters',
  title: 'clinic_roster_id',
  singular: 'Shift request',
  plural: 'Shift requests',
  fields: {
    clinic_id: reference('clinics', 'clinic'),
    kind: oneOf(rosterSwapKinds, { label: 'Kind' }),
    clinic_roster_id: reference('clinic_rosters', 'clinic_roster', { label: 'Shift' }),
    return_clinic_roster_id: reference('clinic_rosters', 'return_clinic_roster', { label: 'In return for' }),
    from_user_id: reference('users', 'from_user', { label: 'From' }),
    to_user_id: reference('users', 'to_user', { label: 'To' }),
    status: oneOf(rosterSwapStatuses),
    message: longText({ maxLength: 500 }),
    accepted_at: dateTime({ label: 'Accepted' }),
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
      'kind',
      'clinic_roster_id',
      'from_user_id',
      'to_user_id',
      'return_clinic_roster_id',
      'message',
      'status',
      'created_at',
      'clinic_id',
    ],
    sort: '-created_at',
    search: ['message'],
  },
  form: [['message']],
  part: 'clinic_roster_id',
  permissions: byRole({
    client_admin: permissions(all),
    clinic_admin: permissions(ofMyClinics()),
    client_employee: permissions(ofMyClinics()),
  }),
});
