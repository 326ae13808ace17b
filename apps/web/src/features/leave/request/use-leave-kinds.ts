import { number, toText } from '@operatory/resource';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { timeInLieu } from './leave-draft.ts';
import type { LeaveKindChoice } from './request-form.tsx';

const liveKinds = graphql(`
  subscription leaveKinds {
    client_employee_leave_types(where: { status: { _eq: "ACTIVE" } }, order_by: [{ position: asc }, { name: asc }]) {
      id name leave_type
    }
  }
`);
const liveLeft = graphql(`
  subscription leaveLeft($user: uuid!) {
    employee_leave_balances(where: { user_id: { _eq: $user } }) { client_employee_leave_type_id remaining_hrs }
  }
`);
const hours = number({ decimals: 2 });

/** The kinds of leave that a person may request, each with its balance. Undefined while loading. */
export function useLeaveKinds(userId: string): readonly LeaveKindChoice[] | undefined {
  const types = useLive(liveKinds, {}).data?.client_employee_leave_types;
  const left = useLive(liveLeft, { user: userId }, { pause: userId === '' }).data?.employee_leave_balances;
  return useMemo(() => {
    if (!types) return undefined;
    const remaining = new Map(left?.map((row) => [row.client_employee_leave_type_id, row.remaining_hrs]));
    const named = (name: string, id: string | null) => {
      const hrs = remaining.get(id);
      return hrs === undefined ? name : `${name}, ${toText(hours, hrs)} h left`;
    };
    return [
      ...types.map(({ id, name, leave_type }) => ({
        value: id,
        label: leave_type === 'PAID' ? named(name, id) : `${name}, not paid`,
      })),
      // Only staff with a time in lieu balance can take it.
      ...(remaining.has(null) ? [{ value: timeInLieu, label: named('Time in lieu', null) }] : []),
    ];
  }, [types, left]);
}
