import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { rememberedSearch, taskSearchSchema } from '#features/tasks/filters/task-search.ts';
import { TasksScreen } from '#features/tasks/screens/tasks-screen.tsx';
import { guard } from '#session/guards.ts';
import { currentSession } from '#session/session.ts';

const mayView = guard('tasks');

export const Route = createFileRoute('/dashboard/tasks/list')({
  validateSearch: (search) => v.parse(taskSearchSchema, search),
  beforeLoad: async (context) => {
    await mayView(context);
    // If the list is already open, the user has just removed the last filter, so none are restored.
    if (context.cause === 'stay' || Object.keys(context.search).length > 0) return;
    const session = currentSession();
    if (session.status !== 'signed-in') return;
    const search = rememberedSearch(session.me.user.id);
    if (Object.keys(search).length > 0)
      throw redirect({ to: '/dashboard/tasks/list', search, replace: true });
  },
  component: TaskList,
});

function TaskList() {
  return <TasksScreen search={Route.useSearch()} />;
}
