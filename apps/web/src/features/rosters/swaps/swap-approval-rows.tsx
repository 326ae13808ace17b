import { and, type BoolExp, eq } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import type { Approvals } from '#ui/approvals.ts';
import { SwapDecisionButtons, useMayDecide } from './swap-decisions.tsx';
import { type SwapRow, swapFields, swapInWords, swapShiftInWords } from './swap-row.ts';

const waitingSwaps = graphql<{ clinic_roster_swap_requests: readonly SwapRow[] }, { where: BoolExp }>(`
  subscription waitingSwaps($where: clinic_roster_swap_requests_bool_exp!) {
    clinic_roster_swap_requests(where: $where, order_by: [{ created_at: asc }, { id: asc }], limit: 100) { ${swapFields} }
  }
`);

/** The open-shift and swap requests of the chosen clinic that this user may decide, for the dashboards. */
export function useSwapApprovals(): Approvals {
  const { clinic } = useClinic();
  const can = useCan();
  const isReadable = useMe().readable_tables.includes('clinic_roster_swap_requests');
  const pause = !isReadable || !can('clinic-rosters', 'EDIT');
  const mayDecide = useMayDecide();
  const where = and(eq('status', 'ACCEPTED'), ...(clinic ? [eq('clinic_id', clinic.id)] : []));
  const { data, ...answer } = useLive(waitingSwaps, { where }, { pause });
  return {
    ...answer,
    data: pause
      ? []
      : data?.clinic_roster_swap_requests.filter(mayDecide).map((row) => ({
          id: row.id,
          created_at: row.created_at,
          by: row.kind === 'CLAIM' ? row.to_user : row.from_user,
          title: swapInWords(row),
          line: [swapShiftInWords(row.clinic_roster), row.clinic?.name].filter(Boolean).join(' · '),
          answers: <SwapDecisionButtons row={row} />,
          list: '/dashboard/roster/swap-requests',
        })),
  };
}
