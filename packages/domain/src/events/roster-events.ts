import { leavePeriodText } from '../leave/leave-period-text.ts';
import { hasGrant } from '../permissions/effective.ts';
import { shiftInWords } from '../rosters/shift-text.ts';
import { details, eventsAbout } from './definition.ts';
import type { RecipientRule } from './recipients.ts';

/** The person of the payload, if they can see their shifts in one of the two modules. */
const person: RecipientRule<{ readonly user_id: string }> = ({ user_id }, { user_id: id, roleGrants }) =>
  id === user_id &&
  roleGrants.some(
    ({ grants }) => hasGrant(grants, 'my-roster', 'VIEW') || hasGrant(grants, 'clinic-rosters', 'VIEW'),
  );

interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}
const countText = ({ added, changed, removed }: Counts): string => {
  const parts = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ] as const;
  const said = parts.filter(([count]) => count > 0);
  return said
    .map(([count, what], index) => `${count}${index > 0 ? '' : count === 1 ? ' shift' : ' shifts'} ${what}`)
    .join(', ');
};

export const rosterPlanEvents = {
  /** One event for each person whose shifts were published. */
  roster_published: eventsAbout('clinics')({
    details: details<
      Counts & {
        readonly user_id: string;
        readonly from: string;
        readonly until: string;
        readonly group: string;
        readonly urgent?: true;
      }
    >(),
    notification: {
      label: 'My roster is published or changed',
      recipients: person,
      text: (payload, { actor }) => ({
        title: `${actor} published your roster for ${leavePeriodText(payload.from, payload.until)}`,
        body: countText(payload),
        link: '/dashboard/my-roster',
      }),
    },
    email: 'recipients',
  }),
  shift_deleted: eventsAbout('clinic_rosters')({
    details: details<{
      readonly user_id: string;
      readonly clinic_name: string;
      readonly date: string;
      readonly start_time: string;
      readonly end_time: string;
      readonly urgent?: true;
    }>(),
    notification: {
      label: 'A published shift of mine is deleted',
      recipients: person,
      text: ({ date, start_time, end_time, clinic_name }, { actor }) => ({
        title: `${actor} deleted your shift on ${shiftInWords(date, start_time, end_time)}`,
        body: clinic_name,
        link: '/dashboard/my-roster',
      }),
    },
    email: 'recipients',
  }),
};
