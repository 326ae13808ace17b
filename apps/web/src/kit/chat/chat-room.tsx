import { Button } from '@mantine/core';
import { date, toText } from '@operatory/resource';
import { IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { UploadOwner } from '#files/upload-store.ts';
import classes from './chat.module.css';
import { firstUnreadOf, linesOf } from './chat-lines.ts';
import { type ChatMessage, inOneLine, type Mentionable, type Quote } from './chat-message.ts';
import { Composer, type EditedMessage } from './composer.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { PendingBubble } from './pending-bubble.tsx';
import { useChatFiles } from './use-chat-files.ts';
import { useEnd } from './use-end.ts';
import { useJump } from './use-jump.ts';
import { type Send, useSending } from './use-sending.ts';

const day = date({ dayFirst: true });
const readAgainMilliseconds = 5_000;
const nothingToSend: Send = async () => ({ ok: false, sentence: '' });

/** The messages of a chat, those that are still being sent, and the field to write in. */
export function ChatRoom({
  owner,
  said,
  zone,
  unread,
  empty,
  closed,
  waiting,
  jumpTo,
  people,
  typing,
  mayReply = false,
  markOf,
  onEarlier,
  onReach,
  onSend = nothingToSend,
  onSave,
  onDelete,
  onRead,
  onTyping,
}: {
  /** The owner of the files of an unsent message; its id also identifies the draft. */
  owner: UploadOwner;
  said: readonly ChatMessage[];
  zone: string;
  unread: number;
  empty: ReactNode;
  /** Why nothing can be written; shown instead of the field. */
  closed?: ReactNode;
  /** The keys of messages that are queued in this browser until it is online. */
  waiting?: ReadonlySet<string>;
  jumpTo?: string | undefined;
  people?: readonly Mentionable[];
  /** The text that says who is typing. */
  typing?: string | null;
  mayReply?: boolean;
  markOf?: (message: ChatMessage) => ReactNode;
  /** Loads earlier messages; absent if there are none. */
  onEarlier?: () => void;
  /** Loads messages back to the one with this id; returns false if it is too far back. */
  onReach?: (id: string) => boolean;
  /** Sends a message; the caller keeps messages in order. Absent if the user cannot write in this chat. */
  onSend?: Send;
  /** Saves an edited message. Resolves with whether that succeeded. */
  onSave?: (id: string, text: string) => Promise<boolean>;
  onDelete?: (id: string) => void;
  /**
   * Marks the chat as read. If it resolves with false, the server was not reached, and it is called again.
   */
  onRead?: () => Promise<boolean> | void;
  onTyping?: () => void;
}) {
  const sending = useSending(owner.id, said, onSend, waiting);
  const attached = useChatFiles(owner);
  const [edited, setEdited] = useState<EditedMessage | null>(null);
  const [quote, setQuote] = useState<Quote | null>(null);
  const open = closed === undefined;
  const { frame, atEnd, toEnd } = useEnd(
    said.length + sending.pending.length + (typing ? 1 : 0),
    said[0]?.id,
    onEarlier,
  );
  const { flashing, jump } = useJump(frame, said, onReach);
  const firstUnread = useFirstUnread(said, unread, atEnd);
  const above = useAbove(frame, firstUnread);
  useReading(unread, said.at(-1)?.id, atEnd, onRead);
  useEffect(() => {
    if (jumpTo !== undefined) jump(jumpTo);
  }, [jump, jumpTo]);
  const last = said.findLast(({ mayEdit }) => mayEdit);
  const edit = ({ id, text }: ChatMessage) => {
    setQuote(null);
    setEdited({ id, message: text });
  };
  const reply = (message: ChatMessage) => {
    setEdited(null);
    setQuote({ id: message.id, author: message.author, text: inOneLine(message) });
  };

  return (
    <section
      className={classes.whole}
      aria-label="Chat messages"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (open) attached.add([...event.dataTransfer.files]);
      }}
    >
      {above && firstUnread !== undefined ? (
        <Button
          className={classes.toUnread ?? ''}
          size="compact-sm"
          leftSection={<IconArrowUp size={14} />}
          onClick={() => jump(firstUnread)}
        >
          Go to first unread message
        </Button>
      ) : null}
      <div className={classes.scroller} ref={frame} tabIndex={-1}>
        {onEarlier ? (
          <Button variant="subtle" size="xs" onClick={onEarlier}>
            Show earlier messages
          </Button>
        ) : null}
        <ul className={classes.talk} aria-label="Messages" aria-live="polite">
          {linesOf(said, zone, firstUnread).map((line) =>
            line.kind === 'day' ? (
              <li key={line.date} className={classes.day}>
                {toText(day, line.date)}
              </li>
            ) : line.kind === 'new' ? (
              <li key="new" className={classes.fresh}>
                New
              </li>
            ) : (
              <MessageBubble
                key={line.message.id}
                message={line.message}
                continues={line.continues}
                zone={zone}
                mark={markOf?.(line.message)}
                flashes={line.message.id === flashing}
                onReply={mayReply && open ? reply : undefined}
                onEdit={edit}
                onDelete={(id) => onDelete?.(id)}
                onQuote={jump}
              />
            ),
          )}
          {sending.pending.map((item) => (
            <PendingBubble
              key={item.key}
              item={item}
              waits={waiting?.has(item.key) ?? false}
              onAgain={() => sending.again(item)}
              onDrop={() => sending.drop(item.key)}
            />
          ))}
        </ul>
        {said.length === 0 && sending.pending.length === 0 ? (
          <div className={classes.nothing}>{empty}</div>
        ) : null}
        <p className={classes.typing} role="status">
          {typing}
        </p>
        {atEnd ? null : (
          <Button className={classes.toEnd ?? ''} size="compact-sm" variant="default" onClick={toEnd}>
            {unread > 0 ? `${unread} new` : 'Go to latest message'}
          </Button>
        )}
      </div>
      {open ? (
        <Composer
          chat={owner.id}
          attached={attached}
          edited={edited}
          quote={quote}
          people={people}
          onSend={(message, files) => {
            sending.say(message, files, quote);
            setQuote(null);
            toEnd();
          }}
          onSave={async (text) => {
            const saved = edited !== null && (await onSave?.(edited.id, text)) === true;
            if (saved) setEdited(null);
            return saved;
          }}
          onCancelEdit={() => setEdited(null)}
          onCancelQuote={() => setQuote(null)}
          onEditLast={() => last && edit(last)}
          onTyping={onTyping}
        />
      ) : (
        <p className={classes.closed}>{closed}</p>
      )}
    </section>
  );
}

/**
 * The id of the first unread message, which gets a mark. It is set when the chat opens, and when a message
 * arrives while the user is elsewhere; sending a message removes the mark.
 */
function useFirstUnread(said: readonly ChatMessage[], unread: number, atEnd: boolean): string | undefined {
  const [first, setFirst] = useState(() => firstUnreadOf(said, unread));
  const before = useRef(unread);
  useEffect(() => {
    const isFresh = before.current === 0 && unread > 0 && (!atEnd || document.hidden);
    before.current = unread;
    if (isFresh) setFirst(firstUnreadOf(said, unread));
  }, [said, unread, atEnd]);
  const at = said.findIndex(({ id }) => id === first);
  return at < 0 || said.slice(at).some(({ side }) => side === 'own') ? undefined : first;
}

/** Whether a message is above the visible part of the chat. */
function useAbove(frame: { readonly current: HTMLElement | null }, id: string | undefined): boolean {
  const [above, setAbove] = useState(false);
  useEffect(() => {
    const row = id === undefined ? null : frame.current?.querySelector(`[data-message="${id}"]`);
    if (!row) return undefined;
    const watch = new IntersectionObserver(
      ([seen]) =>
        setAbove(
          seen !== undefined &&
            !seen.isIntersecting &&
            seen.boundingClientRect.top < (seen.rootBounds?.top ?? 0),
        ),
      { root: frame.current },
    );
    watch.observe(row);
    return () => {
      watch.disconnect();
      setAbove(false);
    };
  }, [frame, id]);
  return above;
}

/** Marks the messages as read while the page is visible and the chat is scrolled to its end. */
function useReading(
  unread: number,
  newest: string | undefined,
  atEnd: boolean,
  onRead: (() => Promise<boolean> | void) | undefined,
) {
  const read = useRef(onRead);
  read.current = onRead;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new message
  useEffect(() => {
    if (unread === 0 || !atEnd) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      const isAnswered = await read.current?.();
      if (isAnswered === false && !isOver) timer = setTimeout(look, readAgainMilliseconds);
    };
    void look();
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
    };
  }, [unread, newest, atEnd]);
}
