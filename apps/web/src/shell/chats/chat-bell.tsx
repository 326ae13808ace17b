import { ActionIcon, Indicator, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMessageCircle } from '@tabler/icons-react';
import { type ComponentType, Suspense } from 'react';
import { useLive } from '#data/hooks.ts';
import { useCan } from '#session/permissions.ts';
import shell from '../shell.module.css';
import { newestUnread } from './chat-documents.ts';

/** What opens from the chat icon. */
export interface ChatPanelProps {
  readonly onClose: () => void;
}

/** The chats: how many messages are unread, and the newest conversations. */
export function ChatBell({ unread, Panel }: { unread: number; Panel: ComponentType<ChatPanelProps> }) {
  const can = useCan();
  const [opened, panel] = useDisclosure(false);
  const { data } = useLive(newestUnread, {}, { pause: !can('clinic-chats') });
  const [newest] = data?.chat_notifications ?? [];
  if (!can('clinic-chats')) return null;
  return (
    <Popover
      opened={opened}
      onChange={(next) => !next && panel.close()}
      position="bottom-end"
      width={380}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Indicator
        disabled={unread === 0}
        label={unread > 99 ? '99+' : unread}
        size={16}
        offset={8}
        color="red.7"
        inline
        className={shell.onlyDesk ?? ''}
        styles={{ indicator: { fontSize: 12, padding: '0 4px', pointerEvents: 'none' } }}
      >
        <Popover.Target>
          <ActionIcon
            size={36}
            variant="subtle"
            color="gray"
            data-chat-icon
            aria-label={unread === 0 ? 'Chats' : `Chats, ${unread} unread`}
            title={unread > 0 && newest ? [newest.title, newest.body].filter(Boolean).join(': ') : undefined}
            onClick={panel.toggle}
          >
            <IconMessageCircle size={20} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0}>
        <Suspense>
          <Panel onClose={panel.close} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
