import { createFileRoute, redirect } from '@tanstack/react-router';

/** The specification's address for it. */
export const Route = createFileRoute('/order-lab-chats')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard/order-lab-chats' });
  },
});
