import { createFileRoute } from '@tanstack/react-router';
import { clinicsList } from '#features/places/clinics-list.tsx';
import { listSearch } from '#kit/list-search.ts';
import { ResourceList } from '#kit/resource-list.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clinics/list')({
  validateSearch: listSearch,
  beforeLoad: guard('clinics'),
  component: () => <ResourceList definition={clinicsList} />,
});
