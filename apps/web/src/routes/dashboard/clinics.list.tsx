import { createFileRoute } from '@tanstack/react-router';
import { clinicsList } from '#features/clinics/clinics-list.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clinics/list')({
  validateSearch: listSearch,
  beforeLoad: guard('clinics'),
  component: () => <ResourceList definition={clinicsList} />,
});
