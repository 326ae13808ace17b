import { createFileRoute } from '@tanstack/react-router';
import { guard } from '#session/guards.ts';
import { ChatsScreen } from './-chats.tsx';

export const Route = createFileRoute('/dashboard/clinic-chats/')({
  beforeLoad: guard('clinic-chats', 'VIEW'),
  component: () => <ChatsScreen />,
});
