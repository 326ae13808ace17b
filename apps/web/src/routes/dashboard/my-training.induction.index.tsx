import { createFileRoute } from '@tanstack/react-router';
import { MyInductionScreen } from '#features/induction/mine/my-induction-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/my-training/induction/')({
  beforeLoad: guard('my-training'),
  component: MyInductionScreen,
});
