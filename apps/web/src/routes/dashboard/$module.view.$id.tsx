import { createFileRoute } from '@tanstack/react-router';
import { guardModule } from '#session/guards.ts';
import { OwnOrListedRecord } from './-module-pages.tsx';

const mayView = guardModule();

export const Route = createFileRoute('/dashboard/$module/view/$id')({
  beforeLoad: (context) => mayView(context),
  component: View,
});

function View() {
  const { module, id } = Route.useParams();
  return <OwnOrListedRecord key={`${module} ${id}`} link={module} id={id} />;
}
