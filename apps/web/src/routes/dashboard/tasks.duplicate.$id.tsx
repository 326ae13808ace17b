import { createFileRoute } from '@tanstack/react-router';
import { DuplicateTask } from '#features/tasks/form/task-form-screens.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/tasks/duplicate/$id')({
  beforeLoad: guard('tasks', 'ADD'),
  component: Screen,
});

function Screen() {
  return <DuplicateTask id={Route.useParams().id} />;
}
