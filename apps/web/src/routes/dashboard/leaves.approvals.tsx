import { createFileRoute } from '@tanstack/react-router';
import { LeaveApprovals } from '#features/leave/approvals/leave-approvals.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guardAny } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/leaves/approvals')({
  validateSearch: listSearch,
  beforeLoad: guardAny('leaves', 'my-leaves'),
  component: LeaveApprovals,
});
