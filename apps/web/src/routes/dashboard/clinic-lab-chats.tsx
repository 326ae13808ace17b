import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { guard } from '#session/guards.ts';
import { lazyWithRetry } from '#ui/late.ts';
import { optional, uuid } from '#ui/search-values.ts';

const LabChatsPage = lazyWithRetry<{ order: string | undefined }>(
  () => import('#features/lab-chats/lab-chats-page.tsx'),
);
const search = v.object({ order: optional(uuid) });

export const Route = createFileRoute('/dashboard/clinic-lab-chats')({
  beforeLoad: guard('lab-orders', 'VIEW'),
  validateSearch: search,
  component: Chats,
});

function Chats() {
  const { order } = Route.useSearch();
  return <LabChatsPage order={order} />;
}
