import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/clinic-lab-chats')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard/clinic-lab-chats' });
  },
});
