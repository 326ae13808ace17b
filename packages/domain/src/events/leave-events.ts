import { leavePeriodText } from '../leave/leave-period-text.ts';
import { hasGrant } from '../permissions/effective.ts';
import { details, eventsAbout, type NotificationText, type Subject } from './definition.ts';
import { type Grantee, type RecipientRule, withAction } from './recipients.ts';

/** Facts of the request when the event was written. */
export interface LeaveEventFacts {
  readonly user_id: string;
  readonly user_name: string;
  readonly created_by_user_id: string;
  /** The users to whom the person reports. */
  readonly manager_user_ids: readonly string[];
  /** Like `Annual leave`, or `time in lieu`. */
  readonly leave_name: string;
  readonly leave_start_date: string;
  readonly leave_end_date: string;
  /** Like `38.00`. */
  readonly hours: string;
}
type Payload = LeaveEventFacts & Subject;

const event = eventsAbout<'employee_leaves', LeaveEventFacts>('employee_leaves');
const editors = withAction('leaves', 'EDIT');

const hasLeave = ({ roleGrants }: Grantee): boolean =>
  roleGrants.some(
    ({ grants }) => hasGrant(grants, 'my-leaves', 'VIEW') || hasGrant(grants, 'leaves', 'VIEW'),
  );
/**
 * Users who may decide the request: the person's managers, and users who may edit leave at the clinic. Nobody
 * decides their own request.
 */
const approvers: RecipientRule<Payload> = (payload, user) =>
  user.user_id !== payload.user_id &&
  ((payload.manager_user_ids.includes(user.user_id) && hasLeave(user)) || editors(payload, user));
/** The person who takes the leave, and the user who requested it for them. */
const requesters: RecipientRule<Payload> = (payload, user) =>
  (payload.user_id === user.user_id || payload.created_by_user_id === user.user_id) && hasLeave(user);
const bothSides: RecipientRule<Payload> = (payload, user) =>
  approvers(payload, user) || requesters(payload, user);

const isOwn = ({ user_id }: LeaveEventFacts, reader: string): boolean => user_id === reader;
const leaveText = ({ leave_name, leave_start_date, leave_end_date, hours }: LeaveEventFacts): string =>
  `${leave_name}, ${leavePeriodText(leave_start_date, leave_end_date)} (${hours} h)`;
/** The person who takes the leave reads `your Annual leave…`, other people read `Mia’s Annual leave…`. */
const whoseText = (payload: LeaveEventFacts, reader: string): string =>
  `${isOwn(payload, reader) ? 'your' : `${payload.user_name}’s`} ${leaveText(payload)}`;

function textOf(payload: Payload, reader: string, title: string, said?: string | null): NotificationText {
  const screen = isOwn(payload, reader) ? 'my-leaves' : 'approvals';
  return {
    title,
    ...(said ? { body: said.slice(0, 200) } : {}),
    link: `/dashboard/leaves/${screen}?record=${payload.entity_id}`,
  };
}

interface Said {
  readonly message: string | null;
}

export const leaveEvents = {
  leave_requested: event({
    details: details<{ readonly reason: string | null; readonly edited?: true }>(),
    notification: {
      label: 'A leave request needs my decision',
      recipients: bothSides,
      text(payload, { actor, reader }) {
        const { edited, reason, user_id, created_by_user_id, user_name } = payload;
        const text = (title: string) => textOf(payload, reader, title, reason);
        if (edited) return text(`${actor} changed a leave request: ${whoseText(payload, reader)}`);
        if (isOwn(payload, reader)) return text(`${actor} asked for leave for you: ${leaveText(payload)}`);
        return created_by_user_id === user_id
          ? text(`${actor} asked for ${leaveText(payload)}`)
          : text(`${actor} asked for leave for ${user_name}: ${leaveText(payload)}`);
      },
    },
    email: 'recipients',
  }),
  leave_decided: event({
    details: details<Said & { readonly status: 'APPROVED' | 'REJECTED' }>(),
    notification: {
      label: 'My leave is approved or rejected',
      recipients: requesters,
      text: (payload, { actor, reader }) =>
        textOf(
          payload,
          reader,
          `${actor} ${payload.status === 'APPROVED' ? 'approved' : 'rejected'} ${whoseText(payload, reader)}`,
          payload.message,
        ),
    },
    email: 'recipients',
  }),
  leave_cancelled: event({
    details: details<Said & { readonly was: 'PENDING' | 'APPROVED' }>(),
    notification: {
      label: 'Leave is cancelled',
      recipients: bothSides,
      text: (payload, { actor, reader }) =>
        textOf(payload, reader, `${actor} cancelled ${whoseText(payload, reader)}`, payload.message),
    },
    email: 'recipients',
  }),
  leave_cancellation_requested: event({
    details: details<Said>(),
    notification: {
      label: 'Someone asks to cancel leave that is about to start',
      recipients: approvers,
      text: (payload, { actor, reader }) =>
        textOf(payload, reader, `${actor} asked to cancel ${whoseText(payload, reader)}`, payload.message),
    },
    email: 'recipients',
  }),
  leave_shifts_freed: event({
    details: details<{ readonly shifts: number }>(),
    notification: {
      label: 'Leave takes someone off shifts at my clinics',
      recipients: withAction('clinic-rosters', 'EDIT'),
      text: (payload, { actor }) => ({
        title: `${actor} took ${payload.user_name} off ${payload.shifts === 1 ? 'a shift' : `${payload.shifts} shifts`}`,
        body: leaveText(payload),
        link: '/dashboard/clinic-rosters/list',
      }),
    },
    email: null,
  }),
};
