import { createFileRoute } from '@tanstack/react-router';

import { ClientScreen } from '#features/clients/record/client-screen.tsx';
import { guard } from '#session/guards.ts';
import { tab } from '#ui/search-values.ts';

export const Route = createFileRoute('/dashboard/clients/view/$id')({
  validateSearch: tab,
  beforeLoad: guard('clients'),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <ClientScreen key={id} id={id} />;
}
