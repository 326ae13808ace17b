import { and, type BoolExp } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';
import { type QueryResult, useLive } from '#data/hooks.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { type ChangeRow, changeFields } from './change-row.ts';

const waitingChanges = graphql<{ clinic_roster_change_requests: readonly ChangeRow[] }, { where: BoolExp }>(`
  subscription waitingRosterChanges($where: clinic_roster_change_requests_bool_exp!) {
    clinic_roster_change_requests(where: $where, order_by: [{ created_at: asc }, { id: asc }], limit: 100) { ${changeFields} }
  }
`);

/** Whether this user may decide requests for other times, which needs EDIT on rosters. */
export function useDecidesChanges(): boolean {
  // Checked on each render, because rights can end while the screen is open.
  const can = useCan();
  const { readable_tables } = useMe();
  return can('clinic-rosters', 'EDIT') && readable_tables.includes('clinic_roster_change_requests');
}

/**
 * The pending requests that this person may decide, the oldest first; nobody decides requests for their own
 * shift.
 */
export function useWaitingChanges(
  where: BoolExp,
): Pick<QueryResult<unknown>, 'error' | 'refetch'> & { readonly data: readonly ChangeRow[] | undefined } {
  const { user } = useMe();
  const decides = useDecidesChanges();
  const mine: BoolExp = { status: { _eq: 'PENDING' }, user_id: { _neq: user.id } };
  const { data, error, refetch } = useLive(waitingChanges, { where: and(mine, where) }, { pause: !decides });
  return { data: decides ? data?.clinic_roster_change_requests : [], error, refetch };
}
