import { createFileRoute, redirect } from '@tanstack/react-router';

/** The URL that the specification gives it. */
export const Route = createFileRoute('/order-lab-chats')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard/order-lab-chats' });
  },
});
