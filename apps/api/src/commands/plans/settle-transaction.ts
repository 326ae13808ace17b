import type { Tx } from '@operatory/db';
import { PLATFORM_CLIENT_ID } from '@operatory/db';
import { notFound } from '../../errors/refusal.ts';
import { assertRule } from '../refuse.ts';
import { notifyOfPlan } from './plan-notify.ts';

/** The transaction's tenant is `clientId`, and that client's row is locked. */
export interface PaymentAt {
  readonly db: Tx;
  readonly now: Date;
  readonly clientId: string;
  /** The user who records the payment; null for a payment that the gateway reports. */
  readonly by: string | null;
}

interface Held {
  readonly id: string;
  readonly invoice_id: string;
  readonly plan_name: string;
  readonly status: 'PAID' | 'UN_PAID';
  readonly total: string;
  readonly user_subscription_id: string | null;
  readonly client_name: string;
  readonly account_manager_user_id: string | null;
}

/** @returns The id of an invoice's client. @throws Refusal if the invoice does not exist */
export async function clientOfTransaction(db: Tx, id: string): Promise<string> {
  const [row] = await db.$queryRaw<{ client: string | null }[]>`
    select app.client_of_transaction(${id}::uuid) as client`;
  if (!row?.client || row.client === PLATFORM_CLIENT_ID) throw notFound();
  return row.client;
}

/** Marks an invoice as paid, or as unpaid with a reason. @throws Refusal if it already has that status */
export async function settleTransaction(
  { db, now, clientId, by }: PaymentAt,
  id: string,
  booking:
    | { readonly paid: true; readonly card: string | null }
    | { readonly paid: false; readonly reason: string },
): Promise<void> {
  const [held] = await db.$queryRaw<Held[]>`
    select h.id, h.invoice_id, h.plan_name, h.status::text, h.total_value::text as total, h.user_subscription_id,
      c.name as client_name, c.account_manager_user_id
    from client_transaction_history h join clients c on c.id = h.client_id
    where h.client_id = ${clientId}::uuid and h.id = ${id}::uuid for update of h`;
  if (!held) throw notFound();
  assertRule(held.total !== '0.00', 'payment_nothing_due');
  if (booking.paid) assertRule(held.status === 'UN_PAID', 'payment_already_paid');
  else assertRule(held.status === 'PAID', 'payment_not_paid');
  const status = booking.paid ? 'PAID' : 'UN_PAID';
  await db.client_transaction_history.update({
    where: { id_client_id: { id, client_id: clientId } },
    data: { status, card: booking.paid ? booking.card : null },
    select: { id: true },
  });
  if (held.user_subscription_id) await settleSubscription(db, now, clientId, held.user_subscription_id);
  const reason = booking.paid ? null : booking.reason;
  await db.audit_log.create({
    data: {
      client_id: clientId,
      user_id: by,
      action: booking.paid ? 'paid' : 'unpaid',
      table_name: 'client_transaction_history',
      row_id: id,
      from_value: { status: held.status },
      to_value: { status, ...(reason === null ? {} : { reason }) },
    },
  });
  const { client_name, account_manager_user_id, plan_name, invoice_id, total } = held;
  await notifyOfPlan(db, by, {
    name: 'payment',
    entityId: id,
    clinicId: null,
    payload: {
      client_id: clientId,
      client_name,
      account_manager_user_id,
      plan_name,
      invoice_id,
      amount: total,
      paid: booking.paid,
      reason,
    },
  });
}

/** A subscription is paid when all of its invoices are. */
async function settleSubscription(db: Tx, now: Date, clientId: string, subscription: string): Promise<void> {
  const open = await db.client_transaction_history.count({
    where: { client_id: clientId, user_subscription_id: subscription, status: 'UN_PAID' },
  });
  await db.user_subscriptions.update({
    where: { id_client_id: { id: subscription, client_id: clientId } },
    data: open > 0 ? { payment_status: 'UN_PAID', paid_at: null } : { payment_status: 'PAID', paid_at: now },
    select: { id: true },
  });
}
