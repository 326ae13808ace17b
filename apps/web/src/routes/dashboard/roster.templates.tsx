import { createFileRoute } from '@tanstack/react-router';
import { rosterTemplates } from '#features/rosters/roster-lists.ts';
import { listSearch } from '#kit/list-search.ts';
import { ResourceList } from '#kit/resource-list.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/roster/templates')({
  validateSearch: listSearch,
  beforeLoad: guard('clinic-rosters'),
  component: () => <ResourceList definition={rosterTemplates} />,
});
