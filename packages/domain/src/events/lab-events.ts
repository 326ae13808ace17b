import { details, eventsAbout } from './definition.ts';
import { usersInPayload } from './recipients.ts';

export interface LabOrderFacts {
  readonly short_id: number;
  readonly lab_name: string;
  readonly raised_by_user_id: string;
}
const event = eventsAbout<'lab_orders', LabOrderFacts>('lab_orders');

export const labEvents = {
  lab_message: event({
    details: details<{ readonly message: string }>(),
    notification: {
      label: 'Someone writes about my lab order',
      recipients: usersInPayload('lab-orders', 'VIEW', 'raised_by_user_id'),
      text: ({ short_id, lab_name, message, entity_id }, { actor }) => ({
        title: `${actor} wrote about lab order ${short_id}, ${lab_name}`,
        body: message,
        link: `/dashboard/clinic-lab-chats?order=${entity_id}`,
      }),
    },
    email: null,
  }),
};
