import { leavePeriodText } from '../leave/leave-period-text.ts';
import { hasGrant } from '../permissions/effective.ts';
import { roleOf } from '../permissions/roles.ts';
import { details, eventsAbout } from './definition.ts';

export interface CredentialEventFacts {
  readonly user_id: string;
  readonly user_name: string;
  readonly name: string;
  readonly expires_on: string;
  readonly clinic_ids: readonly string[];
}

export const credentialEvents = {
  credential_expiring: eventsAbout<'user_qualifications', CredentialEventFacts>('user_qualifications')({
    details: details<{ readonly days: number }>(),
    notification: {
      label: 'A credential expires soon',
      /** The holder, and clinic admins with Users EDIT at a clinic where the holder works. */
      recipients: (payload, { user_id, roleGrants }) =>
        user_id === payload.user_id ||
        roleGrants.some(
          ({ role, grants, clinic_ids }) =>
            roleOf(role).actsAs === 'clinic_admin' &&
            hasGrant(grants, 'Users', 'EDIT') &&
            (clinic_ids === null || payload.clinic_ids.some((id) => clinic_ids.includes(id))),
        ),
      text: ({ user_id, user_name, name, expires_on }, { reader }) => ({
        title: `${reader === user_id ? 'Your' : `${user_name}’s`} ${name} expires on ${leavePeriodText(expires_on, expires_on)}`,
        link:
          reader === user_id ? '/dashboard/my-account' : `/dashboard/users/view/${user_id}?tab=credentials`,
      }),
    },
    email: 'recipients',
  }),
};
