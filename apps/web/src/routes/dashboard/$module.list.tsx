import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '#kit/definition/list-search.ts';
import { guardModule } from '#session/guards.ts';
import { ModuleScreen } from '#shell/module-screen.tsx';

export const Route = createFileRoute('/dashboard/$module/list')({
  validateSearch: listSearch,
  beforeLoad: guardModule(),
  component: List,
});

function List() {
  const { module } = Route.useParams();
  return <ModuleScreen key={module} link={module} />;
}
