import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { LiabilityScreen } from '#features/leave/liability/liability-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/leaves/liability')({
  validateSearch: z.object({ on: z.catch(z.optional(z.string()), undefined) }),
  beforeLoad: guard('leaves'),
  component: Screen,
});

function Screen() {
  return <LiabilityScreen on={Route.useSearch().on} />;
}
