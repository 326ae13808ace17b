import { ApprovalsCard } from '#features/dashboard/approvals-card.tsx';
import { useLeaveApprovals } from '#features/leave/approvals/leave-approval-rows.tsx';

/** Features do not know each other: here the dashboards' card is given what others have to approve. */
export default function AllApprovals({ onlyWaiting }: { onlyWaiting?: boolean | undefined }) {
  return <ApprovalsCard onlyWaiting={onlyWaiting} useOthers={useLeaveApprovals} />;
}
