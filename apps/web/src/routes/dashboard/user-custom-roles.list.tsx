import { createFileRoute } from '@tanstack/react-router';
import { customRolesList } from '#features/access/custom-roles-list.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/user-custom-roles/list')({
  validateSearch: listSearch,
  beforeLoad: guard('user-custom-roles'),
  component: () => <ResourceList definition={customRolesList} />,
});
