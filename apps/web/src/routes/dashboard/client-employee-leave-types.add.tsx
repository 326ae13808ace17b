import { createFileRoute } from '@tanstack/react-router';
import { AddLeaveTypeScreen } from '#features/leave/types/leave-type-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/client-employee-leave-types/add')({
  beforeLoad: guard('client-employee-leave-types', 'ADD'),
  component: AddLeaveTypeScreen,
});
