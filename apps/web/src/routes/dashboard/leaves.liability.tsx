import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { LiabilityScreen } from '#features/leave/liability/liability-screen.tsx';
import { guard } from '#session/guards.ts';
import { readsLeaveLiability } from '#session/me.ts';
import { optional } from '#ui/search-values.ts';

export const Route = createFileRoute('/dashboard/leaves/liability')({
  validateSearch: v.object({ on: optional(v.string()) }),
  beforeLoad: guard('leaves', 'VIEW', readsLeaveLiability),
  component: Screen,
});

function Screen() {
  return <LiabilityScreen on={Route.useSearch().on} />;
}
