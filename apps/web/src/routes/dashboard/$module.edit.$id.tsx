import { createFileRoute } from '@tanstack/react-router';
import { guardModule } from '#session/guards.ts';
import { ModuleForm } from '#shell/module-screen.tsx';

const mayEdit = guardModule('EDIT');

export const Route = createFileRoute('/dashboard/$module/edit/$id')({
  beforeLoad: (context) => mayEdit(context),
  component: Edit,
});

function Edit() {
  const { module, id } = Route.useParams();
  return <ModuleForm key={`${module} ${id}`} link={module} id={id} />;
}
