import { createFileRoute } from '@tanstack/react-router';
import { clientsList } from '#features/clients/clients-list.tsx';
import { RecordFormPage } from '#kit/form/record-form-page.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clients/edit/$id')({
  beforeLoad: guard('clients', 'EDIT'),
  component: Edit,
});

function Edit() {
  return <RecordFormPage definition={clientsList} id={Route.useParams().id} />;
}
