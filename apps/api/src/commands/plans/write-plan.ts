import type { Tx } from '@operatory/db';
import { discountTermsOf, hasBegun, statusAfter, statusOfNew, subtractMoney } from '@operatory/domain';
import { namesOf, planDate, type StoredPlan } from './plan-rows.ts';
import type { CheckedQuote } from './read-quote.ts';

type HistoryType = 'PURCHASE' | 'RENEWAL' | 'CHANGE' | 'CANCELLATION';

/** The next number is safe only while the client's row is locked. */
async function invoiceNumber(db: Tx, clientId: string): Promise<string> {
  const [row] = await db.$queryRaw<{ number: number }[]>`
    select coalesce(max(substring(invoice_id from '^INV-([0-9]{1,9})$')::int), 0) + 1 as number
    from client_transaction_history where client_id = ${clientId}::uuid`;
  return `INV-${String(row?.number ?? 1).padStart(4, '0')}`;
}

export interface WrittenTransaction {
  readonly id: string;
  readonly invoice_id: string;
  readonly plan_name: string;
}

export interface TransactionFacts {
  readonly subscription: string;
  readonly type: HistoryType;
  readonly upgrade?: 'UPGRADE' | 'DOWNGRADE';
  readonly notes?: string | null;
  readonly by: string | null;
}
/** Stores the invoice with the names and prices as they are now. An invoice of 0 is stored as paid. */
export async function writeTransaction(
  db: Tx,
  { client, current, kept }: StoredPlan,
  quote: CheckedQuote,
  about: TransactionFacts,
): Promise<WrittenTransaction> {
  const { name, team_size } = await namesOf(db, quote.wanted);
  const discount = quote.coupon ?? (quote.period_original === quote.period_total ? null : kept);
  const couponCode = quote.coupon?.coupon_code ?? (discount ? client.coupon_code : null);
  const invoice_id = await invoiceNumber(db, client.id);
  const { id } = await db.client_transaction_history.create({
    data: {
      client_id: client.id,
      user_subscription_id: about.subscription,
      invoice_id,
      history_type: about.type,
      plan_name: name,
      original_amt: quote.original,
      discount_type: discount?.type ?? null,
      discount_value: discount?.value ?? null,
      discount_amt: quote.discount,
      total_value: quote.total,
      status: quote.total === '0.00' ? 'PAID' : 'UN_PAID',
      coupon_code: couponCode,
      validity_date: planDate(quote.expires_at),
      TeamSize: team_size,
      upgrade_type: about.upgrade ?? null,
      upgrade_notes: about.notes ?? null,
      existing_package_id: current?.package_id ?? null,
      new_package_id: quote.wanted.package_id,
      created_by_user_id: about.by,
    },
    select: { id: true },
  });
  await redeem(db, client.id, quote, id);
  return { id, invoice_id, plan_name: name };
}

/** Counts the coupon's use, once for each client. The coupon is locked since it was checked. */
async function redeem(
  db: Tx,
  clientId: string,
  { coupon }: CheckedQuote,
  transactionId: string,
): Promise<void> {
  if (!coupon || coupon.used_on !== null) return;
  await db.client_plans_code_redemptions.create({
    data: {
      client_id: clientId,
      client_plans_code_id: coupon.id,
      client_transaction_history_id: transactionId,
    },
    select: { id: true },
  });
}

/** Stores the client's new coupon, and the plan with its price if the plan has already started. */
export async function writeClient(
  db: Tx,
  clientId: string,
  { wanted, coupon, coupon_from, coupon_until, period_original, period_total }: CheckedQuote,
  isInForce: boolean,
): Promise<void> {
  await db.clients.update({
    where: { id: clientId },
    data: {
      ...(isInForce
        ? {
            package_id: wanted.package_id,
            team_id: wanted.team_id,
            Original_amt: period_original,
            total_value: period_total,
            discount_amt: subtractMoney(period_original, period_total),
          }
        : {}),
      ...(coupon
        ? {
            coupon_code: coupon.coupon_code,
            discount_id: coupon.id,
            discount_type: coupon.type,
            discount_terms: discountTermsOf(coupon.discount_months),
            discount_start_date: new Date(`${coupon_from}T00:00:00Z`),
            discount_end_date: coupon_until === null ? null : new Date(`${coupon_until}T00:00:00Z`),
          }
        : {}),
    },
    select: { id: true },
  });
}

/** Stores the period of a purchase or renewal, and marks the current period as followed or renewed. */
export async function writePeriod(db: Tx, plan: StoredPlan, quote: CheckedQuote, now: Date): Promise<string> {
  const begins = hasBegun(quote.starts_at, now);
  if (plan.current) {
    const status = statusAfter(plan.current, begins ? 'FOLLOWED' : 'RENEWED');
    await db.user_subscriptions.update({
      where: { id_client_id: { id: plan.current.id, client_id: plan.client.id } },
      data: {
        plan_status: status,
        ...(status === 'ACTIVE' ? { cancelled_at: null, cancelled_reason: null } : {}),
        version: { increment: 1 },
      },
      select: { id: true },
    });
  }
  const isFree = quote.total === '0.00';
  const { id } = await db.user_subscriptions.create({
    data: {
      client_id: plan.client.id,
      package_id: quote.wanted.package_id,
      team_id: quote.wanted.team_id,
      plan_type: quote.plan_type,
      plan_status: statusOfNew(begins),
      payment_status: isFree ? 'PAID' : 'UN_PAID',
      paid_at: isFree ? now : null,
      start_at: quote.starts_at,
      expire_at: quote.expires_at,
      total_amount: quote.period_total,
      anchor_day: quote.anchor_day,
    },
    select: { id: true },
  });
  await writeClient(db, plan.client.id, quote, begins);
  return id;
}
