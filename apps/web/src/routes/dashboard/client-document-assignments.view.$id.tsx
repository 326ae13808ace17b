import { createFileRoute } from '@tanstack/react-router';
import { ItemScreen } from '#features/documents/item/item-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/client-document-assignments/view/$id')({
  beforeLoad: guard('client_document_assignments'),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <ItemScreen key={id} id={id} />;
}
