import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { AddClientScreen } from '#features/clients/add/add-client-screen.tsx';
import { guard } from '#session/guards.ts';
import { optional } from '#ui/search-values.ts';

export const Route = createFileRoute('/dashboard/clients/add')({
  validateSearch: v.object({ lead: optional(v.string()) }),
  beforeLoad: guard('clients', 'ADD'),
  component: Screen,
});

function Screen() {
  const { lead } = Route.useSearch();
  return <AddClientScreen key={lead} leadId={lead} />;
}
