import { createFileRoute } from '@tanstack/react-router';
import { clinicsList } from '#features/clinics/clinics-list.tsx';
import { RecordFormPage } from '#kit/form/record-form-page.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clinics/edit/$id')({
  beforeLoad: guard('clinics', 'EDIT'),
  component: Edit,
});

function Edit() {
  return <RecordFormPage definition={clinicsList} id={Route.useParams().id} />;
}
