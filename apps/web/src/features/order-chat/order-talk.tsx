import { Button } from '@mantine/core';
import { maySay, messageOf, messages as sentences } from '@operatory/domain';
import { date, phoneHref, phoneText, toText } from '@operatory/resource';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCommand, useLive } from '#data/hooks.ts';
import { useNow } from '#session/clock.ts';
import { Failed } from '#ui/empty-state.tsx';
import { lastSeen, linesOf } from './chat-lines.ts';
import { Composer, type Edited } from './composer.tsx';
import { LoadingOrRetry } from './loading-or-retry.tsx';
import { MessageBubble } from './message-bubble.tsx';
import classes from './order-chat.module.css';
import { type ChatMessage, type ChatOrder, editMessage, liveOf, markRead, type Side } from './order-data.ts';
import { useChatFiles } from './use-chat-files.ts';
import { useSending } from './use-sending.ts';

const step = 100;
const day = date({ dayFirst: true });
/** Distance from the end, in pixels, within which the chat counts as scrolled to the end. */
const near = 60;

/** The messages between clinic and supplier about an order, live. */
export function OrderTalk({ order, side, me }: { order: ChatOrder; side: Side; me: string | null }) {
  const [limit, setLimit] = useState(step);
  const { data, error, refetch } = useLive(liveOf[side].messages, { id: order.id, limit });
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <LoadingOrRetry height={240} onRefresh={refetch} />;
  const newest = data.order_chat_messages;
  return (
    <Loaded
      order={order}
      side={side}
      me={me}
      said={[...newest].reverse()}
      {...(newest.length === limit ? { onEarlier: () => setLimit(limit + step) } : {})}
    />
  );
}

function Loaded({
  order,
  side,
  me,
  said,
  onEarlier,
}: {
  order: ChatOrder;
  side: Side;
  me: string | null;
  said: readonly ChatMessage[];
  onEarlier?: () => void;
}) {
  const isStaff = side === 'staff';
  const mine = isStaff ? 'USER' : 'SUPPLIER';
  const unread = (isStaff ? order.clinic_unread : order.supplier_unread) ?? 0;
  const sending = useSending(order.id, said);
  const attached = useChatFiles(order.id);
  const [edited, setEdited] = useState<Edited | null>(null);
  const [save] = useCommand(editMessage, { success: sentences.order_message_updated });
  const open = maySay({ ...order, has_passcode: order.has_passcode ?? true }, useNow());
  // Messages that were unread when the chat was opened; the mark disappears with the next message.
  const [opened] = useState(() => ({ unseen: unread, last: said.at(-1)?.id }));
  const unseen = said.at(-1)?.id === opened.last ? opened.unseen : 0;
  const { frame, atEnd, toEnd } = useEnd(said.length + sending.pending.length);
  useReading(order.id, unread, atEnd);
  const lines = linesOf(said, order.clinic.zone, mine, unseen);
  const seenLast = lastSeen(said, mine, isStaff ? order.supplier_read_at : order.clinic_read_at);
  const isMine = ({ message_by, user_id }: ChatMessage) =>
    message_by === mine && (!isStaff || user_id === me);
  const authorOf = (message: ChatMessage) =>
    message.message_by === 'SUPPLIER'
      ? (message.supplier_name ?? order.vendor.name)
      : (message.user?.display_name ?? order.clinic.name);
  const last = said.findLast((message) => isMine(message) && message.message_type === 'TEXT');

  return (
    <section
      className={classes.whole}
      aria-label="Chat messages"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (open.ok) attached.add([...event.dataTransfer.files]);
      }}
    >
      <div className={classes.scroller} ref={frame} tabIndex={-1}>
        {onEarlier ? (
          <Button variant="subtle" size="xs" onClick={onEarlier}>
            Show earlier messages
          </Button>
        ) : null}
        <ul className={classes.talk} aria-label="Messages" aria-live="polite">
          {lines.map((line) =>
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
                author={authorOf(line.message)}
                own={line.message.message_by === mine}
                mine={open.ok && isMine(line.message)}
                zone={order.clinic.zone}
                seen={line.message.id === seenLast}
                onEdit={() => setEdited(line.message)}
              />
            ),
          )}
          {sending.pending.map((item) => (
            <li key={item.key} className={classes.message} data-own data-pending>
              <div className={classes.bubble}>
                {item.message ? <p className={classes.words}>{item.message}</p> : null}
                {item.files.map(({ file_id, name }) => (
                  <p key={file_id}>{name}</p>
                ))}
                <div className={classes.foot}>
                  {item.failure ? (
                    <>
                      <span role="alert" className={classes.failure}>
                        Not sent: {item.failure}
                      </span>
                      <Button size="compact-xs" variant="subtle" onClick={() => sending.again(item)}>
                        Try again
                      </Button>
                      <Button
                        size="compact-xs"
                        variant="subtle"
                        color="gray"
                        onClick={() => sending.drop(item.key)}
                      >
                        Drop
                      </Button>
                    </>
                  ) : (
                    <span>Sending…</span>
                  )}
                </div>
              </div>
            </li>
          ))}
        </ul>
        {said.length === 0 && sending.pending.length === 0 ? (
          <p className={classes.nothing}>No messages yet. Ask about this order here.</p>
        ) : null}
        {atEnd ? null : (
          <Button className={classes.toEnd ?? ''} size="compact-sm" variant="default" onClick={toEnd}>
            {unread > 0 ? `${unread} new` : 'Go to latest message'}
          </Button>
        )}
      </div>
      {open.ok ? (
        <Composer
          orderId={order.id}
          attached={attached}
          edited={edited}
          onSend={(message, files) => {
            sending.say(message, files);
            toEnd();
          }}
          onSave={async (message) => {
            const { ok } = edited ? await save({ id: edited.id, message }) : { ok: false };
            if (ok) setEdited(null);
            return ok;
          }}
          onCancelEdit={() => setEdited(null)}
          onEditLast={() => last && setEdited(last)}
        />
      ) : (
        <p className={classes.closed}>
          {messageOf(open.code)}
          {!isStaff && order.clinic.phone ? (
            <>
              . You can still call {order.clinic.name}:{' '}
              <a href={phoneHref(order.clinic.phone)}>{phoneText(order.clinic.phone)}</a>
            </>
          ) : null}
        </p>
      )}
    </section>
  );
}

/** Keeps the chat scrolled to the end while the user is there. */
function useEnd(count: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const held = useRef(true);
  const toEnd = () => {
    const box = frame.current;
    if (box) box.scrollTop = box.scrollHeight;
  };
  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const look = () => {
      held.current = box.scrollHeight - box.scrollTop - box.clientHeight < near;
      setAtEnd(held.current);
    };
    box.addEventListener('scroll', look, { passive: true });
    // Pictures load later than their message.
    const grown = new ResizeObserver(() => held.current && toEnd());
    // A phone's keyboard makes the frame smaller.
    for (const part of [box, ...box.children]) grown.observe(part);
    return () => {
      box.removeEventListener('scroll', look);
      grown.disconnect();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said is one more
  useLayoutEffect(() => {
    if (held.current) toEnd();
  }, [count]);
  return { frame, atEnd, toEnd };
}

/** Marks all messages as read while the page is visible and scrolled to the end. */
function useReading(id: string, unread: number, atEnd: boolean) {
  const [read] = useCommand(markRead, { silent: true });
  useEffect(() => {
    if (unread === 0 || !atEnd) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') void read({ id });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [id, unread, atEnd, read]);
}
