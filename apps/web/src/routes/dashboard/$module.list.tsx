import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '#kit/definition/list-search.ts';
import { guardModule } from '#session/guards.ts';
import { OwnOrModuleList } from './-module-pages.tsx';

export const Route = createFileRoute('/dashboard/$module/list')({
  validateSearch: listSearch,
  beforeLoad: guardModule(),
  component: List,
});

function List() {
  const { module } = Route.useParams();
  return <OwnOrModuleList key={module} link={module} />;
}
