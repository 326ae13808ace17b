import { PLATFORM_CLIENT_ID, type Tx, withTenant } from '@operatory/db';
import { z } from 'zod';
import { settleTransaction } from '../commands/plans/settle-transaction.ts';
import { transact } from '../commands/transact.ts';
import type { AppContext } from '../context/context.ts';
import { centsOf } from './checkout.ts';
import type { ReportedPayment } from './payment-message.ts';

/** The results of a message about a payment. All but `paid` change no bill. */
export const paymentOutcomes = [
  'paid',
  'already_paid',
  'unknown',
  'amount_differs',
  'currency_differs',
] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];
const received = z.object({ outcome: z.enum(paymentOutcomes), isRepeated: z.boolean() });
export type ReceivedPayment = z.infer<typeof received>;

/**
 * Marks the payment's bill as paid, only once for each message. A payment that fits no bill changes nothing,
 * but is written to the audit log of the client, or of the platform if there is no such client, because
 * somebody must find out what the money is for.
 */
export async function receivePayment(
  app: AppContext,
  payment: ReportedPayment,
  card: string | null,
): Promise<ReceivedPayment> {
  const client_id = (await knownClient(app, payment.client_id)) ?? PLATFORM_CLIENT_ID;
  return transact(
    {
      app,
      actor: { client_id, user_id: '' },
      name: 'payment_received',
      input: null,
      key: null,
      answer: received,
      timeoutMilliseconds: 10_000,
    },
    async (db) => {
      const where = { client_id, event_id: payment.event_id };
      const { count } = await db.payment_events.createMany({
        data: [{ ...where, type: payment.type, outcome: 'unknown' }],
        skipDuplicates: true,
      });
      if (count === 0) {
        const earlier = await db.payment_events.findFirst({ where, select: { outcome: true } });
        return received.parse({ outcome: earlier?.outcome, isRepeated: true });
      }
      const outcome = await settle(db, client_id, payment, card, app.clock.now());
      await db.payment_events.updateMany({ where, data: { outcome } });
      if (outcome !== 'paid') await audit(db, client_id, payment, outcome);
      return { outcome, isRepeated: false };
    },
  );
}

async function settle(
  db: Tx,
  clientId: string,
  payment: ReportedPayment,
  card: string | null,
  now: Date,
): Promise<PaymentOutcome> {
  const id = payment.transaction_id;
  if (id === null || clientId !== payment.client_id) return 'unknown';
  // The client is locked first, as in all commands about plans, so that a person who marks the same bill as
  // paid waits or has finished.
  await db.$queryRaw`select 1 from clients where id = ${clientId}::uuid for no key update`;
  const [bill] = await db.$queryRaw<{ total_value: string; status: string }[]>`
    select total_value::text, status::text from client_transaction_history
    where client_id = ${clientId}::uuid and id = ${id}::uuid`;
  if (!bill) return 'unknown';
  if (payment.currency !== 'aud') return 'currency_differs';
  if (payment.cents !== centsOf(bill.total_value)) return 'amount_differs';
  if (bill.status === 'PAID') return 'already_paid';
  await settleTransaction({ db, now, clientId, by: null }, id, { paid: true, card });
  return 'paid';
}

const audit = (db: Tx, client_id: string, payment: ReportedPayment, outcome: PaymentOutcome) =>
  db.audit_log.create({
    data: {
      client_id,
      user_id: null,
      action: 'payment_not_taken',
      table_name: 'client_transaction_history',
      row_id: payment.transaction_id ?? payment.event_id,
      to_value: {
        reason: outcome,
        event_id: payment.event_id,
        cents: payment.cents,
        currency: payment.currency,
      },
    },
  });

/**
 * @returns The client's id, or null if it does not exist. Under row-level security, only a query as that
 * client can see it.
 */
async function knownClient({ prisma, clock }: AppContext, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const found = await withTenant({ clientId: id, now: clock.setting() }, () =>
    prisma.clients.findFirst({ where: { id }, select: { id: true } }),
  );
  return found?.id ?? null;
}
