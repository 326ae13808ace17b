import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { refused } from '../refuse.ts';
import { buyAndNotify, couponCodeInput, planAt } from './buy-package.ts';
import { lockPlan, lockQuote, renewalPlan } from './buy-plan.ts';
import { ofPlanClient, planClientOf } from './plan-client.ts';
import { dayText } from './plan-notify.ts';

export const renewSubscription = defineCommand({
  name: 'renew_subscription',
  description: 'Renews a plan for another period: from its end, or from today after the grace.',
  input: z.object({ client_id: z.uuid().nullish(), coupon_code: couponCodeInput }),
  returns: 'user_subscriptions',
  run(run) {
    const clientId = planClientOf(run, run.input.client_id);
    return ofPlanClient(run, clientId, async () => {
      const at = planAt(run, clientId);
      const plan = await lockPlan(at);
      const planned = renewalPlan(plan);
      if (!planned) throw refused('plan_not_in_force');
      if (plan.next) throw refused('plan_already_renewed', { until: dayText(plan.next.expire_at) });
      const quote = await lockQuote(at, plan, { ...planned, coupon_code: run.input.coupon_code });
      const { subscription } = await buyAndNotify(at, plan, quote);
      return { id: subscription };
    });
  },
});
