import { createFileRoute } from '@tanstack/react-router';
import { InboxScreen } from '#features/documents/inbox/inbox-screen.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/client-document-assignments/list')({
  validateSearch: listSearch,
  beforeLoad: guard('client_document_assignments'),
  component: InboxScreen,
});
