import { createFileRoute } from '@tanstack/react-router';
import { PlanScreen } from '#features/plans/plan-screen.tsx';
import { guardAccess } from '#session/guards.ts';
import { paysPlan } from '#session/me.ts';

export const Route = createFileRoute('/dashboard/plan/')({
  beforeLoad: guardAccess('my Practice', paysPlan),
  component: PlanScreen,
});
