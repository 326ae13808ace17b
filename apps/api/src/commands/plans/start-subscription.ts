import type { Tx } from '@operatory/db';
import { buyPlan, lockPlan, lockQuote, type PlanAt, type Purchase } from './buy-plan.ts';

export interface StartedSubscription {
  readonly clientId: string;
  readonly packageId: number;
  readonly teamId: number;
  readonly couponCode: string | null;
  /** The user who buys; null for a client that signs up. */
  readonly by: string | null;
}

/**
 * Gives a new client its first plan. The transaction's tenant must be that client. @throws Refusal, for
 * example for an invalid coupon; the caller must then roll back
 */
export async function startSubscription(
  db: Tx,
  { clientId, packageId, teamId, couponCode, by }: StartedSubscription,
): Promise<Purchase> {
  const [row] = await db.$queryRaw<{ now: Date }[]>`select app.now() as now`;
  const at: PlanAt = { db, now: row?.now ?? new Date(), clientId, by };
  const plan = await lockPlan(at);
  const quote = await lockQuote(at, plan, {
    package_id: packageId,
    team_id: teamId,
    coupon_code: couponCode,
  });
  return buyPlan(at, plan, quote);
}
