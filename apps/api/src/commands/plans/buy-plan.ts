import type { Tx } from '@operatory/db';
import { type PlanStep, planOfNextPeriod } from '@operatory/domain';
import { refused } from '../refuse.ts';
import { dayText, notifyOfPlan } from './plan-notify.ts';
import { readPlan, type StoredPlan } from './plan-rows.ts';
import { type CheckedQuote, type QuoteRequest, readQuote } from './read-quote.ts';
import { type WrittenTransaction, writePeriod, writeTransaction } from './write-plan.ts';

/** The transaction's tenant is `clientId`, and that client's row is locked. */
export interface PlanAt {
  readonly db: Tx;
  readonly now: Date;
  readonly clientId: string;
  readonly by: string | null;
}

export async function lockPlan({ db, now, clientId }: PlanAt): Promise<StoredPlan> {
  const plan = await readPlan(db, clientId, now, true);
  if (!plan) throw refused('fill_valid_details');
  return plan;
}

/**
 * Locks the coupon and calculates the quote. @throws Refusal if the plan is not sold or its coupon or team
 * does not fit
 */
export async function lockQuote(
  { db, now }: PlanAt,
  plan: StoredPlan,
  asked: QuoteRequest,
): Promise<CheckedQuote> {
  const quote = await readQuote(db, plan, asked, { now, hold: true });
  if (!quote) throw refused('plan_not_sold');
  if (quote.problem) throw refused(quote.problem, seatNumbers(quote));
  return quote;
}
export const seatNumbers = ({ seats }: Pick<CheckedQuote, 'seats'>): Readonly<Record<string, string>> => ({
  size: String(seats.size),
  taken: String(seats.taken),
});

export interface Purchase extends WrittenTransaction {
  readonly subscription: string;
  readonly total: string;
}

/** Stores a purchase or renewal: the period, its invoice, the coupon's use and the client's amounts. */
export async function buyPlan(at: PlanAt, plan: StoredPlan, quote: CheckedQuote): Promise<Purchase> {
  const subscription = await writePeriod(at.db, plan, quote, at.now);
  const type = quote.kind === 'RENEWAL' ? 'RENEWAL' : 'PURCHASE';
  const written = await writeTransaction(at.db, plan, quote, { subscription, type, by: at.by });
  return { ...written, subscription, total: quote.total };
}

export const notifyPlanStep = (
  at: PlanAt,
  plan: StoredPlan,
  step: PlanStep,
  {
    subscription,
    plan_name,
    until,
    note = null,
  }: { subscription: string; plan_name: string; until: Date; note?: string | null },
): Promise<void> =>
  notifyOfPlan(at.db, at.by, {
    name: 'plan_changed',
    entityId: subscription,
    clinicId: null,
    payload: {
      client_id: plan.client.id,
      client_name: plan.client.name,
      account_manager_user_id: plan.client.account_manager_user_id,
      plan_name,
      step,
      until: dayText(until),
      note,
    },
  });

/** @returns The plan that a renewal buys: the current one, or the cheaper one chosen for the next period. */
export const renewalPlan = ({
  current,
  next,
}: StoredPlan): { package_id: number; team_id: number } | null => {
  const last = next ?? current;
  if (!last) return null;
  const { package_id, team_id } = planOfNextPeriod(last);
  return team_id === null ? null : { package_id, team_id };
};
