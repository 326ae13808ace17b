import { PLATFORM_CLIENT_ID } from '@operatory/db';
import { type Address, addressLines, gstOf, localDate, platformZone } from '@operatory/domain';
import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { addressOf } from '../mail/address-of.ts';
import { abnLines } from './abn-lines.ts';

/** Amounts are decimal texts in dollars, days are `yyyy-mm-dd`. */
export interface InvoiceFacts {
  readonly number: string;
  readonly day: string;
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  /** Only a seller with an ABN can write a tax invoice. */
  readonly isTaxInvoice: boolean;
  readonly what: string;
  /** The plan's team and period. */
  readonly details: readonly string[];
  readonly price: string;
  readonly discount: string;
  readonly coupon: string | null;
  readonly total: string;
  readonly gst: string;
  readonly isPaid: boolean;
  /** The lines say how the invoice was paid, or how to pay it. */
  readonly payment: readonly string[];
}

interface Party {
  readonly name: string;
  readonly business_name: string | null;
  readonly abn: string | null;
  readonly address: Address | null;
  readonly email: string | null;
  readonly sub_domain: string;
}
interface Bill {
  readonly invoice_id: string;
  readonly history_type: string;
  readonly plan_name: string;
  readonly original_amt: string;
  readonly discount_amt: string;
  readonly total_value: string;
  readonly coupon_code: string | null;
  readonly card: string | null;
  readonly status: string;
  readonly team_size: number | null;
  readonly upgrade_type: string | null;
  readonly created_at: Date;
  readonly validity_date: string | null;
  readonly starts_at: Date | null;
}

const partyColumns = 'name, business_name, abn, address, email, sub_domain';
const kinds: Readonly<Record<string, string>> = {
  RENEWAL: 'renewal',
  CHANGE: 'change of plan',
  CANCELLATION: 'cancellation',
};

/**
 * @returns The facts of an invoice, which must be one that the caller can read. The seller and the buyer
 *   are two tenants, so they are read one after another.
 */
export async function invoiceFacts(
  { pools, env }: Pick<AppContext, 'pools' | 'env'>,
  clientId: string,
  id: string,
): Promise<InvoiceFacts> {
  const party = (client: string) =>
    inTenant(pools.tenant, client, (sql) =>
      sql<Party>(`select ${partyColumns} from clients where id = $1`, [client]),
    );
  const [[seller], [buyer], [bill]] = [
    await party(PLATFORM_CLIENT_ID),
    await party(clientId),
    await inTenant(pools.tenant, clientId, (sql) =>
      sql<Bill>(
        `select t.invoice_id, t.history_type::text, t.plan_name, t.original_amt::text, t.discount_amt::text, t.total_value::text,
           t.coupon_code, t.card, t.status::text, t."TeamSize" as team_size, t.upgrade_type::text, t.created_at,
           t.validity_date::text, s.start_at as starts_at
         from client_transaction_history t
           left join user_subscriptions s on s.id = t.user_subscription_id and s.client_id = t.client_id
         where t.client_id = $1 and t.id = $2`,
        [clientId, id],
      ),
    ),
  ];
  if (!seller || !buyer || !bill) throw new Error('the invoice went away while it was written');
  const isPaid = bill.status === 'PAID' || /^0+(\.0+)?$/.test(bill.total_value);
  const kind = kinds[bill.history_type];
  return {
    number: bill.invoice_id,
    day: localDate(bill.created_at, platformZone),
    seller: partyLines(seller),
    buyer: partyLines(buyer),
    isTaxInvoice: seller.abn !== null,
    what: kind ? `${bill.plan_name}, ${kind}` : bill.plan_name,
    details: [
      ...(bill.team_size === null ? [] : [`Team of up to ${bill.team_size} people`]),
      ...periodOf(bill),
    ],
    price: bill.original_amt,
    discount: bill.discount_amt,
    coupon: bill.coupon_code,
    total: bill.total_value,
    gst: gstOf(bill.total_value),
    isPaid,
    payment: isPaid
      ? bill.card
        ? [`Paid by card ending in ${bill.card}`]
        : []
      : howToPay(env, seller, buyer, bill.invoice_id),
  };
}

/** @returns The dates that the invoice covers. A change of plan covers the days from the change on. */
function periodOf({ history_type, created_at, starts_at, validity_date }: Bill): readonly string[] {
  if (validity_date === null) return [];
  const first = history_type === 'CHANGE' || starts_at === null ? created_at : starts_at;
  return [`${localDate(first, platformZone)} to ${validity_date}`];
}

const partyLines = ({ name, business_name, abn, address, email }: Party): readonly string[] =>
  [business_name || name, ...abnLines(abn), ...addressLines(address), email].filter((line): line is string =>
    Boolean(line),
  );

function howToPay(env: AppContext['env'], seller: Party, buyer: Party, number: string): readonly string[] {
  if (env.PAYMENTS === 'stripe') return [`Pay by card at ${addressOf(env, buyer.sub_domain)}/dashboard/plan`];
  const quote = `Quote ${number} with your payment.`;
  if (env.PAYMENT_INSTRUCTIONS) return [env.PAYMENT_INSTRUCTIONS, quote];
  return [seller.email ? `Write to ${seller.email} for our bank details. ${quote}` : quote];
}
