import { createFileRoute } from '@tanstack/react-router';
import { balancesList } from '#features/leave/balances-list.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/leaves/balances')({
  validateSearch: listSearch,
  beforeLoad: guard('leaves'),
  component: () => <ResourceList definition={balancesList} />,
});
