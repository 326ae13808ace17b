import { createFileRoute, redirect } from '@tanstack/react-router';

/** Every module has its list at a URL with `list`; this one redirects to the chats. */
export const Route = createFileRoute('/dashboard/clinic-chats/list')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard/clinic-chats' });
  },
});
