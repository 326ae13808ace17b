import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';
import { ModuleScreen } from '#shell/module-screen.tsx';

/** The counts of all days; the screen of one day is at the module's own URL. */
export const Route = createFileRoute('/dashboard/instrument-counts/list')({
  validateSearch: listSearch,
  beforeLoad: guard('instrument-counts', 'VIEW'),
  component: () => <ModuleScreen link="instrument-counts" />,
});
