import { createFileRoute, redirect } from '@tanstack/react-router';

/** The URL that the specification gives it. */
export const Route = createFileRoute('/clinic-lab-chats')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard/clinic-lab-chats' });
  },
});
