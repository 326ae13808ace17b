import { hasGrant } from '../permissions/effective.ts';
import { details, eventsAbout, type Subject } from './definition.ts';
import type { Grantee } from './recipients.ts';

export interface LeadEventFacts {
  readonly lead_name: string;
  readonly assigned_to_user_id: string | null;
}
type Payload = LeadEventFacts & Subject;

const event = eventsAbout<'website_cms_leads', LeadEventFacts>('website_cms_leads');
const readsLeads = ({ roleGrants }: Grantee): boolean =>
  roleGrants.some(({ grants }) => hasGrant(grants, 'leads', 'VIEW'));
const link = ({ entity_id }: Payload) => `/dashboard/leads/list?record=${entity_id}`;

export const leadEvents = {
  lead_new: event({
    details: details<{ readonly message: string | null }>(),
    notification: {
      label: 'Someone asks about the product',
      recipients: (_payload, user) =>
        user.roleGrants.some(
          ({ role, grants }) => role === 'sales_executive' && hasGrant(grants, 'leads', 'VIEW'),
        ),
      text: (payload) => ({
        title: `New lead: ${payload.lead_name}`,
        ...(payload.message ? { body: payload.message.slice(0, 200) } : {}),
        link: link(payload),
      }),
    },
    email: 'recipients',
  }),
  lead_assigned: event({
    details: details(),
    notification: {
      label: 'A lead is assigned to me',
      recipients: (payload, user) => payload.assigned_to_user_id === user.user_id && readsLeads(user),
      text: (payload, { actor }) => ({
        title: `${actor} assigned you a lead: ${payload.lead_name}`,
        link: link(payload),
      }),
    },
    email: 'recipients',
  }),
  lead_converted: event({
    details: details<{ readonly account_manager_user_id: string | null }>(),
    notification: {
      label: 'A lead becomes a client that I manage',
      recipients: (payload, user) => payload.account_manager_user_id === user.user_id,
      text: (payload, { actor }) => ({
        title: `${actor} made a client of the lead ${payload.lead_name}`,
        link: '/dashboard/clients/list',
      }),
    },
    email: 'recipients',
  }),
};
