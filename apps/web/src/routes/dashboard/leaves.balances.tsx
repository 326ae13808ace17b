import { createFileRoute } from '@tanstack/react-router';
import { balancesList } from '#features/leave/balances-list.ts';
import { listSearch } from '#kit/list-search.ts';
import { ResourceList } from '#kit/resource-list.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/leaves/balances')({
  validateSearch: listSearch,
  beforeLoad: guard('leaves'),
  component: () => <ResourceList definition={balancesList} />,
});
