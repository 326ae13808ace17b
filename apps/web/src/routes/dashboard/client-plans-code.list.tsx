import { createFileRoute } from '@tanstack/react-router';
import { CouponsScreen } from '#features/clients/coupons/coupons-screen.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/client-plans-code/list')({
  validateSearch: listSearch,
  beforeLoad: guard('client-plans-code'),
  component: CouponsScreen,
});
