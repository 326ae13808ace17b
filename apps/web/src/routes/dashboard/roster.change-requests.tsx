import { createFileRoute } from '@tanstack/react-router';
import { ChangeRequests } from '#features/clock/change/change-requests.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/roster/change-requests')({
  validateSearch: listSearch,
  beforeLoad: guard('clinic-rosters'),
  component: ChangeRequests,
});
