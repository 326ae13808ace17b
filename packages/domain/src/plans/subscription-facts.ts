import { daysLeft, hasBegun, type PlanType } from './billing-period.ts';

export interface SubscriptionFacts {
  readonly id: string;
  readonly package_id: number;
  readonly team_id: number | null;
  readonly plan_type: PlanType;
  readonly plan_status: 'PENDING' | 'ACTIVE' | 'EXPIRED' | 'CANCELLED';
  readonly start_at: Date;
  readonly expire_at: Date;
  /** The price of the whole period. */
  readonly total_amount: string;
  readonly anchor_day: number | null;
  readonly next_package_id: number | null;
  readonly next_team_id: number | null;
  readonly version: number;
}

/** The latest period that has started, and one that was bought in advance. */
export interface OwnPlan<Row> {
  readonly current: Row | null;
  readonly next: Row | null;
}

type Times = Pick<SubscriptionFacts, 'start_at' | 'expire_at' | 'plan_status'>;
const startOf = ({ start_at }: Times): number => start_at.getTime();

export function ownPlan<Row extends Times>(rows: readonly Row[], now: Date): OwnPlan<Row> {
  const sorted = [...rows].sort((one, other) => startOf(one) - startOf(other));
  return {
    current: sorted.filter(({ start_at }) => hasBegun(start_at, now)).at(-1) ?? null,
    next: sorted.filter(({ start_at }) => !hasBegun(start_at, now)).at(-1) ?? null,
  };
}

/** A plan is running until the end of its last day. */
export const isRunning = ({ expire_at }: Pick<Times, 'expire_at'>, now: Date): boolean =>
  daysLeft(expire_at, now) >= 0;

type Plan = Pick<SubscriptionFacts, 'package_id' | 'team_id' | 'next_package_id' | 'next_team_id'>;
/** @returns The plan that the next period will have. */
export const planOfNextPeriod = (row: Plan): Pick<Plan, 'package_id' | 'team_id'> =>
  row.next_package_id === null
    ? { package_id: row.package_id, team_id: row.team_id }
    : { package_id: row.next_package_id, team_id: row.next_team_id };
