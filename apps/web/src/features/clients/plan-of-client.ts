import { monthlyRevenue, type PlanType } from '@operatory/domain';
import dayjs from 'dayjs';

/** The newest plan of a client, as far as the viewer may read it. */
export interface PlanOfClient {
  readonly id: string;
  readonly client: { readonly id: string } | null;
  readonly plan_status: string;
  readonly plan_type: PlanType;
  readonly expire_at: string;
  readonly total_amount?: string;
}

/** Whether a plan ends within the next 30 days. */
export const endsSoon = ({ plan_status, expire_at }: PlanOfClient, from: Date): boolean =>
  plan_status === 'ACTIVE' &&
  !dayjs(expire_at).isBefore(from) &&
  !dayjs(expire_at).isAfter(dayjs(from).add(30, 'day'));

/**
 * The monthly revenue from a running plan; null if the plan is not running, or the viewer may not see its
 * price.
 */
export const revenueOf = ({ plan_status, plan_type, total_amount }: PlanOfClient): string | null =>
  total_amount === undefined || plan_status !== 'ACTIVE'
    ? null
    : monthlyRevenue([{ total: total_amount, plan_type }]);
