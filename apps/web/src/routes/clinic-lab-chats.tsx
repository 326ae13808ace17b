import { createFileRoute, redirect } from '@tanstack/react-router';

/** The specification gives the screen this URL. */
export const Route = createFileRoute('/clinic-lab-chats')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard/clinic-lab-chats' });
  },
});
