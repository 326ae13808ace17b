import type Stripe from 'stripe';
import { z } from 'zod';

export interface ReportedPayment {
  readonly event_id: string;
  readonly type: string;
  readonly client_id: string | null;
  readonly transaction_id: string | null;
  readonly cents: number | null;
  readonly currency: string | null;
  readonly payment_intent: string | null;
}

const reported = new Set(['checkout.session.completed', 'checkout.session.async_payment_succeeded']);
const session = z.object({
  payment_status: z.string().nullish(),
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  amount_total: z.number().nullish(),
  currency: z.string().nullish(),
  payment_intent: z.unknown(),
});
const uuid = (value: unknown): string | null => z.uuid().safeParse(value).data ?? null;

/**
 * @returns The payment in one of Stripe's messages; null if it is about something else, or nothing was paid
 * yet.
 */
export function paymentIn(event: Pick<Stripe.Event, 'id' | 'type' | 'data'>): ReportedPayment | null {
  if (!reported.has(event.type)) return null;
  const { success, data } = session.safeParse(event.data.object);
  if (!success || data.payment_status !== 'paid') return null;
  return {
    event_id: event.id,
    type: event.type,
    client_id: uuid(data.metadata?.client_id),
    transaction_id: uuid(data.client_reference_id),
    cents: data.amount_total ?? null,
    currency: data.currency ?? null,
    payment_intent: typeof data.payment_intent === 'string' ? data.payment_intent : null,
  };
}
