import { createFileRoute } from '@tanstack/react-router';
import { shiftList } from '#features/rosters/roster-lists.ts';
import { listSearch } from '#kit/definition/list-search.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/roster/list')({
  validateSearch: listSearch,
  beforeLoad: guard('clinic-rosters'),
  component: () => <ResourceList definition={shiftList} />,
});
