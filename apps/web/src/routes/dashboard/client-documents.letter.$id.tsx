import { createFileRoute } from '@tanstack/react-router';
import { LetterScreen } from '#features/documents/letter/letter-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/client-documents/letter/$id')({
  beforeLoad: guard('client-documents', 'ADD'),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <LetterScreen key={id} userId={id} />;
}
