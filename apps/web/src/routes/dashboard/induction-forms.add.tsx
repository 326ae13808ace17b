import { createFileRoute } from '@tanstack/react-router';
import { BuilderScreen } from '#features/induction/builder/builder-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/induction-forms/add')({
  beforeLoad: guard('induction-forms', 'ADD'),
  component: () => <BuilderScreen table="induction_forms" id={null} />,
});
