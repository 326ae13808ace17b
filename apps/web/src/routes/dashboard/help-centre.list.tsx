import { createFileRoute } from '@tanstack/react-router';
import { HelpCentrePage } from '#features/help/help-centre-page.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';
import { useCan } from '#session/permissions.ts';
import { ModuleScreen } from '#shell/module-screen.tsx';

export const Route = createFileRoute('/dashboard/help-centre/list')({
  validateSearch: listSearch,
  beforeLoad: guard('help_centre'),
  component: List,
});

/** Users who can edit articles see them as a table; for all others this is the help centre. */
function List() {
  const can = useCan();
  return can('help_centre', 'EDIT') ? <ModuleScreen link="help-centre" /> : <HelpCentrePage />;
}
