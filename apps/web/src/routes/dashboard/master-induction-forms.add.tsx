import { createFileRoute } from '@tanstack/react-router';
import { BuilderScreen } from '#features/induction/builder/builder-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/master-induction-forms/add')({
  beforeLoad: guard('master-induction-forms', 'ADD'),
  component: () => <BuilderScreen table="master_induction_forms" id={null} />,
});
