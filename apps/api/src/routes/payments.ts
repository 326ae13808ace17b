import { PLATFORM_CLIENT_ID, withTenant } from '@operatory/db';
import { messages } from '@operatory/domain';
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { z } from 'zod';
import { networkOf } from '../auth/addresses.ts';
import { limitRate } from '../auth/throttle.ts';
import { pepperedHash } from '../auth/tokens.ts';
import { refused } from '../commands/refuse.ts';
import type { AppContext } from '../context/context.ts';
import { HttpError, noPermission } from '../errors/http-error.ts';
import { addressOf } from '../mail/address-of.ts';
import { cardOf } from '../payments/card-of.ts';
import { centsOf, checkoutUrl } from '../payments/checkout.ts';
import { paymentIn } from '../payments/payment-message.ts';
import { readableBill } from '../payments/readable-bill.ts';
import { receivePayment } from '../payments/receive-payment.ts';
import { loadStripe } from '../payments/stripe-client.ts';

const checkout = z.object({ transaction_id: z.uuid() });
/** Roles that pay for their client. The platform's staff mark invoices as paid instead. */
const payers: readonly string[] = ['client_admin', 'client'];
/** A message's signature is valid for this many seconds, by the real clock. */
const toleranceSeconds = 300;
/** More wrong signatures from one network in a minute are not written to the audit log. */
const forgedPerMinute = 10;
const messageBytes = 256 * 1024;

/**
 * `GET /api/v1/payments/options`: how invoices are paid. `POST …/checkout`: the page on which to pay one by
 * card. `POST …/stripe`: Stripe's signed messages.
 */
export function registerPaymentRoutes(app: FastifyInstance, context: AppContext): void {
  const { env } = context;
  app.get('/api/v1/payments/options', () => ({ driver: env.PAYMENTS }));

  app.post('/api/v1/payments/checkout', async (request) => {
    const who = await context.auth.authenticate(request);
    const { transaction_id } = checkout.parse(request.body);
    const bill = await readableBill(context, who, transaction_id);
    if (!bill) throw new HttpError(404, 'not_found', messages.nothing_found);
    if (!payers.includes(who.role)) throw noPermission();
    if (env.PAYMENTS !== 'stripe') throw refused('payments_by_invoice');
    if (bill.status === 'PAID') throw refused('payment_already_paid');
    if (centsOf(bill.total_value) === 0) throw refused('payment_nothing_due');
    return { url: await checkoutUrl(context, bill, addressOf(env, who.sub_domain)) };
  });

  app.register(async (scope) => {
    // The signature covers the body's raw bytes, so JSON is not parsed before.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/api/v1/payments/stripe', { bodyLimit: messageBytes }, async (request) => {
      const secret = env.STRIPE_WEBHOOK_SECRET;
      if (env.PAYMENTS !== 'stripe' || !secret) throw new HttpError(404, 'not_found', messages.nothing_found);
      const event = await verified(request.body, request.headers['stripe-signature'], secret);
      if (event === null) {
        await auditForged(context, request.ip);
        throw new HttpError(400, 'payment_not_verified', messages.payment_not_verified);
      }
      const payment = paymentIn(event);
      if (payment === null) return { received: true, outcome: 'ignored' };
      const { outcome } = await receivePayment(context, payment, await cardOf(context, payment));
      return { received: true, outcome };
    });
  });
}

async function verified(body: unknown, signature: unknown, secret: string): Promise<Stripe.Event | null> {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return null;
  const { webhooks } = await loadStripe();
  try {
    return webhooks.constructEvent(body, signature, secret, toleranceSeconds);
  } catch {
    return null;
  }
}

/** Writes to the audit log that a forged message has come, up to a limit, so that nobody can fill the log. */
async function auditForged({ pools, secrets, prisma, clock }: AppContext, ip: string): Promise<void> {
  const network = networkOf(ip);
  const subject = pepperedHash(secrets, 'payments', network);
  await limitRate(pools.tenant, PLATFORM_CLIENT_ID, subject, forgedPerMinute);
  await withTenant({ clientId: PLATFORM_CLIENT_ID, now: clock.setting() }, () =>
    prisma.audit_log.create({
      data: {
        client_id: PLATFORM_CLIENT_ID,
        action: 'payment_not_verified',
        table_name: 'payment_events',
        row_id: PLATFORM_CLIENT_ID,
        to_value: { network },
      },
    }),
  );
}
