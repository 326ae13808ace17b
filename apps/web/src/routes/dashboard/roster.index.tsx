import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { RosterScreen } from '#features/rosters/grid/roster-screen.tsx';
import { rosterSearch } from '#features/rosters/grid/roster-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/roster/')({
  validateSearch: (search) => v.parse(rosterSearch, search),
  beforeLoad: guard('clinic-rosters'),
  component: Roster,
});

function Roster() {
  return <RosterScreen search={Route.useSearch()} />;
}
