import { createFileRoute } from '@tanstack/react-router';
import { TaskRecord } from '#features/tasks/record/task-record.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/tasks/view/$id/assignedTask')({
  beforeLoad: guard('tasks'),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <TaskRecord key={id} id={id} />;
}
