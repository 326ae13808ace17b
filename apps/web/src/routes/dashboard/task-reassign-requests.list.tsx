import { createFileRoute } from '@tanstack/react-router';
import { RequestsScreen } from '#features/tasks/requests/requests-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/task-reassign-requests/list')({
  beforeLoad: guard('task-reassign-requests'),
  component: () => <RequestsScreen kind="reassign" />,
});
