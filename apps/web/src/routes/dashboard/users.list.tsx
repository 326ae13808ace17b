import { createFileRoute } from '@tanstack/react-router';
import { usersList } from '#features/people/users-list.tsx';
import { listSearch } from '#kit/list-search.ts';
import { ResourceList } from '#kit/resource-list.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/users/list')({
  validateSearch: listSearch,
  beforeLoad: guard('Users'),
  component: () => <ResourceList definition={usersList} />,
});
