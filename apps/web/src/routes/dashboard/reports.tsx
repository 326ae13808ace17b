import { createFileRoute } from '@tanstack/react-router';
import { ReportsScreen } from '#features/reports/reports-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/reports')({
  beforeLoad: guard('reports'),
  component: ReportsScreen,
});
