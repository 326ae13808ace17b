import { createFileRoute } from '@tanstack/react-router';
import { EditLeaveTypeScreen } from '#features/leave/types/leave-type-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/client-employee-leave-types/edit/$id')({
  beforeLoad: guard('client-employee-leave-types', 'EDIT'),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return <EditLeaveTypeScreen key={id} id={id} />;
}
