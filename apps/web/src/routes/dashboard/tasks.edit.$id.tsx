import { createFileRoute } from '@tanstack/react-router';
import { EditTask } from '#features/tasks/form/task-form-screens.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/tasks/edit/$id')({
  beforeLoad: guard('tasks', 'EDIT'),
  component: Screen,
});

function Screen() {
  return <EditTask id={Route.useParams().id} />;
}
