import { daysBetween } from '../time/calendar-days.ts';
import { monthsLater } from '../time/months.ts';
import { addDays } from '../time/zoned-time.ts';
import type { PlanType } from './billing-period.ts';
import { monthlyRevenue } from './money.ts';

/** A period of a client's plan. Dates are on the platform's calendar. */
export interface PeriodFacts {
  readonly client_id: string;
  readonly from: string;
  readonly until: string;
  readonly total: string;
  readonly plan_type: PlanType;
  readonly plan_status: 'PENDING' | 'ACTIVE' | 'EXPIRED' | 'CANCELLED';
}

/** A plan counts as expiring in its last 30 days. */
const renewalDays = 30;

function latestOn(periods: readonly PeriodFacts[], day: string): readonly PeriodFacts[] {
  const latest = new Map<string, PeriodFacts>();
  for (const period of periods) {
    const known = latest.get(period.client_id);
    if (period.from <= day && (!known || known.from < period.from)) latest.set(period.client_id, period);
  }
  return [...latest.values()];
}

/** The monthly revenue of the plans that run on a day. Trials count as 0. */
export const revenueOn = (periods: readonly PeriodFacts[], day: string): string =>
  monthlyRevenue(
    latestOn(periods, day).filter(({ until, plan_type }) => until >= day && plan_type !== 'TRIAL'),
  );

/** @returns The monthly revenue at the end of each of the last months, and today. */
export function revenueTrend(
  periods: readonly PeriodFacts[],
  today: string,
  months = 12,
): readonly { readonly month: string; readonly amount: string }[] {
  const first = `${today.slice(0, 7)}-01`;
  return Array.from({ length: months }, (_, index) => {
    const month = monthsLater(first, index - months + 1).slice(0, 7);
    const day = index === months - 1 ? today : addDays(monthsLater(`${month}-01`, 1), -1);
    return { month, amount: revenueOn(periods, day) };
  });
}

export interface PlansByStatus {
  readonly active: number;
  /** Active plans that end soon and were not renewed. */
  readonly expiring: number;
  readonly expired: number;
}
export const plansByStatus = (periods: readonly PeriodFacts[], today: string): PlansByStatus => {
  const { active, expiring, expired } = clientsByPlan(periods, today);
  return { active: active.length, expiring: expiring.length, expired: expired.length };
};

/** @returns The ids of clients by the state of their plan. */
export function clientsByPlan(
  periods: readonly PeriodFacts[],
  today: string,
): { readonly [Status in keyof PlansByStatus]: readonly string[] } {
  const renewed = new Set(periods.filter(({ from }) => from > today).map(({ client_id }) => client_id));
  const left = latestOn(periods, today).map(({ client_id, until }) => ({
    client_id,
    days: daysBetween(today, until),
  }));
  const idsOf = (is: (plan: (typeof left)[number]) => boolean) =>
    left.filter(is).map(({ client_id }) => client_id);
  return {
    active: idsOf(({ days }) => days >= 0),
    expiring: idsOf(({ client_id, days }) => days >= 0 && days <= renewalDays && !renewed.has(client_id)),
    expired: idsOf(({ days }) => days < 0),
  };
}
