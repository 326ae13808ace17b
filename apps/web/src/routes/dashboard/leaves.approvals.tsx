import { createFileRoute } from '@tanstack/react-router';
import { LeaveApprovals } from '#features/leave/approvals/leave-approvals.tsx';
import { guardLeave } from '#features/leave/guard-leave.ts';
import { listSearch } from '#kit/definition/list-search.ts';

export const Route = createFileRoute('/dashboard/leaves/approvals')({
  validateSearch: listSearch,
  beforeLoad: guardLeave,
  component: LeaveApprovals,
});
