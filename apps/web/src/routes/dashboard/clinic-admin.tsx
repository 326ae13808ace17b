import { createFileRoute } from '@tanstack/react-router';
import { ClinicDashboard } from '#features/dashboard/clinic-dashboard.tsx';
import { guardAccess } from '#session/guards.ts';
import { ApprovalsOfAllKinds } from './-approvals.tsx';

export const Route = createFileRoute('/dashboard/clinic-admin')({
  beforeLoad: guardAccess('clinic-admin'),
  component: () => <ClinicDashboard Approvals={ApprovalsOfAllKinds} />,
});
