import { details, eventsAbout } from './definition.ts';
import { withAction } from './recipients.ts';

const admins = withAction('role_management', 'EDIT');
const clientEvent = eventsAbout<'clients', { readonly address: string }>('clients');
const accountEvent = eventsAbout<'users', { readonly user_id: string }>('users');
const warning = (title: string, address: string) => ({
  title,
  body: `IP address: ${address}. Open the audit log for details.`,
  link: '/dashboard/role-management/audit-log',
});

export const userEvents = {
  pins_locked: clientEvent({
    details: details(),
    notification: {
      label: 'Too many wrong PINs are entered at my organisation',
      recipients: admins,
      text: ({ address }) => warning('PIN sign-in is locked after too many wrong PINs', address),
    },
    email: 'recipients',
  }),
  devices_limited: clientEvent({
    details: details(),
    notification: {
      label: 'Someone signs in on too many new devices',
      recipients: admins,
      text: ({ address }, { actor }) => warning(`${actor} signed in on too many new devices`, address),
    },
    email: 'recipients',
  }),
  access_changed: eventsAbout('users')({
    details: details<
      | { readonly user_id: string; readonly what: 'roles' | 'lines' }
      | {
          readonly user_ids: readonly string[];
          /** The title of the role whose access changed. */
          readonly role?: string;
          /** Set if the event is about a role, not about one user. */
          readonly entity?: 'user_roles';
        }
    >(),
    notification: {
      label: 'My access changes',
      recipients: (payload, { user_id }) =>
        'user_id' in payload ? payload.user_id === user_id : payload.user_ids.includes(user_id),
      text: (payload, { actor }) => ({
        title:
          'what' in payload && payload.what === 'lines'
            ? `${actor} changed who you report to`
            : `${actor} changed your access`,
        ...('role' in payload ? { body: payload.role } : {}),
        link: '/dashboard',
      }),
    },
    email: null,
  }),
  user_invited: accountEvent({
    details: details(),
    notification: null,
    email: 'account',
  }),
  security: accountEvent({
    details: details<{
      readonly what: 'password' | 'pin' | 'unblocked' | 'email';
      /** The previous email address, to which the notification of the change is sent. */
      readonly old_email?: string;
    }>(),
    notification: null,
    email: 'account',
  }),
};
