import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';
import { ModuleScreen } from '#shell/module-screen.tsx';

/** Everybody's documents. Without this route, that of one person's documents would take `list` for an id. */
export const Route = createFileRoute('/dashboard/user-documents/list')({
  validateSearch: listSearch,
  beforeLoad: guard('user-documents'),
  component: () => <ModuleScreen link="user-documents" />,
});
