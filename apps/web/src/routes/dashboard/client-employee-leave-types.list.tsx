import { createFileRoute } from '@tanstack/react-router';
import { leaveTypesList } from '#features/leave/types/leave-types-list.ts';
import { listSearch } from '#kit/definition/list-search.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/client-employee-leave-types/list')({
  validateSearch: listSearch,
  beforeLoad: guard('client-employee-leave-types'),
  component: () => <ResourceList definition={leaveTypesList} />,
});
