import { isRunning } from '@operatory/domain';
import { z } from 'zod';
import { type CommandRun, defineCommand } from '../define.ts';
import { assertRule } from '../refuse.ts';
import { buyPlan, lockPlan, lockQuote, notifyPlanStep, type PlanAt, type Purchase } from './buy-plan.ts';
import { ofPlanClient, planClientOf } from './plan-client.ts';
import type { StoredPlan } from './plan-rows.ts';
import type { CheckedQuote } from './read-quote.ts';

export const couponCodeInput = z.string().max(100).nullish();

export const planAt = (
  { db, now, actor }: Pick<CommandRun<never>, 'db' | 'now' | 'actor'>,
  clientId: string,
): PlanAt => ({
  db,
  now,
  clientId,
  by: actor.user_id,
});

export async function buyAndNotify(at: PlanAt, plan: StoredPlan, quote: CheckedQuote): Promise<Purchase> {
  const bought = await buyPlan(at, plan, quote);
  const step = quote.kind === 'RENEWAL' ? 'RENEWED' : 'BOUGHT';
  await notifyPlanStep(at, plan, step, { ...bought, until: quote.expires_at });
  return bought;
}

export const buyPackage = defineCommand({
  name: 'buy_package',
  description: 'Buys a plan for a client that has none, or whose plan has ended.',
  input: z.object({
    client_id: z.uuid().nullish(),
    package_id: z.int(),
    team_id: z.int(),
    coupon_code: couponCodeInput,
  }),
  returns: 'user_subscriptions',
  run(run) {
    const clientId = planClientOf(run, run.input.client_id);
    return ofPlanClient(run, clientId, async () => {
      const at = planAt(run, clientId);
      const plan = await lockPlan(at);
      const last = plan.next ?? plan.current;
      assertRule(!last || !isRunning(last, run.now), 'plan_in_force');
      const { subscription } = await buyAndNotify(at, plan, await lockQuote(at, plan, run.input));
      return { id: subscription };
    });
  },
});
