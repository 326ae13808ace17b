import { Button } from '@mantine/core';
import { date, toText } from '@operatory/resource';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { UploadOwner } from '#files/upload-store.ts';
import classes from './chat.module.css';
import { linesOf } from './chat-lines.ts';
import type { ChatMessage } from './chat-message.ts';
import { Composer, type Edited } from './composer.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { PendingBubble } from './pending-bubble.tsx';
import { useChatFiles } from './use-chat-files.ts';
import { useEnd } from './use-end.ts';
import { type Send, useSending } from './use-sending.ts';

const day = date({ dayFirst: true });

/** The messages of a chat with what is being sent, and a field to write in: the same in every chat. */
export function ChatRoom({
  owner,
  said,
  zone,
  unread,
  empty,
  closed,
  markOf,
  onEarlier,
  onSend,
  onSave,
  onDelete,
  onRead,
}: {
  /** What the files of an unsent message belong to; its id also names the draft. */
  owner: UploadOwner;
  /** Oldest first. */
  said: readonly ChatMessage[];
  zone: string;
  unread: number;
  /** Shown when nothing was said. */
  empty: ReactNode;
  /** Why nothing can be written, shown instead of the field. */
  closed?: ReactNode;
  markOf?: (message: ChatMessage) => ReactNode;
  /** Absent when the first message is shown. */
  onEarlier?: () => void;
  onSend: Send;
  /** Resolves with whether it was saved. */
  onSave: (id: string, text: string) => Promise<boolean>;
  onDelete: (id: string) => void;
  onRead: () => void;
}) {
  const sending = useSending(owner.id, said, onSend);
  const attached = useChatFiles(owner);
  const [edited, setEdited] = useState<Edited | null>(null);
  const open = closed === undefined;
  // Messages that were unread when the chat was opened; the mark disappears with the next message.
  const [opened] = useState(() => ({ unseen: unread, last: said.at(-1)?.id }));
  const unseen = said.at(-1)?.id === opened.last ? opened.unseen : 0;
  const { frame, atEnd, toEnd } = useEnd(said.length + sending.pending.length);
  useReading(unread, atEnd, onRead);
  const last = said.findLast(({ mayEdit }) => mayEdit);
  const edit = ({ id, text }: ChatMessage) => setEdited({ id, message: text });

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
      <div className={classes.scroller} ref={frame} tabIndex={-1}>
        {onEarlier ? (
          <Button variant="subtle" size="xs" onClick={onEarlier}>
            Show earlier messages
          </Button>
        ) : null}
        <ul className={classes.talk} aria-label="Messages" aria-live="polite">
          {linesOf(said, zone, unseen).map((line) =>
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
                zone={zone}
                mark={markOf?.(line.message)}
                onEdit={() => edit(line.message)}
                onDelete={() => onDelete(line.message.id)}
              />
            ),
          )}
          {sending.pending.map((item) => (
            <PendingBubble
              key={item.key}
              item={item}
              onAgain={() => sending.again(item)}
              onDrop={() => sending.drop(item.key)}
            />
          ))}
        </ul>
        {said.length === 0 && sending.pending.length === 0 ? (
          <p className={classes.nothing}>{empty}</p>
        ) : null}
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
          onSend={(message, files) => {
            sending.say(message, files);
            toEnd();
          }}
          onSave={async (text) => {
            const saved = edited !== null && (await onSave(edited.id, text));
            if (saved) setEdited(null);
            return saved;
          }}
          onCancelEdit={() => setEdited(null)}
          onEditLast={() => last && edit(last)}
        />
      ) : (
        <p className={classes.closed}>{closed}</p>
      )}
    </section>
  );
}

/** Marks all messages as read while the page is visible and scrolled to the end. */
function useReading(unread: number, atEnd: boolean, onRead: () => void) {
  const read = useRef(onRead);
  read.current = onRead;
  useEffect(() => {
    if (unread === 0 || !atEnd) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') read.current();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [unread, atEnd]);
}
