import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionsList } from '#features/clients/subscriptions-list.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/subscriptions/list')({
  validateSearch: listSearch,
  beforeLoad: guard('subscriptions'),
  component: SubscriptionsList,
});
