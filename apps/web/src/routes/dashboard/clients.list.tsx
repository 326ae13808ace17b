import { createFileRoute } from '@tanstack/react-router';
import { clientsList } from '#features/clients/clients-list.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clients/list')({
  validateSearch: listSearch,
  beforeLoad: guard('clients'),
  component: () => <ResourceList definition={clientsList} />,
});
