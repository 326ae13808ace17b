import { shiftDayInWords, shiftInWords, shiftTimeInWords } from '../rosters/shift-text.ts';
import { details, eventsAbout, type NotificationText, type Subject } from './definition.ts';
import { type RecipientRule, withAction } from './recipients.ts';

/** Facts of the shift when the event was written. */
export interface ClockEventFacts {
  readonly user_id: string;
  readonly user_name: string;
  readonly clinic_roster_date: string;
  /** Wall time at the clinic, `HH:mm:ss`. */
  readonly start_time: string;
  /** Null for an unrostered shift that is still running. */
  readonly end_time: string | null;
}
interface RequestFacts extends ClockEventFacts {
  readonly created_by_user_id: string;
}
interface Said {
  readonly message: string | null;
}

const editors = withAction('clinic-rosters', 'EDIT');
const ofShift = eventsAbout<'clinic_rosters', ClockEventFacts>('clinic_rosters');
const ofRequest = eventsAbout<'clinic_roster_change_requests', RequestFacts>('clinic_roster_change_requests');

const isOwn = ({ user_id }: ClockEventFacts, reader: string): boolean => user_id === reader;
const shiftText = ({ clinic_roster_date: date, start_time, end_time }: ClockEventFacts): string =>
  end_time === null
    ? `${shiftDayInWords(date)}, since ${shiftTimeInWords(start_time)}`
    : shiftInWords(date, start_time, end_time);

/** Nobody decides a request about their own shift. */
const deciders: RecipientRule<RequestFacts & Subject> = (payload, user) =>
  payload.user_id !== user.user_id && editors(payload, user);
/** The person of the shift and the user who made the request. */
const requesters: RecipientRule<RequestFacts> = ({ user_id, created_by_user_id }, user) =>
  user_id === user.user_id || created_by_user_id === user.user_id;

const requestText = (
  payload: RequestFacts & Subject,
  reader: string,
  title: string,
  said: string | null,
): NotificationText => ({
  title,
  ...(said ? { body: said.slice(0, 200) } : {}),
  link: isOwn(payload, reader)
    ? '/dashboard/my-roster/list'
    : `/dashboard/roster/change-requests?record=${payload.entity_id}`,
});

export const clockEvents = {
  shift_missed: ofShift({
    details: details(),
    notification: {
      label: 'Someone has not clocked in 15 minutes after their shift started',
      recipients: editors,
      text: (payload) => ({
        title: `${payload.user_name} has not clocked in: ${shiftText(payload)}`,
        link: `/dashboard/clinic-rosters/list?record=${payload.entity_id}`,
      }),
    },
    email: null,
  }),
  clock_out_forgotten: ofShift({
    details: details(),
    notification: {
      label: 'Someone has not clocked out 4 hours after their shift ended',
      recipients: (payload, user) => isOwn(payload, user.user_id) || editors(payload, user),
      text: (payload, { reader }) =>
        isOwn(payload, reader)
          ? {
              title: `You have not clocked out: ${shiftText(payload)}`,
              body: 'Ask for a change of your clock-out.',
              link: '/dashboard/my-roster/list',
            }
          : {
              title: `${payload.user_name} has not clocked out: ${shiftText(payload)}`,
              link: `/dashboard/clinic-rosters/list?record=${payload.entity_id}`,
            },
    },
    email: null,
  }),
  roster_change_requested: ofRequest({
    details: details<Said>(),
    notification: {
      label: 'Someone asks for other times of a shift',
      recipients: deciders,
      text: (payload, { actor, reader }) =>
        requestText(
          payload,
          reader,
          payload.created_by_user_id === payload.user_id
            ? `${actor} asked to change a shift: ${shiftText(payload)}`
            : `${actor} asked to change ${payload.user_name}’s shift: ${shiftText(payload)}`,
          payload.message,
        ),
    },
    email: 'recipients',
  }),
  roster_change_decided: ofRequest({
    details: details<Said & { readonly status: 'APPROVED' | 'REJECTED' }>(),
    notification: {
      label: 'A change of my shift is approved or rejected',
      recipients: requesters,
      text(payload, { actor, reader }) {
        const decided = payload.status === 'APPROVED' ? 'approved' : 'rejected';
        const whose = isOwn(payload, reader) ? 'your shift' : `${payload.user_name}’s shift`;
        return requestText(
          payload,
          reader,
          `${actor} ${decided} the change of ${whose}: ${shiftText(payload)}`,
          payload.message,
        );
      },
    },
    email: 'recipients',
  }),
};
