import { createFileRoute, redirect } from '@tanstack/react-router';

/** The URL that a module's list has. */
export const Route = createFileRoute('/dashboard/clinic-chats/list')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard/clinic-chats' });
  },
});
