import { and, type BoolExp, eq, isNull, not, or } from '@operatory/resource';
import { useEffect, useMemo } from 'react';
import { graphql, type ResultOf } from '#data/graphql.ts';
import { useLive, useQueryData } from '#data/hooks.ts';
import { type LeaveRow, leaveFields } from '../leave-row.ts';

/** Leave that needs a decision: pending requests, and approved leave whose cancellation was requested. */
export const waitingLeave: BoolExp = or(
  eq('status', 'PENDING'),
  and(eq('status', 'APPROVED'), not(isNull('cancel_requested_at'))),
);

const liveWaiting = graphql<{ employee_leaves: readonly LeaveRow[] }, { where: BoolExp }>(`
  subscription waitingLeave($where: employee_leaves_bool_exp!) {
    employee_leaves(where: $where, order_by: [{ created_at: asc }, { id: asc }], limit: 100) { ${leaveFields} }
  }
`);
const leaveImpacts = graphql(`
  query leaveImpacts($ids: [uuid!]!) {
    leave_impacts(ids: $ids) {
      id balance_after_hrs
      overlaps { employee_leave_id status leave_start_date leave_end_date }
      away { user_id display_name dates }
      shifts { id clinic_roster_date start_time end_time clinic_id clinic_name published may_edit }
    }
  }
`);

/** The consequences of approving a request. */
export type LeaveImpact = NonNullable<ResultOf<typeof leaveImpacts>['leave_impacts']>[number];

export interface WaitingRequest {
  readonly leave: LeaveRow;
  readonly impact: LeaveImpact;
}
export interface WaitingLeave {
  /** The requests that this person may decide, the oldest first; undefined until they have loaded. */
  readonly data: readonly WaitingRequest[] | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** The requests that this person may decide, each with what approving it would mean; live. */
export function useWaitingLeave(where: BoolExp, { pause = false }: { pause?: boolean } = {}): WaitingLeave {
  const live = useLive(liveWaiting, { where: and(waitingLeave, where) }, { pause });
  const rows = live.data?.employee_leaves;
  const ids = useMemo(() => rows?.map(({ id }) => id) ?? [], [rows]);
  const asked = useQueryData(leaveImpacts, { ids }, { pause: pause || ids.length === 0 });
  const { refetch } = asked;
  // A decision on one request can change what approving the others means.
  useEffect(() => {
    if (ids.length > 0) refetch();
  }, [ids, refetch]);
  const impacts = asked.data?.leave_impacts;
  const data = useMemo(() => {
    if (!rows) return undefined;
    if (rows.length === 0) return [];
    if (!impacts) return undefined;
    const byId = new Map(impacts.map((impact) => [impact.id, impact]));
    return rows.flatMap((leave) => {
      const impact = byId.get(leave.id);
      return impact ? [{ leave, impact }] : [];
    });
  }, [rows, impacts]);
  return {
    data,
    error: data ? undefined : (live.error ?? asked.error),
    refetch: () => {
      live.refetch();
      refetch();
    },
  };
}
