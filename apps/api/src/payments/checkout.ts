import { messageOf, scaledInteger } from '@operatory/domain';
import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import type { ReadableBill } from './readable-bill.ts';
import { stripeClient } from './stripe-client.ts';

/** `total` is a decimal text in dollars. */
export const centsOf = (total: string): number => Number(scaledInteger(total, 2));

/** @returns The number of times that the invoice was set back to unpaid. */
const setBack = ({ pools }: Pick<AppContext, 'pools'>, { id, client }: ReadableBill): Promise<number> =>
  inTenant(pools.tenant, client.id, async (sql) => {
    const [row] = await sql<{ count: number }>(
      `select count(*)::int as count from audit_log
       where client_id = $1 and table_name = 'client_transaction_history' and row_id = $2 and action = 'unpaid'`,
      [client.id, id],
    );
    return row?.count ?? 0;
  });

/**
 * Creates Stripe's payment page for a bill. @returns its URL. Asking again for the same bill and amount gives
 * the same page, except after the bill was set back to unpaid, because the old page is then paid. Stripe
 * sends the payer back to `origin`.
 */
export async function checkoutUrl(
  { env, log, pools }: Pick<AppContext, 'env' | 'log' | 'pools'>,
  bill: ReadableBill,
  origin: string,
): Promise<string> {
  const amount = centsOf(bill.total_value);
  const attempt = await setBack({ pools }, bill);
  try {
    const client = await stripeClient(env);
    const session = await client.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: bill.id,
        metadata: { client_id: bill.client.id, transaction_id: bill.id },
        payment_intent_data: { metadata: { client_id: bill.client.id, transaction_id: bill.id } },
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'aud',
              unit_amount: amount,
              product_data: { name: `${bill.invoice_id}: ${bill.plan_name}` },
            },
          },
        ],
        success_url: `${origin}/dashboard/plan?paid=${bill.id}`,
        cancel_url: `${origin}/dashboard/plan`,
      },
      { idempotencyKey: `${bill.id}:${amount}:${attempt}` },
    );
    if (session.url) return session.url;
  } catch (error) {
    log.error({ err: error }, 'the payment provider did not open a page');
  }
  throw new HttpError(503, 'payments_away', messageOf('payments_away'), 5);
}
