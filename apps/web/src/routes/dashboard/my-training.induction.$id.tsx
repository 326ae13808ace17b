import { createFileRoute } from '@tanstack/react-router';
import { FillScreen } from '#features/induction/fill/fill-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/my-training/induction/$id')({
  beforeLoad: guard('my-training'),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <FillScreen key={id} id={id} />;
}
