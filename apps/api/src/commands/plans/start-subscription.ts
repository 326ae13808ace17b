import type { Tx } from '@operatory/db';
import { type Bought, buyPlan, heldPlan, heldQuote, type PlanAt } from './buy-plan.ts';

export interface StartedSubscription {
  readonly clientId: string;
  readonly packageId: number;
  readonly teamId: number;
  readonly couponCode: string | null;
  /** Who buys it; null for a client that signs up. */
  readonly by: string | null;
}

/**
 * Gives a client that was just made its first plan, in the caller's transaction, whose tenant is that client: the coupon is locked,
 * checked and counted, and the subscription and its invoice are written. @throws Refusal, after which nothing of it remains
 */
export async function startSubscription(
  db: Tx,
  { clientId, packageId, teamId, couponCode, by }: StartedSubscription,
): Promise<Bought> {
  const [row] = await db.$queryRaw<{ now: Date }[]>`select app.now() as now`;
  const at: PlanAt = { db, now: row?.now ?? new Date(), clientId, by };
  const plan = await heldPlan(at);
  const quote = await heldQuote(at, plan, {
    package_id: packageId,
    team_id: teamId,
    coupon_code: couponCode,
  });
  return buyPlan(at, plan, quote);
}
