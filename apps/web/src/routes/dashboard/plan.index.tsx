import { createFileRoute } from '@tanstack/react-router';
import { PlanScreen } from '#features/plans/plan-screen.tsx';
import { guardPayer } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/plan/')({
  beforeLoad: guardPayer('my Practice'),
  component: PlanScreen,
});
