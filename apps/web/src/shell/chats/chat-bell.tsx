import { IconMessageCircle } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useLive } from '#data/hooks.ts';
import { useCan } from '#session/permissions.ts';
import { BellButton } from '../bell-button.tsx';
import shell from '../shell.module.css';
import { newestUnread } from './chat-documents.ts';

export interface ChatPanelProps {
  readonly onClose: () => void;
}

/** The chat icon with the number of unread messages, and the panel of the newest conversations. */
export function ChatBell({ unread, Panel }: { unread: number; Panel: ComponentType<ChatPanelProps> }) {
  const can = useCan();
  const { data } = useLive(newestUnread, {}, { pause: !can('clinic-chats') });
  const [newest] = data?.chat_notifications ?? [];
  if (!can('clinic-chats')) return null;
  return (
    <BellButton
      name="Chats"
      icon={IconMessageCircle}
      unread={unread}
      className={shell.onlyDesk ?? ''}
      width={380}
      data-chat-icon
      title={unread > 0 && newest ? [newest.title, newest.body].filter(Boolean).join(': ') : undefined}
      panel={(close) => <Panel onClose={close} />}
    />
  );
}
