import { createFileRoute } from '@tanstack/react-router';
import { ClinicDashboard } from '#features/dashboard/clinic-dashboard.tsx';
import { guardAccess } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clinic-admin')({
  beforeLoad: guardAccess('clinic-admin'),
  component: ClinicDashboard,
});
