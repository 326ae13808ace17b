import { createFileRoute } from '@tanstack/react-router';
import { AddScreen } from '#features/documents/form/add-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/client-documents/add')({
  beforeLoad: guard('client-documents', 'ADD'),
  component: AddScreen,
});
