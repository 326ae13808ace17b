import { isRunning, type PricedSubscription } from '@operatory/domain';
import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { assertRule, refused } from '../refuse.ts';
import { buyAndNotify, couponCodeInput, planAt } from './buy-package.ts';
import { lockPlan, lockQuote, notifyPlanStep, type PlanAt } from './buy-plan.ts';
import { ofPlanClient, planClientOf } from './plan-client.ts';
import type { StoredPlan } from './plan-rows.ts';
import type { CheckedQuote } from './read-quote.ts';
import { type TransactionFacts, writeClient, writeTransaction } from './write-plan.ts';

export const changePackage = defineCommand({
  name: 'change_package',
  description:
    'Changes a plan: to a dearer one at once, for the days that are left; to a cheaper one from the next period. The plan that runs again withdraws such a change. A plan that has ended is bought anew.',
  input: z.object({
    client_id: z.uuid().nullish(),
    package_id: z.int(),
    team_id: z.int(),
    coupon_code: couponCodeInput,
    version: z.int().nullish(),
  }),
  returns: 'user_subscriptions',
  run(run) {
    const { input, now } = run;
    const clientId = planClientOf(run, input.client_id);
    return ofPlanClient(run, clientId, async () => {
      const at = planAt(run, clientId);
      const plan = await lockPlan(at);
      const { current } = plan;
      if (!current) throw refused('plan_not_in_force');
      const versions = [current.version, plan.next?.version];
      assertRule(input.version == null || versions.includes(input.version), 'plan_is_newer');
      const isOver = !isRunning(plan.next ?? current, now);
      assertRule(isOver || current.plan_status !== 'CANCELLED', 'plan_is_cancelled');
      const quote = await lockQuote(at, plan, input);
      if (isOver) return { id: (await buyAndNotify(at, plan, quote)).subscription };
      switch (quote.kind) {
        case 'UPGRADE':
          return upgrade(at, plan, current, quote);
        case 'DOWNGRADE':
          return planDowngrade(at, plan, current, quote);
        default:
          assertRule(quote.kind === 'SAME' && (plan.next ?? current).next_package_id !== null, 'plan_same');
          return keepPlan(at, plan, current, quote);
      }
    });
  },
});

type Row = PricedSubscription;
const rowsOf = ({ current, next }: StoredPlan): readonly string[] =>
  [current, next].flatMap((row) => (row ? [row.id] : []));

/** Increases the version of all changed periods, so that of two simultaneous changes one is refused. */
const changeRows = ({ db, clientId }: PlanAt, ids: readonly string[], data: object): Promise<unknown> =>
  db.user_subscriptions.updateMany({
    where: { client_id: clientId, id: { in: [...ids] } },
    data: { ...data, version: { increment: 1 } },
  });

/** Stores the transaction of a change and notifies the people concerned. */
async function recordChange(
  at: PlanAt,
  plan: StoredPlan,
  quote: CheckedQuote,
  step: Parameters<typeof notifyPlanStep>[2],
  { until, ...about }: Omit<TransactionFacts, 'type' | 'by'> & { readonly until: Date },
): Promise<void> {
  const { plan_name } = await writeTransaction(at.db, plan, quote, { ...about, type: 'CHANGE', by: at.by });
  await notifyPlanStep(at, plan, step, { subscription: about.subscription, plan_name, until });
}

async function upgrade(
  at: PlanAt,
  plan: StoredPlan,
  current: Row,
  quote: CheckedQuote,
): Promise<{ id: string }> {
  const { package_id, team_id } = quote.wanted;
  await changeRows(at, rowsOf(plan), {
    package_id,
    team_id,
    next_package_id: null,
    next_team_id: null,
    total_amount: quote.period_total,
    ...(quote.total === '0.00' ? {} : { payment_status: 'UN_PAID', paid_at: null }),
  });
  await writeClient(at.db, at.clientId, quote, true);
  const until = quote.expires_at;
  await recordChange(at, plan, quote, 'UPGRADED', { subscription: current.id, upgrade: 'UPGRADE', until });
  return { id: current.id };
}

async function planDowngrade(
  at: PlanAt,
  plan: StoredPlan,
  current: Row,
  quote: CheckedQuote,
): Promise<{ id: string }> {
  const subscription = (plan.next ?? current).id;
  await changeRows(at, rowsOf(plan), {});
  await at.db.user_subscriptions.updateMany({
    where: { client_id: at.clientId, id: subscription },
    data: { next_package_id: quote.wanted.package_id, next_team_id: quote.wanted.team_id },
  });
  await writeClient(at.db, at.clientId, quote, false);
  const until = quote.starts_at;
  await recordChange(at, plan, quote, 'DOWNGRADE_PLANNED', { subscription, upgrade: 'DOWNGRADE', until });
  return { id: current.id };
}

async function keepPlan(
  at: PlanAt,
  plan: StoredPlan,
  current: Row,
  quote: CheckedQuote,
): Promise<{ id: string }> {
  await changeRows(at, rowsOf(plan), { next_package_id: null, next_team_id: null });
  const notes = 'The planned change was withdrawn';
  await recordChange(at, plan, quote, 'KEPT', { subscription: current.id, notes, until: quote.expires_at });
  return { id: current.id };
}
