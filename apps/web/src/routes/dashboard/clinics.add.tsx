import { createFileRoute } from '@tanstack/react-router';
import { clinicsList } from '#features/clinics/clinics-list.tsx';
import { RecordFormPage } from '#kit/form/record-form-page.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clinics/add')({
  beforeLoad: guard('clinics', 'ADD'),
  component: () => <RecordFormPage definition={clinicsList} />,
});
