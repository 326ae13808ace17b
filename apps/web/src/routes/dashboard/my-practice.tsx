import { createFileRoute } from '@tanstack/react-router';
import { MyPracticePage } from '#features/account/my-practice-page.tsx';
import { PlanCard } from '#features/dashboard/plan-card.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/my-practice')({
  beforeLoad: guard('my Practice'),
  component: () => <MyPracticePage plan={<PlanCard />} />,
});
