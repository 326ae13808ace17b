import { addDays, graceDays, isRunning, ownPlan, planDay } from '@operatory/domain';
import type { MyPlan } from '#session/me.ts';
import type { OwnPlan } from './plan-queries.ts';

export interface PlanState {
  /** The latest period that has already begun. */
  readonly current: OwnPlan | undefined;
  /** A period that was bought in advance. */
  readonly next: OwnPlan | undefined;
  /** The planned downgrade, with the day from which it applies. */
  readonly change: { readonly to: string; readonly from: string } | null;
  readonly actions: readonly PlanAction[];
}
export type PlanAction = 'renew' | 'keep' | 'cancel' | 'withdraw';

/** The state of the client's plan at an instant, and the actions that are possible for it. */
export function planState(rows: readonly OwnPlan[], now: Date, mine: MyPlan | null): PlanState {
  const timed = rows.map((row) => ({
    row,
    plan_status: row.plan_status as 'PENDING' | 'ACTIVE' | 'EXPIRED' | 'CANCELLED',
    start_at: new Date(row.start_at),
    expire_at: new Date(row.expire_at),
  }));
  const own = ownPlan(timed, now);
  const last = own.next ?? own.current;
  const runs = last !== null && isRunning(last, now);
  const writable = mine?.status === 'active';
  const cancelled = own.current?.plan_status === 'CANCELLED';
  const change = last && last.row.next_package ? changeOf(last.row) : null;
  return {
    current: own.current?.row,
    next: own.next?.row,
    change,
    actions: [
      ...(own.current && !own.next ? (['renew'] as const) : []),
      ...(change && writable && !cancelled ? (['keep'] as const) : []),
      ...(runs && writable && !cancelled ? (['cancel'] as const) : []),
      ...(runs && writable && cancelled ? (['withdraw'] as const) : []),
    ],
  };
}

const changeOf = ({ next_package, next_team, expire_at }: OwnPlan): PlanState['change'] => ({
  to: [next_package?.name, next_team?.name].filter(Boolean).join(', '),
  from: planDay(expire_at),
});

/** Why only the plan page opens: the plan and its grace period have ended, or the client was set inactive. */
export function closedReason(mine: MyPlan | null, today: string): 'ended' | 'inactive' | null {
  if (mine?.status !== 'closed') return null;
  return mine.last_day !== null && addDays(mine.last_day, graceDays) < today ? 'ended' : 'inactive';
}
