import {
  addDays,
  isRunning,
  type PricedSubscription,
  planDay,
  planInstant,
  statusAfter,
} from '@operatory/domain';
import { z } from 'zod';
import { type CommandRun, defineCommand } from '../define.ts';
import { assertRule, refused } from '../refuse.ts';
import { planAt } from './buy-package.ts';
import { lockPlan, notifyPlanStep, type PlanAt } from './buy-plan.ts';
import { ofPlanClient, planClientOf } from './plan-client.ts';
import { namesOf, type StoredPlan } from './plan-rows.ts';

type Run = Pick<CommandRun<never>, 'db' | 'now' | 'actor'>;
interface Held {
  readonly at: PlanAt;
  readonly plan: StoredPlan;
  readonly current: PricedSubscription;
  readonly last: PricedSubscription;
}

/** Locks the plan of a client and runs the work if the plan has not ended. @throws Refusal */
function ofRunning(
  run: Run,
  named: string | null | undefined,
  work: (held: Held) => Promise<void>,
): Promise<{ id: string }> {
  const clientId = planClientOf(run, named);
  return ofPlanClient(run, clientId, async () => {
    const at = planAt(run, clientId);
    const plan = await lockPlan(at);
    const { current } = plan;
    if (!current) throw refused('plan_not_in_force');
    const last = plan.next ?? current;
    assertRule(isRunning(last, run.now), 'plan_ended');
    await work({ at, plan, current, last });
    return { id: current.id };
  });
}

const audit = ({ at, current }: Held, action: string, to: object): Promise<unknown> =>
  at.db.audit_log.create({
    data: {
      client_id: at.clientId,
      user_id: at.by,
      action,
      table_name: 'user_subscriptions',
      row_id: current.id,
      from_value: { plan_status: current.plan_status },
      to_value: to,
    },
  });

export const cancelSubscription = defineCommand({
  name: 'cancel_subscription',
  description: 'Cancels a plan. It runs to its end; cancelled by the platform’s owner, it ends at once.',
  input: z.object({ client_id: z.uuid().nullish(), reason: z.string().trim().max(1000).nullish() }),
  returns: 'user_subscriptions',
  run(run) {
    const { input, now, actor } = run;
    return ofRunning(run, input.client_id, async (held) => {
      const { at, plan, current, last } = held;
      assertRule(current.plan_status !== 'CANCELLED', 'plan_already_cancelled');
      const isNow = actor.role === 'super_admin';
      // The last day is set to yesterday, so that the plan has ended and nobody can change it.
      const yesterday = planInstant(addDays(planDay(now), -1));
      const reason = input.reason || null;
      for (const row of [current, ...(plan.next ? [plan.next] : [])])
        await at.db.user_subscriptions.update({
          where: { id_client_id: { id: row.id, client_id: at.clientId } },
          data: {
            plan_status: statusAfter(row, 'CANCELLED'),
            cancelled_at: now,
            cancelled_reason: reason,
            next_package_id: null,
            next_team_id: null,
            ...(isNow
              ? { expire_at: yesterday, start_at: row.start_at < yesterday ? row.start_at : yesterday }
              : {}),
            version: { increment: 1 },
          },
          select: { id: true },
        });
      await audit(held, 'plan_cancelled', { plan_status: 'CANCELLED', at_once: isNow, reason });
      const { name: plan_name } = await namesOf(at.db, current);
      await notifyPlanStep(at, plan, isNow ? 'CANCELLED_NOW' : 'CANCELLED', {
        subscription: current.id,
        plan_name,
        until: last.expire_at,
        note: reason,
      });
    });
  },
});

export const withdrawCancellation = defineCommand({
  name: 'withdraw_cancellation',
  description: 'Keeps a plan that was cancelled and still runs.',
  input: z.object({ client_id: z.uuid().nullish() }),
  returns: 'user_subscriptions',
  run(run) {
    return ofRunning(run, run.input.client_id, async (held) => {
      const { at, plan, current, last } = held;
      assertRule(current.plan_status === 'CANCELLED', 'plan_not_cancelled');
      for (const row of [current, ...(plan.next ? [plan.next] : [])])
        await at.db.user_subscriptions.update({
          where: { id_client_id: { id: row.id, client_id: at.clientId } },
          data: {
            plan_status: statusAfter(row, 'KEPT', row !== current),
            cancelled_at: null,
            cancelled_reason: null,
            version: { increment: 1 },
          },
          select: { id: true },
        });
      await audit(held, 'plan_cancellation_withdrawn', { plan_status: 'ACTIVE' });
      const { name: plan_name } = await namesOf(at.db, current);
      await notifyPlanStep(at, plan, 'CANCELLATION_WITHDRAWN', {
        subscription: current.id,
        plan_name,
        until: last.expire_at,
      });
    });
  },
});
