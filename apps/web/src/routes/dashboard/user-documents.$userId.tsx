import { createFileRoute } from '@tanstack/react-router';
import { DocumentsScreen } from '#features/users/documents/documents-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/user-documents/$userId')({
  beforeLoad: guard('user-documents'),
  component: Screen,
});

function Screen() {
  const { userId } = Route.useParams();
  return <DocumentsScreen key={userId} userId={userId} />;
}
