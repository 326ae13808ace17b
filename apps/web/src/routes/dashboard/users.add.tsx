import { createFileRoute } from '@tanstack/react-router';
import { InviteScreen } from '#features/users/invite-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/users/add')({
  beforeLoad: guard('Users', 'ADD'),
  component: InviteScreen,
});
