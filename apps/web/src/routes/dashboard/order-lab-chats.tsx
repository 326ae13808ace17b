import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ChatsPage } from '#features/order-chat/chats-page.tsx';
import { guard } from '#session/guards.ts';
import { optional, uuid } from '#ui/search-values.ts';

const search = v.object({ order: optional(uuid) });

export const Route = createFileRoute('/dashboard/order-lab-chats')({
  beforeLoad: guard('clinic-im-product-orders', 'VIEW'),
  validateSearch: search,
  component: Chats,
});

function Chats() {
  const { order } = Route.useSearch();
  return <ChatsPage order={order} />;
}
