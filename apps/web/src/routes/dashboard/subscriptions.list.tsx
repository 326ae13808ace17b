import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionsScreen } from '#features/clients/subscriptions-screen.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/subscriptions/list')({
  validateSearch: listSearch,
  beforeLoad: guard('subscriptions'),
  component: SubscriptionsScreen,
});
