import { createFileRoute } from '@tanstack/react-router';
import { guardAny } from '#session/guards.ts';
import { atMessage, ChatsScreen } from './-chats.tsx';

export const Route = createFileRoute('/dashboard/clinic-chats/groups/$id')({
  beforeLoad: guardAny('clinic-chats', 'clinic-chat-groups'),
  validateSearch: atMessage,
  component: Group,
});

function Group() {
  const { id } = Route.useParams();
  const { at } = Route.useSearch();
  return <ChatsScreen open={`g:${id}`} at={at} />;
}
