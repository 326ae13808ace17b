import { useRosterChangeApprovals } from '#features/clock/change/change-approval-rows.tsx';
import { ApprovalsCard } from '#features/dashboard/approvals-card.tsx';
import { useLeaveApprovals } from '#features/leave/approvals/leave-approval-rows.tsx';
import { useSwapApprovals } from '#features/rosters/swaps/swap-approval-rows.tsx';
import { type Approvals, mergeApprovals } from '#ui/approvals.ts';

const useOthers = (): Approvals =>
  mergeApprovals([useLeaveApprovals(), useSwapApprovals(), useRosterChangeApprovals()]);

/**
 * Gives the dashboard's card the approvals of other features here, because features must not import each
 * other.
 */
export default function AllApprovals({ onlyWaiting }: { onlyWaiting?: boolean | undefined }) {
  return <ApprovalsCard onlyWaiting={onlyWaiting} useOthers={useOthers} />;
}
