import { details, eventsAbout, type Subject } from './definition.ts';
import type { Grantee } from './recipients.ts';

export interface PlanEventFacts {
  readonly client_id: string;
  readonly client_name: string;
  readonly account_manager_user_id: string | null;
  readonly plan_name: string;
}

/**
 * `platform` is set on the copy for the platform's staff, whose texts differ from those for the client's
 * users.
 */
type Facts = PlanEventFacts & Pick<Subject, 'platform'>;
const bothSides = { platform: true };
const subscription = eventsAbout<'user_subscriptions', PlanEventFacts>('user_subscriptions', bothSides);
const transaction = eventsAbout<'client_transaction_history', PlanEventFacts>(
  'client_transaction_history',
  bothSides,
);
const client = eventsAbout<'clients', PlanEventFacts>('clients', bothSides);

/**
 * For the client: its admins and owners. On the platform: accounts staff and the client's account manager.
 */
const payersAndStaff = (payload: Facts, { user_id, roleGrants }: Grantee): boolean =>
  user_id === payload.account_manager_user_id ||
  roleGrants.some(({ role }) =>
    payload.platform ? role === 'accounts_executive' : role === 'client_admin' || role === 'client',
  );

const linkOf = ({ platform, client_id }: Facts): string =>
  platform ? `/dashboard/clients/view/${client_id}` : '/dashboard/plan';
/** The platform's staff read the client's name, the client's own users `Your organisation`. */
const whoOf = ({ platform, client_name }: Facts): string => (platform ? client_name : 'Your organisation');
const whoseOf = ({ platform, client_name }: Facts): string => (platform ? `${client_name}’s` : 'Your');

export type PlanStep =
  | 'BOUGHT'
  | 'UPGRADED'
  | 'DOWNGRADE_PLANNED'
  | 'DOWNGRADED'
  | 'KEPT'
  | 'RENEWED'
  | 'CANCELLED'
  | 'CANCELLED_NOW'
  | 'CANCELLATION_WITHDRAWN';

const changes: { readonly [Step in PlanStep]: (payload: Facts & { readonly until: string }) => string } = {
  BOUGHT: (plan) => `${whoOf(plan)} bought ${plan.plan_name}`,
  UPGRADED: (plan) => `${whoOf(plan)} upgraded to ${plan.plan_name}`,
  DOWNGRADE_PLANNED: (plan) => `${whoOf(plan)} changes to ${plan.plan_name} on ${plan.until}`,
  DOWNGRADED: (plan) => `${whoOf(plan)} changed to ${plan.plan_name}`,
  KEPT: (plan) => `${whoOf(plan)} keeps ${plan.plan_name}`,
  RENEWED: (plan) => `${whoOf(plan)} renewed ${plan.plan_name} until ${plan.until}`,
  CANCELLED: (plan) => `${whoseOf(plan)} plan is cancelled and runs until ${plan.until}`,
  CANCELLED_NOW: (plan) => `${whoseOf(plan)} plan is cancelled`,
  CANCELLATION_WITHDRAWN: (plan) => `${whoOf(plan)} keeps ${plan.plan_name} after all`,
};

const leftText = (days: number): string =>
  days <= 0 ? 'ends today' : days === 1 ? 'ends tomorrow' : `ends in ${days} days`;

export const planEvents = {
  plan_changed: subscription({
    details: details<{ readonly step: PlanStep; readonly until: string; readonly note: string | null }>(),
    notification: {
      label: 'A plan is bought, changed, renewed or cancelled',
      recipients: payersAndStaff,
      text: (payload) => ({
        title: changes[payload.step](payload),
        ...(payload.note ? { body: payload.note } : {}),
        link: linkOf(payload),
      }),
    },
    email: 'recipients',
  }),
  payment: transaction({
    details: details<{
      readonly invoice_id: string;
      readonly amount: string;
      readonly paid: boolean;
      readonly reason: string | null;
    }>(),
    notification: {
      label: 'An invoice is paid, or set back to unpaid',
      recipients: payersAndStaff,
      text: (payload) => ({
        title: `Invoice ${payload.invoice_id}${payload.platform ? ` of ${payload.client_name}` : ''} is ${payload.paid ? 'paid' : 'unpaid'}: $${payload.amount}`,
        ...(payload.reason ? { body: payload.reason } : {}),
        link: linkOf(payload),
      }),
    },
    email: 'recipients',
  }),
  plan_expiring: subscription({
    details: details<{ readonly days_left: number; readonly until: string }>(),
    notification: {
      label: 'A plan is about to end',
      recipients: payersAndStaff,
      text: (payload) => ({
        title: `${whoseOf(payload)} plan ${leftText(payload.days_left)}, on ${payload.until}`,
        body: payload.platform ? payload.plan_name : 'Renew it to keep working without a break.',
        link: linkOf(payload),
      }),
    },
    email: 'recipients',
  }),
  plan_expired: subscription({
    details: details<{ readonly closed: boolean; readonly until: string }>(),
    notification: {
      label: 'A plan has ended',
      recipients: payersAndStaff,
      text: (payload) => ({
        title: `${whoseOf(payload)} plan ended on ${payload.until}`,
        body: payload.closed
          ? 'Only client admins and the account owner can still sign in, to renew it.'
          : 'Everything can be viewed for 14 days, but nothing can be changed until it is renewed.',
        link: linkOf(payload),
      }),
    },
    email: 'recipients',
  }),
  client_changed: client({
    details: details<{ readonly change: string; readonly reason: string | null }>(),
    notification: {
      label: 'A client is added, or its status changes',
      recipients: payersAndStaff,
      text: (payload) => ({
        title: `${whoOf(payload)}: ${payload.change}`,
        ...(payload.reason ? { body: payload.reason } : {}),
        link: linkOf(payload),
      }),
    },
    email: 'recipients',
  }),
};
