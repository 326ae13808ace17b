import { messages } from '@operatory/domain';
import { Person } from '../support/person.ts';
import { north } from '../support/server.ts';
import type { Arena } from './arena.ts';
import type { PrepareRace } from './command-races.ts';

const practice = { package_id: 2, team_id: 2 };
const client = [north.client];

/**
 * Client north loses its plan and history, and gets a plan that started ten days ago, or none if `status` is
 * null.
 */
async function planOf({ sql }: Arena, status: 'ACTIVE' | 'CANCELLED' | null): Promise<string> {
  for (const table of ['client_plans_code_redemptions', 'client_transaction_history', 'user_subscriptions'])
    await sql(`delete from ${table} where client_id = $1`, client);
  await sql('update clients set package_id = 2, team_id = 2 where id = $1', client);
  if (status === null) return '';
  const [row] = await sql(
    `insert into user_subscriptions (client_id, package_id, team_id, plan_status, payment_status, start_at, expire_at, total_amount, anchor_day, cancelled_at)
     values ($1, 2, 2, $2, 'PAID', now() - interval '10 days', now() + interval '20 days', 219.95, 15, now()) returning id`,
    [north.client, status],
  );
  return String(row?.id);
}
async function invoiceOf(arena: Arena, status: 'PAID' | 'UN_PAID'): Promise<string> {
  const subscription = await planOf(arena, 'ACTIVE');
  const [row] = await arena.sql(
    `insert into client_transaction_history (client_id, user_subscription_id, invoice_id, history_type, plan_name, original_amt, total_value, status)
     values ($1, $2, 'INV-0001', 'PURCHASE', 'Practice', 219.95, 219.95, $3) returning id`,
    [north.client, subscription, status],
  );
  return String(row?.id);
}
const staff = (arena: Arena, name: string): Promise<Person> =>
  Person.signIn(arena.portOf(0), 'superadmin', `${name}@operatory.example`);
const audited = ({ count }: Arena, row: string, action: string) =>
  count('select count(*) from audit_log where row_id = $1 and action = $2', [row, action]);
const end = (arena: Arena) => () => planOf(arena, 'ACTIVE');

export const planRaces: Readonly<Record<string, PrepareRace>> = {
  async buy_package(arena, { admin }) {
    await planOf(arena, null);
    return {
      call: () => ({ by: admin, values: practice }),
      winners: 1,
      losers: messages.plan_in_force,
      done: () => arena.count('select count(*) from client_transaction_history where client_id = $1', client),
      all: 1,
      end: end(arena),
    };
  },
  /**
   * All requests have read the same version of the plan. Some ask for a higher package, others for a lower
   * one.
   */
  async change_package(arena, { admin }) {
    await planOf(arena, 'ACTIVE');
    return {
      call: (n) => ({
        by: admin,
        values: { package_id: n % 2 ? 3 : 1, team_id: 2 + (n % 3 ? 0 : 1), version: 1 },
      }),
      winners: 1,
      losers: messages.plan_is_newer,
      done: () => arena.count('select count(*) from client_transaction_history where client_id = $1', client),
      all: 1,
      end: end(arena),
    };
  },
  async renew_subscription(arena, { admin }) {
    await planOf(arena, 'ACTIVE');
    return {
      call: () => ({ by: admin, values: { client_id: null } }),
      winners: 1,
      done: () => arena.count('select count(*) - 1 from user_subscriptions where client_id = $1', client),
      all: 1,
      end: end(arena),
    };
  },
  async cancel_subscription(arena, { admin }) {
    const id = await planOf(arena, 'ACTIVE');
    return {
      call: () => ({ by: admin, values: { reason: 'Closing' } }),
      winners: 1,
      losers: messages.plan_already_cancelled,
      done: () => audited(arena, id, 'plan_cancelled'),
      all: 1,
      end: end(arena),
    };
  },
  async withdraw_cancellation(arena, { admin }) {
    const id = await planOf(arena, 'CANCELLED');
    return {
      call: () => ({ by: admin, values: { client_id: null } }),
      winners: 1,
      losers: messages.plan_not_cancelled,
      done: () => audited(arena, id, 'plan_cancellation_withdrawn'),
      all: 1,
      end: end(arena),
    };
  },
  async mark_subscription_paid(arena) {
    const by = await staff(arena, 'anil.kapoor');
    const id = await invoiceOf(arena, 'UN_PAID');
    return {
      call: () => ({ by, values: { id, card: '4242' } }),
      winners: 1,
      losers: messages.payment_already_paid,
      done: () => audited(arena, id, 'paid'),
      all: 1,
      end: end(arena),
    };
  },
  async mark_subscription_unpaid(arena) {
    const by = await staff(arena, 'anil.kapoor');
    const id = await invoiceOf(arena, 'PAID');
    return {
      call: () => ({ by, values: { id, reason: 'Bounced' } }),
      winners: 1,
      losers: messages.payment_not_paid,
      done: () => audited(arena, id, 'unpaid'),
      all: 1,
      end: end(arena),
    };
  },
  async set_coupon_status(arena) {
    const by = await staff(arena, 'owner');
    const [row] = await arena.sql(
      "insert into client_plans_code (title, coupon_code, value) values ('Raced', 'RACED', 10) returning id",
    );
    const id = String(row?.id);
    return {
      call: () => ({ by, values: { id, status: 'INACTIVE' } }),
      winners: 1,
      losers: messages.status_unchanged,
      done: () => audited(arena, id, 'coupon_status'),
      all: 1,
    };
  },
};
