import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/order-lab-chats')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard/order-lab-chats' });
  },
});
