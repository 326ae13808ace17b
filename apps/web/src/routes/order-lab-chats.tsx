import { createFileRoute, redirect } from '@tanstack/react-router';

/** The specification gives the screen this URL. */
export const Route = createFileRoute('/order-lab-chats')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard/order-lab-chats' });
  },
});
