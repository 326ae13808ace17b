import { ActionIcon, Indicator, UnstyledButton } from '@mantine/core';
import { IconExternalLink, IconMinus, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCommand } from '#data/hooks.ts';
import { PersonAvatar, PresenceProvider } from '#kit/cells/presence.tsx';
import { useMe } from '#session/session.ts';
import { addressOf, type ChatKey } from './chat-key.ts';
import { GroupAvatar, nameOf, useMyChats } from './chat-list.tsx';
import classes from './chats.module.css';
import { Conversation } from './conversation.tsx';
import { dock, useDock } from './dock-store.ts';
import { type ChatWindow, flagsOf } from './dock-windows.ts';
import { updateWindows } from './documents.ts';
import { useDocks } from './use-docks.ts';

/** The chats that are open as small windows, at the foot of any page. */
export default function ChatDock() {
  const { id } = useMe().user;
  useEffect(() => dock.load(id), [id]);
  const windows = useDock();
  const docks = useDocks();
  useKeptFlags(windows);
  if (!docks || windows.length === 0) return null;
  return (
    <PresenceProvider>
      <Windows windows={windows} />
    </PresenceProvider>
  );
}

const facesAtMost = 100;
function Windows({ windows }: { windows: readonly ChatWindow[] }) {
  const { data } = useMyChats(facesAtMost);
  const chats = new Map(data?.my_chats.map((chat) => [chat.key, chat]));
  return (
    <aside className={classes.dock} aria-label="Open chats">
      {windows.map(({ key, isMinimised }) => {
        const chat = chats.get(key);
        const name = chat ? nameOf(chat) : 'Chat';
        if (isMinimised)
          return (
            <Indicator
              key={key}
              inline
              disabled={!chat || chat.unread === 0}
              label={chat?.unread}
              size={18}
              offset={4}
              color="red.7"
              styles={{ indicator: { fontSize: 12, padding: '0 4px', pointerEvents: 'none' } }}
            >
              <UnstyledButton
                className={classes.round ?? ''}
                data-chat={key}
                title={name}
                aria-label={`Open chat with ${name}${chat && chat.unread > 0 ? `, ${chat.unread} unread` : ''}`}
                onClick={() => dock.open(key)}
              >
                {chat?.group ? (
                  <GroupAvatar group={chat.group} size={44} />
                ) : (
                  <PersonAvatar user={chat?.user ?? { id: '', display_name: name }} size={44} />
                )}
              </UnstyledButton>
            </Indicator>
          );
        return (
          <section
            key={key}
            className={classes.window}
            data-chat={key}
            aria-label={`Chat with ${name}`}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || event.defaultPrevented) return;
              // Escape in a menu or dialog of the window closes only the menu or dialog.
              if (!event.currentTarget.contains(event.target as Node)) return;
              event.stopPropagation();
              close(key);
            }}
          >
            <Conversation
              chat={key}
              buttons={
                <>
                  <ActionIcon
                    component={Link}
                    to={addressOf(key)}
                    size={28}
                    variant="subtle"
                    color="gray"
                    aria-label="Open on the Chats page"
                    title="Open on the Chats page"
                  >
                    <IconExternalLink size={16} />
                  </ActionIcon>
                  <ActionIcon
                    size={28}
                    variant="subtle"
                    color="gray"
                    aria-label="Minimise"
                    title="Minimise"
                    onClick={() => minimise(key)}
                  >
                    <IconMinus size={16} />
                  </ActionIcon>
                  <ActionIcon
                    size={28}
                    variant="subtle"
                    color="gray"
                    aria-label="Close chat"
                    title="Close chat"
                    onClick={() => close(key)}
                  >
                    <IconX size={16} />
                  </ActionIcon>
                </>
              }
            />
          </section>
        );
      })}
    </aside>
  );
}

/** Minimises a window and focuses the button that replaces it, so that keyboard users continue there. */
function minimise(key: ChatKey): void {
  flushSync(() => dock.minimise(key));
  document.querySelector<HTMLElement>(`button[data-chat="${key}"]`)?.focus();
}
function close(key: ChatKey): void {
  flushSync(() => dock.close(key));
  const next = document.querySelector<HTMLElement>(
    'button[data-chat], [data-chat] textarea, [data-chat] header button, [data-chat-icon]',
  );
  next?.focus();
}

/** Saves on the server whether windows are minimised or closed, whenever that changes. */
function useKeptFlags(windows: readonly ChatWindow[]): void {
  const [keep] = useCommand(updateWindows, { silent: true });
  const flags = JSON.stringify(flagsOf(windows));
  const kept = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = kept.current === null;
    if (kept.current === flags) return;
    kept.current = flags;
    if (!isFirst) void keep(JSON.parse(flags) as ReturnType<typeof flagsOf>);
  }, [flags, keep]);
}
