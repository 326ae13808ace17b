import type { TestServer } from '../support/server.ts';
import { north } from '../support/server.ts';

let number = 0;

/** @returns The ids of an invoice of north, and of the subscription that it is for. */
export async function addBill(
  { root }: TestServer,
  values: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly id: string; readonly subscription: string }> {
  number += 1;
  const { rows: subscriptions } = await root.query(
    `insert into user_subscriptions (client_id, package_id, team_id, plan_status, start_at, expire_at, total_amount)
     values ($1, 2, 2, 'ACTIVE', '2026-11-20T01:00:00Z', '2099-12-20T01:00:00Z', '219.95') returning id`,
    [north.client],
  );
  const row = {
    client_id: north.client,
    user_subscription_id: subscriptions[0].id,
    invoice_id: `INV-T${String(number).padStart(3, '0')}`,
    history_type: 'PURCHASE',
    plan_name: 'Practice',
    original_amt: '219.95',
    discount_amt: '0.00',
    total_value: '219.95',
    TeamSize: 25,
    validity_date: '2026-12-20',
    created_at: '2026-11-20T01:00:00Z',
    ...values,
  };
  const { rows } = await root.query(
    `insert into client_transaction_history (${Object.keys(row)
      .map((name) => `"${name}"`)
      .join(', ')}) values (${Object.keys(row).map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(row),
  );
  return { id: String(rows[0].id), subscription: String(subscriptions[0].id) };
}
