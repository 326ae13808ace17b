import { createFileRoute } from '@tanstack/react-router';

import { DocumentScreen } from '#features/documents/record/document-screen.tsx';
import { guard } from '#session/guards.ts';
import { tab } from '#ui/search-values.ts';

export const Route = createFileRoute('/dashboard/client-documents/view/$id')({
  validateSearch: tab,
  beforeLoad: guard('client-documents'),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <DocumentScreen key={id} id={id} />;
}
