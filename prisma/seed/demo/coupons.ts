import { PLATFORM_CLIENT_ID } from '../../../packages/db/src/platform.ts';
import { addDays, discountedPrice, localDate, platformZone } from '../../../packages/domain/src/index.ts';
import { daysFrom } from '../organisation.ts';
import { userId } from '../people.ts';
import { asClient, idOf, insert, type Row, type Sql } from '../sql.ts';
import { brightBay, harbour } from './organisations.ts';

interface CouponStory {
  readonly title: string;
  readonly code: string;
  readonly type: 'PERCENTAGE' | 'FLAT';
  readonly value: string;
  /** Whole days before (negative) or after now. `to` is null for a coupon without an end. */
  readonly from?: number;
  readonly to: number | null;
  readonly uses: number | null;
  readonly months?: number;
  readonly status?: 'INACTIVE';
}

/** Coupons in each state: active, scheduled, expired, used up and inactive. */
const coupons: readonly CouponStory[] = [
  {
    title: 'Welcome offer',
    code: 'WELCOME15',
    type: 'PERCENTAGE',
    value: '15.00',
    to: 120,
    uses: 50,
  },
  { title: 'Fair visitors', code: 'ADX50', type: 'FLAT', value: '50.00', to: 30, uses: 20 },
  { title: 'Winter offer', code: 'WINTER25', type: 'PERCENTAGE', value: '25.00', to: -20, uses: null },
  {
    title: 'Summer offer',
    code: 'SUMMER20',
    type: 'PERCENTAGE',
    value: '20.00',
    from: 14,
    to: 75,
    uses: 30,
    months: 3,
  },
  {
    title: 'First client in Queensland',
    code: 'EARLY10',
    type: 'PERCENTAGE',
    value: '10.00',
    to: null,
    uses: 1,
    months: 1,
  },
  {
    title: 'Partner rate',
    code: 'PARTNER30',
    type: 'PERCENTAGE',
    value: '30.00',
    to: null,
    uses: null,
    status: 'INACTIVE',
  },
];

/** Adds the coupons, of which two clients used one when they added seats. */
export async function seedCoupons(sql: Sql, now: Date): Promise<void> {
  const today = localDate(now, platformZone);
  await insert(
    sql,
    'client_plans_code',
    coupons.map(
      ({ title, code, type, value, from = -60, to, uses, months, status = 'ACTIVE' }): Row => ({
        id: idOf('coupon', code),
        title,
        coupon_code: code,
        terms: 'New clients only. Not with other offers.',
        type,
        value,
        status,
        start_date: addDays(today, from),
        end_date: to === null ? null : addDays(today, to),
        no_of_coupon: uses,
        used: 0,
        discount_months: months ?? null,
        updated_by: userId(PLATFORM_CLIENT_ID, 'anil.kapoor@operatory.example'),
        created_at: daysFrom(now, -60),
      }),
    ),
  );
  await seedUse(sql, now, {
    ...harbour,
    code: 'WELCOME15',
    value: '15.00',
    price: '90.00',
    plan: 'Practice',
  });
  await seedUse(sql, now, {
    ...brightBay,
    code: 'EARLY10',
    value: '10.00',
    price: '70.00',
    plan: 'Essential',
  });
  await asClient(sql, PLATFORM_CLIENT_ID);
}

const teamSizes = [10, 25, 60, 150];

async function seedUse(
  sql: Sql,
  now: Date,
  use: {
    readonly id: string;
    readonly packageId: number;
    readonly teamId: number;
    readonly code: string;
    readonly value: string;
    readonly price: string;
    readonly plan: string;
  },
): Promise<void> {
  const client_id = use.id;
  const created_at = daysFrom(now, -45);
  const { original, discount, total } = discountedPrice(use.price, { type: 'PERCENTAGE', value: use.value });
  await asClient(sql, client_id);
  const invoice = idOf(client_id, 'invoice', '2');
  await insert(sql, 'client_transaction_history', [
    {
      id: invoice,
      client_id,
      user_subscription_id: idOf(client_id, 'plan'),
      invoice_id: 'INV-0002',
      history_type: 'CHANGE',
      upgrade_type: 'UPGRADE',
      plan_name: use.plan,
      original_amt: original,
      discount_type: 'PERCENTAGE',
      discount_value: use.value,
      discount_amt: discount,
      total_value: total,
      status: 'PAID',
      coupon_code: use.code,
      card: '4242',
      TeamSize: teamSizes[use.teamId - 1],
      existing_package_id: use.packageId,
      new_package_id: use.packageId,
      created_at,
    },
  ]);
  await insert(sql, 'client_plans_code_redemptions', [
    {
      id: idOf(client_id, 'redemption'),
      client_id,
      client_plans_code_id: idOf('coupon', use.code),
      client_transaction_history_id: invoice,
      created_at,
    },
  ]);
}
