import { hasGrant, messages } from '@operatory/domain';
import { z } from 'zod';
import { type CommandRun, defineCommand } from '../define.ts';
import { refused } from '../refuse.ts';
import { ofPlanClient } from './plan-client.ts';
import { clientOfTransaction, type PaymentAt, settleTransaction } from './settle-transaction.ts';

type Run = Pick<CommandRun<never>, 'db' | 'now' | 'actor'>;

/**
 * Runs the work with the invoice's client as the tenant. Only for platform staff who may edit subscriptions.
 */
async function ofInvoice(
  run: Run,
  id: string,
  work: (at: PaymentAt) => Promise<void>,
): Promise<{ id: string }> {
  const { db, now, actor } = run;
  if (!hasGrant(actor.grants, 'subscriptions', 'EDIT')) throw refused('no_permission');
  const clientId = await clientOfTransaction(db, id);
  await ofPlanClient(run, clientId, () => work({ db, now, clientId, by: actor.user_id }));
  return { id };
}

export const markSubscriptionPaid = defineCommand({
  name: 'mark_subscription_paid',
  description: 'Books that an invoice is paid. `card`: the last four digits of the card, if it was one.',
  input: z.object({
    id: z.uuid(),
    card: z
      .string()
      .regex(/^[0-9]{4}$/, { error: messages.fill_valid_details })
      .nullish(),
  }),
  returns: 'client_transaction_history',
  run: (run) =>
    ofInvoice(run, run.input.id, (at) =>
      settleTransaction(at, run.input.id, { paid: true, card: run.input.card ?? null }),
    ),
});

export const markSubscriptionUnpaid = defineCommand({
  name: 'mark_subscription_unpaid',
  description: 'Sets a paid invoice back to unpaid, with the reason.',
  input: z.object({
    id: z.uuid(),
    reason: z.string().trim().min(1, { error: messages.reason_required }).max(1000),
  }),
  returns: 'client_transaction_history',
  run: (run) =>
    ofInvoice(run, run.input.id, (at) =>
      settleTransaction(at, run.input.id, { paid: false, reason: run.input.reason }),
    ),
});
