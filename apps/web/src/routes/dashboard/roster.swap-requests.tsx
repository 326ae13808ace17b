import { createFileRoute } from '@tanstack/react-router';
import { SwapRequests } from '#features/rosters/swaps/swap-requests.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/roster/swap-requests')({
  validateSearch: listSearch,
  beforeLoad: guard('clinic-rosters'),
  component: SwapRequests,
});
