import { createFileRoute } from '@tanstack/react-router';
import { clinicRoomsList } from '#features/places/clinic-rooms-list.tsx';
import { listSearch } from '#kit/list-search.ts';
import { ResourceList } from '#kit/resource-list.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clinic-rooms/list')({
  validateSearch: listSearch,
  beforeLoad: guard('clinic-rooms'),
  component: () => <ResourceList definition={clinicRoomsList} />,
});
