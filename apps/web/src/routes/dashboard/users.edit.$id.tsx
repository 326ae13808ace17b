import { createFileRoute } from '@tanstack/react-router';
import { EditPersonScreen } from '#features/users/edit-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/users/edit/$id')({
  beforeLoad: guard('Users', 'EDIT'),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <EditPersonScreen key={id} id={id} />;
}
