import {
  clientsByPlan,
  hasGrant,
  messages,
  type PeriodFacts,
  type PlansByStatus,
  planDay,
  plansByStatus,
  revenueOn,
  revenueTrend,
} from '@operatory/domain';
import type { AppContext, SignedIn } from '../../context/context.ts';
import { acrossTenants, type Sql } from '../../database/tenant.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Builder } from '../builder.ts';

interface MonthRevenue {
  readonly month: string;
  readonly amount: string;
}
interface CouponFigure {
  readonly code: string;
  readonly used: number;
  readonly limit: number | null;
  readonly saved: string;
}
interface Figures {
  readonly mrr: string | null;
  readonly mrr_trend: readonly MonthRevenue[] | null;
  readonly renewals_30_days: number | null;
  readonly unpaid_count: number | null;
  readonly unpaid_total: string | null;
  readonly coupon_uses: readonly CouponFigure[] | null;
  readonly by_status: PlansByStatus | null;
  readonly expiring_clients: readonly string[] | null;
  readonly expired_clients: readonly string[] | null;
}

/** The roles that can read what clients pay. */
const readAmounts: ReadonlySet<string> = new Set([
  'super_admin',
  'super_admin_employee',
  'accounts_executive',
]);

/**
 * Adds the query `subscription_figures`: revenue, renewals, unpaid bills and coupon uses of all clients, as
 * far as a user of the platform may see them.
 */
export function addSubscriptionFigures(builder: Builder): void {
  const month = builder.objectRef<MonthRevenue>('subscription_month').implement({
    fields: (t) => ({
      month: t.exposeString('month', { description: '`yyyy-mm`' }),
      amount: t.exposeString('amount'),
    }),
  });
  const coupon = builder.objectRef<CouponFigure>('subscription_coupon').implement({
    fields: (t) => ({
      code: t.exposeString('code'),
      used: t.exposeInt('used'),
      limit: t.exposeInt('limit', { nullable: true }),
      saved: t.exposeString('saved'),
    }),
  });
  const status = builder.objectRef<PlansByStatus>('subscription_statuses').implement({
    fields: (t) => ({
      active: t.exposeInt('active'),
      expiring: t.exposeInt('expiring', { description: 'Of the active ones, those that end in 30 days' }),
      expired: t.exposeInt('expired'),
    }),
  });
  const figures = builder.objectRef<Figures>('subscription_figures').implement({
    fields: (t) => ({
      mrr: t.exposeString('mrr', { nullable: true, description: 'Monthly recurring revenue, GST included' }),
      mrr_trend: t.field({ type: [month], nullable: true, resolve: ({ mrr_trend }) => mrr_trend }),
      renewals_30_days: t.exposeInt('renewals_30_days', { nullable: true }),
      unpaid_count: t.exposeInt('unpaid_count', { nullable: true }),
      unpaid_total: t.exposeString('unpaid_total', { nullable: true }),
      coupon_uses: t.field({ type: [coupon], nullable: true, resolve: ({ coupon_uses }) => coupon_uses }),
      by_status: t.field({ type: status, nullable: true, resolve: ({ by_status }) => by_status }),
      expiring_clients: t.field({
        type: ['uuid'],
        nullable: true,
        resolve: ({ expiring_clients }) => expiring_clients,
      }),
      expired_clients: t.field({
        type: ['uuid'],
        nullable: true,
        resolve: ({ expired_clients }) => expired_clients,
      }),
    }),
  });
  builder.queryField('subscription_figures', (t) =>
    t.field({
      type: figures,
      description: 'Figures about all clients’ subscriptions; null what the caller may not see',
      resolve: (_root, _args, { app, who }) => {
        const seesPlans = hasGrant(who.grants, 'subscriptions', 'VIEW');
        const seesCoupons = hasGrant(who.grants, 'client-plans-code', 'VIEW');
        if (!seesPlans && !seesCoupons) throw new Refusal('no_permission', messages.no_permission);
        return acrossTenants(app.pools.platform, (sql) =>
          readFigures(sql, app, who, { seesPlans, seesCoupons }),
        );
      },
    }),
  );
}

async function readFigures(
  sql: Sql,
  { clock }: Pick<AppContext, 'clock'>,
  who: SignedIn,
  { seesPlans, seesCoupons }: { readonly seesPlans: boolean; readonly seesCoupons: boolean },
): Promise<Figures> {
  const today = planDay(clock.now());
  const seesAmounts = seesPlans && readAmounts.has(who.role);
  const manager = who.role === 'sales_executive' ? who.user_id : null;
  const periods = seesPlans ? await sql<PeriodFacts>(periodsText, [today, manager]) : [];
  const by_status = seesPlans ? plansByStatus(periods, today) : null;
  const clients = seesPlans ? clientsByPlan(periods, today) : null;
  const [unpaid] = seesAmounts ? await sql<{ count: number; total: string }>(unpaidText) : [];
  return {
    mrr: seesAmounts ? revenueOn(periods, today) : null,
    mrr_trend: seesAmounts ? revenueTrend(periods, today) : null,
    renewals_30_days: by_status?.expiring ?? null,
    unpaid_count: unpaid?.count ?? null,
    unpaid_total: unpaid?.total ?? null,
    coupon_uses: seesCoupons ? await sql<CouponFigure>(couponsText) : null,
    by_status,
    expiring_clients: clients?.expiring ?? null,
    expired_clients: clients?.expired ?? null,
  };
}

const periodsText = `
  select s.client_id, (s.start_at at time zone 'Australia/Sydney')::date::text as from,
    (s.expire_at at time zone 'Australia/Sydney')::date::text as until, s.total_amount::text as total,
    s.plan_type::text, s.plan_status::text
  from user_subscriptions s join clients c on c.id = s.client_id
  where c.status = 'ACTIVE' and ($2::uuid is null or c.account_manager_user_id = $2::uuid)
    and (s.expire_at >= $1::date - interval '13 months'
      or s.start_at = (select max(l.start_at) from user_subscriptions l where l.client_id = s.client_id))
  limit 50000`;

const unpaidText = `
  select count(*)::int as count, coalesce(sum(total_value), 0)::numeric(14, 2)::text as total
  from client_transaction_history where status = 'UN_PAID'`;

const couponsText = `
  select c.coupon_code as code, c.used, c.no_of_coupon as limit,
    coalesce((select sum(h.discount_amt) from client_plans_code_redemptions r
      join client_transaction_history h on h.client_id = r.client_id and h.coupon_code = c.coupon_code
      where r.client_plans_code_id = c.id), 0)::numeric(14, 2)::text as saved
  from client_plans_code c order by c.used desc, c.coupon_code limit 20`;
