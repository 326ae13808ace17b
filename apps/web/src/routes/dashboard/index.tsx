import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '#features/dashboard/dashboard.tsx';
import { ApprovalsOfAllKinds } from './-approvals.tsx';

export const Route = createFileRoute('/dashboard/')({
  component: () => <Dashboard Approvals={ApprovalsOfAllKinds} />,
});
