import { createFileRoute } from '@tanstack/react-router';
import { guard } from '#session/guards.ts';
import { atMessage, ChatsScreen } from './-chats.tsx';

export const Route = createFileRoute('/dashboard/clinic-chats/$userId')({
  beforeLoad: guard('clinic-chats', 'VIEW'),
  validateSearch: atMessage,
  component: Chat,
});

function Chat() {
  const { userId } = Route.useParams();
  const { at } = Route.useSearch();
  return <ChatsScreen open={`u:${userId}`} at={at} />;
}
