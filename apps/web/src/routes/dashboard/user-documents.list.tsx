import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';
import { ModuleScreen } from '#shell/module-screen.tsx';

/**
 * All users' documents. Without this route, the page of one user's documents would open with `list` as the
 * id.
 */
export const Route = createFileRoute('/dashboard/user-documents/list')({
  validateSearch: listSearch,
  beforeLoad: guard('user-documents'),
  component: () => <ModuleScreen link="user-documents" />,
});
