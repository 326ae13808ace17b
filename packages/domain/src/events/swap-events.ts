import { hasGrant } from '../permissions/effective.ts';
import { details, eventsAbout, type NotificationText, type Subject } from './definition.ts';
import { type RecipientRule, withAction, worksAt } from './recipients.ts';

/** Facts of the shift when the event was written. */
export interface SwapEventFacts {
  /** Null for an open shift. */
  readonly from_user_id: string | null;
  readonly from_name: string | null;
  /** Null if the shift is offered to everybody at the clinic. */
  readonly to_user_id: string | null;
  readonly to_name: string | null;
  readonly clinic_name: string;
  /** Like `Mon 30 Nov, 9:00 am to 5:00 pm`. */
  readonly shift: string;
  /** The shift that the other person gives in return; null if there is none. */
  readonly returned: string | null;
}
type Payload = SwapEventFacts & Subject;

const event = eventsAbout<'clinic_roster_swap_requests', SwapEventFacts>('clinic_roster_swap_requests');
const editors = withAction('clinic-rosters', 'EDIT');
const members = withAction('my-roster', 'VIEW');

/** The two people of the swap, if they can see their own roster. */
const parties: RecipientRule<Payload> = ({ from_user_id, to_user_id }, { user_id, roleGrants }) =>
  (user_id === from_user_id || user_id === to_user_id) &&
  roleGrants.some(({ grants }) => hasGrant(grants, 'my-roster', 'VIEW'));
/**
 * Somebody whose role is for the whole client gets no open offers, because only people who work at the clinic
 * can take the shift.
 */
const offered: RecipientRule<Payload> = (payload, user) => {
  if (payload.to_user_id !== null) return payload.to_user_id === user.user_id && members(payload, user);
  return (
    payload.from_user_id !== user.user_id &&
    members(payload, user) &&
    user.roleGrants.some(
      (roleGrant) => roleGrant.clinic_ids !== null && worksAt(roleGrant, payload.clinic_id),
    )
  );
};
const deciders: RecipientRule<Payload> = (payload, user) =>
  editors(payload, user) && user.user_id !== payload.from_user_id && user.user_id !== payload.to_user_id;

const mine = '/dashboard/my-roster';
const requests = '/dashboard/roster/swap-requests';
const bodyOf = (payload: SwapEventFacts, said?: string | null): Pick<NotificationText, 'body'> => {
  const text = [payload.clinic_name, payload.returned && `In return for ${payload.returned}`, said];
  return { body: text.filter(Boolean).join('. ').slice(0, 200) };
};

interface Said {
  readonly message: string | null;
}
const outcomes = {
  APPROVED: 'approved',
  REJECTED: 'rejected',
  DECLINED: 'declined',
  CANCELLED: 'cancelled',
} as const;

export const swapEvents = {
  shift_claimed: event({
    details: details<Said>(),
    notification: {
      label: 'Someone asks for an open shift at my clinics',
      recipients: deciders,
      text: (payload, { actor }) => ({
        title: `${actor} asked for an open shift: ${payload.shift}`,
        ...bodyOf(payload, payload.message),
        link: requests,
      }),
    },
    email: 'recipients',
  }),
  shift_swap_offered: event({
    details: details<Said>(),
    notification: {
      label: 'A colleague offers me a shift',
      recipients: offered,
      text: (payload, { actor }) => ({
        title: `${actor} offers you a shift: ${payload.shift}`,
        ...bodyOf(payload, payload.message),
        link: mine,
      }),
    },
    email: 'recipients',
  }),
  shift_swap_accepted: event({
    details: details(),
    notification: {
      label: 'A colleague accepts a swap, or one at my clinics needs my decision',
      recipients: (payload, user) => deciders(payload, user) || parties(payload, user),
      text: (payload, { actor, reader }) => ({
        title:
          reader === payload.from_user_id
            ? `${actor} will take your shift if it is approved: ${payload.shift}`
            : `${actor} will take ${payload.from_name ?? 'a'}’s shift if you approve it: ${payload.shift}`,
        ...bodyOf(payload),
        link: reader === payload.from_user_id ? mine : requests,
      }),
    },
    email: 'recipients',
  }),
  shift_swap_decided: event({
    details: details<Said & { readonly status: keyof typeof outcomes }>(),
    notification: {
      label: 'A shift I asked for or offered is approved, rejected, declined or cancelled',
      recipients: parties,
      text: (payload, { actor, reader }) => ({
        title: decidedTitle(payload, actor, reader),
        ...bodyOf(payload, payload.message),
        link: mine,
      }),
    },
    email: 'recipients',
  }),
};

function decidedTitle(
  {
    from_user_id,
    to_name,
    from_name,
    shift,
    status,
  }: SwapEventFacts & { readonly status: keyof typeof outcomes },
  actor: string,
  reader: string,
): string {
  const outcome = `${actor} ${outcomes[status]}`;
  if (from_user_id === null) return `${outcome} your request for the shift ${shift}`;
  if (reader === from_user_id)
    return status === 'APPROVED'
      ? `${outcome} that ${to_name ?? 'a colleague'} takes your shift ${shift}`
      : `${outcome} the swap of your shift ${shift}`;
  return status === 'APPROVED'
    ? `${outcome} that you take ${from_name ?? 'a colleague'}’s shift ${shift}`
    : `${outcome} the swap of ${from_name ?? 'a colleague'}’s shift ${shift}`;
}
