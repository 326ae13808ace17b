import { createFileRoute } from '@tanstack/react-router';
import { EditClientScreen } from '#features/clients/clients-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clients/edit/$id')({
  beforeLoad: guard('clients', 'EDIT'),
  component: Edit,
});

function Edit() {
  return <EditClientScreen id={Route.useParams().id} />;
}
