import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ChatsPage } from '#features/order-chat/chats-page.tsx';
import { guard } from '#session/guards.ts';

const search = z.object({ order: z.catch(z.optional(z.uuid()), undefined) });

export const Route = createFileRoute('/dashboard/order-lab-chats')({
  beforeLoad: guard('clinic-im-product-orders', 'VIEW'),
  validateSearch: search,
  component: Chats,
});

function Chats() {
  const { order } = Route.useSearch();
  return <ChatsPage order={order} />;
}
