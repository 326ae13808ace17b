import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';
import { ModuleScreen } from '#shell/module-screen.tsx';

/** Everybody's documents. The documents of one person are at their id, and that route would otherwise treat `list` as an id. */
export const Route = createFileRoute('/dashboard/user-documents/list')({
  validateSearch: listSearch,
  beforeLoad: guard('user-documents'),
  component: () => <ModuleScreen link="user-documents" />,
});
