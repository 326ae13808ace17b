import { Button, Skeleton } from '@mantine/core';
import { localDate } from '@operatory/domain';
import { IconBellOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ResultOf } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { PersonAvatar } from '#kit/cells/presence.tsx';
import { deletedText } from '#kit/chat/chat-message.ts';
import { useClinic } from '#session/clinic.ts';
import { now } from '#session/clock.ts';
import { useMe } from '#session/session.ts';
import { useChatChanges, useRereading } from '#shell/chats/use-chat-changes.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { addressOf, type ChatKey } from './chat-key.ts';
import classes from './chats.module.css';
import { myChats } from './documents.ts';
import { inOrder } from './marks.ts';

export type MyChat = ResultOf<typeof myChats>['my_chats'][number];
const step = 50;

/** The user's conversations, read again whenever one of them changes. */
export function useMyChats(limit: number, search = '') {
  const version = useChatChanges();
  const answer = useQueryData(myChats, { limit, search }, { pause: version === undefined });
  useRereading(answer, version);
  return answer;
}

export const nameOf = ({ user, group }: Pick<MyChat, 'user' | 'group'>): string =>
  user?.display_name ?? group?.name ?? '';

/** The conversations, those with unread messages first. */
export function ChatList({ open, onAdd }: { open: ChatKey | undefined; onAdd: () => void }) {
  const [limit, setLimit] = useState(step);
  const { data, error, refetch } = useMyChats(limit);
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data)
    return (
      <div className={classes.loading}>
        {[1, 2, 3, 4].map((each) => (
          <Skeleton key={each} height={44} />
        ))}
      </div>
    );
  if (data.my_chats.length === 0)
    return <NothingYet title="Say hello" line="You have no chats yet." addLabel="New chat" onAdd={onAdd} />;
  return (
    <>
      <ul className={classes.entries}>
        {inOrder(data.my_chats).map((chat) => (
          <li key={chat.key}>
            <Link
              to={addressOf(chat.key as ChatKey)}
              className={classes.entry}
              data-active={chat.key === open || undefined}
              aria-current={chat.key === open ? 'page' : undefined}
            >
              <ChatFace chat={chat} />
            </Link>
          </li>
        ))}
      </ul>
      {data.my_chats.length === limit ? (
        <Button variant="subtle" size="xs" m={8} onClick={() => setLimit(limit + step)}>
          Show more chats
        </Button>
      ) : null}
    </>
  );
}

/** A conversation in a list: its name, its last message with the time, and the number of unread messages. */
export function ChatFace({ chat }: { chat: MyChat }) {
  const me = useMe().user.id;
  const { zone } = useClinic();
  const { user, group, unread, mentions_me, muted } = chat;
  return (
    <>
      {user ? <PersonAvatar user={user} size={36} /> : <GroupAvatar group={group} size={36} />}
      <span className={classes.names} data-unread={unread > 0 || undefined}>
        <span className={classes.name}>
          {nameOf(chat)}
          {group?.clinic ? <span className={classes.clinic}> {group.clinic.name}</span> : null}
        </span>
        <span className={classes.line}>{lastLine(chat, me)}</span>
      </span>
      <span className={classes.side}>
        <time dateTime={chat.last_message_at}>{whenInWords(chat.last_message_at, zone)}</time>
        <span className={classes.signs}>
          {muted ? (
            <span title="Muted">
              <IconBellOff size={14} aria-hidden />
              <span className="visually-hidden">Muted</span>
            </span>
          ) : null}
          {mentions_me ? (
            <span className={classes.mentioned} title="You were mentioned">
              <span aria-hidden>@</span>
              <span className="visually-hidden">You were mentioned</span>
            </span>
          ) : null}
          {unread > 0 ? (
            <span className={classes.count} data-muted={muted || undefined}>
              {unread > 99 ? '99+' : unread}
              <span className="visually-hidden"> unread</span>
            </span>
          ) : null}
        </span>
      </span>
    </>
  );
}

export const GroupAvatar = ({
  group,
  size,
}: {
  group: { readonly name: string; readonly image?: unknown } | null;
  size: number;
}) => (
  <span className={classes.square}>
    <UserAvatar
      user={{ display_name: group?.name ?? '', profile_image: group?.image }}
      size={size}
      tooltip={false}
    />
  </span>
);

function lastLine(chat: MyChat, me: string): string {
  const { last_message, is_last_deleted, last_sender_id, last_sender_name, group } = chat;
  if (last_sender_id === null) return 'No messages yet';
  const words = is_last_deleted ? deletedText : (last_message ?? '');
  if (last_sender_id === me) return `You: ${words}`;
  return group ? `${last_sender_name ?? ''}: ${words}` : words;
}

/** The time of day in the clinic's zone, or the date when it was not today. */
export function whenInWords(instant: string, zone: string): string {
  const day = localDate(instant, zone);
  const isToday = day === localDate(now(), zone);
  const format = isToday
    ? ({ hour: 'numeric', minute: '2-digit', hour12: true } as const)
    : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat('en-AU', { ...format, timeZone: zone }).format(new Date(instant));
}
