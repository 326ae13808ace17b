import { createFileRoute, redirect } from '@tanstack/react-router';

/** Every module has its list at such a URL. */
export const Route = createFileRoute('/dashboard/clinic-chats/list')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard/clinic-chats' });
  },
});
