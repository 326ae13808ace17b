import { Anchor, Group, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { PresenceProvider } from '#kit/cells/presence.tsx';
import type { ChatPanelProps } from '#shell/chats/chat-bell.tsx';
import panel from '#shell/notifications/notifications.module.css';
import { Failed } from '#ui/empty-state.tsx';
import { addressOf, type ChatKey } from './chat-key.ts';
import { ChatFace, useMyChats } from './chat-list.tsx';
import classes from './chats.module.css';
import { dock } from './dock-store.ts';
import { inOrder } from './marks.ts';
import { useDocks } from './use-docks.ts';

const shownAtMost = 8;

/**
 * The newest conversations. Each opens as a small window, or on its page where there is no room for
 * windows.
 */
export default function ChatPanel(props: ChatPanelProps) {
  return (
    <PresenceProvider>
      <Newest {...props} />
    </PresenceProvider>
  );
}

function Newest({ onClose }: ChatPanelProps) {
  const navigate = useNavigate();
  const docks = useDocks();
  const { data, error, refetch } = useMyChats(shownAtMost);
  function open(key: ChatKey) {
    onClose();
    if (docks) dock.open(key);
    else void navigate({ to: addressOf(key) });
  }
  return (
    <>
      <Group px={16} py={10}>
        <Text fw={600}>Chats</Text>
      </Group>
      <div className={panel.list}>
        {data ? (
          inOrder(data.my_chats).map((chat) => (
            <UnstyledButton
              key={chat.key}
              className={classes.entry ?? ''}
              onClick={() => open(chat.key as ChatKey)}
            >
              <ChatFace chat={chat} />
            </UnstyledButton>
          ))
        ) : error ? (
          <Failed onRefresh={refetch} />
        ) : (
          <Skeleton height={120} />
        )}
        {data?.my_chats.length === 0 ? (
          <Text size="sm" c="var(--op-muted)" ta="center" py={32}>
            You have no chats yet
          </Text>
        ) : null}
      </div>
      <div className={panel.foot}>
        <Anchor
          component={Link}
          to="/dashboard/clinic-chats"
          fz={13}
          fw={550}
          c="var(--op-accent)"
          onClick={onClose}
        >
          All chats
        </Anchor>
      </div>
    </>
  );
}
