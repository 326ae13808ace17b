import type { AppContext } from '../context/context.ts';
import type { ReportedPayment } from './payment-message.ts';
import { stripeClient } from './stripe-client.ts';

/**
 * @returns The last four digits of the card; null if the payment was not by card or Stripe cannot be asked.
 * The payment counts anyway.
 */
export async function cardOf(
  { env, log }: Pick<AppContext, 'env' | 'log'>,
  { payment_intent }: Pick<ReportedPayment, 'payment_intent'>,
): Promise<string | null> {
  if (payment_intent === null) return null;
  try {
    const client = await stripeClient(env);
    const intent = await client.paymentIntents.retrieve(payment_intent, {
      expand: ['latest_charge'],
    });
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
    return charge?.payment_method_details?.card?.last4 ?? null;
  } catch (error) {
    log.warn({ err: error }, 'the payment provider did not tell the card');
    return null;
  }
}
