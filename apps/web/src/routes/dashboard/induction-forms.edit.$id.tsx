import { createFileRoute } from '@tanstack/react-router';
import { BuilderScreen } from '#features/induction/builder/builder-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/induction-forms/edit/$id')({
  beforeLoad: guard('induction-forms', 'EDIT'),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <BuilderScreen key={id} table="induction_forms" id={id} />;
}
