import { createFileRoute } from '@tanstack/react-router';
import { taskLevelsList } from '#features/places/task-levels-list.tsx';
import { listSearch } from '#kit/list-search.ts';
import { ResourceList } from '#kit/resource-list.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/client-task-levels/list')({
  validateSearch: listSearch,
  beforeLoad: guard('client-task-levels'),
  component: () => <ResourceList definition={taskLevelsList} />,
});
