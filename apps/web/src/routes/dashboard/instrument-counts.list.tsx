import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';
import { ModuleScreen } from '#shell/module-screen.tsx';

/** The counts of all days; the module's own URL shows one day. */
export const Route = createFileRoute('/dashboard/instrument-counts/list')({
  validateSearch: listSearch,
  beforeLoad: guard('instrument-counts', 'VIEW'),
  component: () => <ModuleScreen link="instrument-counts" />,
});
