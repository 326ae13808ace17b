import { createFileRoute } from '@tanstack/react-router';
import { ReviseScreen } from '#features/documents/form/revise-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/client-documents/edit/$id')({
  beforeLoad: guard('client-documents', 'EDIT'),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <ReviseScreen key={id} id={id} />;
}
