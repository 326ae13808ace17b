import { createFileRoute } from '@tanstack/react-router';
import { DocumentsScreen } from '#features/documents/list/documents-screen.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/client-documents/list')({
  validateSearch: listSearch,
  beforeLoad: guard('client-documents'),
  component: DocumentsScreen,
});
