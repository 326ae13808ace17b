import { maySay, messageOf, messages as sentences } from '@operatory/domain';
import { phoneHref, phoneText } from '@operatory/resource';
import { useState } from 'react';
import { fileIdsOf } from '#data/file-reference.ts';
import { useCommand, useLive } from '#data/hooks.ts';
import { inTurn } from '#data/in-turn.ts';
import { lastSeen } from '#kit/chat/chat-lines.ts';
import type { ChatMessage } from '#kit/chat/chat-message.ts';
import { ChatRoom } from '#kit/chat/chat-room.tsx';
import { useNow } from '#session/clock.ts';
import { Failed } from '#ui/empty-state.tsx';
import { LoadingOrRetry } from '#ui/loading-or-retry.tsx';
import {
  type ChatOrder,
  deleteMessage,
  editMessage,
  liveOf,
  markRead,
  type OrderMessage,
  type Side,
  sendMessage,
} from './order-data.ts';

const step = 100;

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
  said: readonly OrderMessage[];
  onEarlier?: () => void;
}) {
  const isStaff = side === 'staff';
  const mine = isStaff ? 'USER' : 'SUPPLIER';
  const [send] = useCommand(sendMessage, { silent: true });
  const [save] = useCommand(editMessage, { success: sentences.order_message_updated });
  const [remove] = useCommand(deleteMessage, { success: sentences.order_message_deleted });
  const [read] = useCommand(markRead, { silent: true });
  const open = maySay({ ...order, has_passcode: order.has_passcode ?? true }, useNow());
  const shown = said.map((message): ChatMessage => {
    const { message_by, user_id } = message;
    const isMine = open.ok && message_by === mine && (!isStaff || user_id === me);
    return {
      id: message.id,
      created_at: message.created_at,
      text: message.message,
      files: message.attachments,
      author:
        message_by === 'SUPPLIER'
          ? (message.supplier_name ?? order.vendor.name)
          : (message.user?.display_name ?? order.clinic.name),
      side: message_by === 'SYSTEM' ? 'system' : message_by === mine ? 'own' : 'other',
      isEdited: message.edited_at !== null,
      mayEdit: isMine && message.message_type === 'TEXT',
      mayDelete: isMine,
    };
  });
  const seenLast = lastSeen(shown, isStaff ? order.supplier_read_at : order.clinic_read_at);
  return (
    <ChatRoom
      owner={{
        id: `order-chat:${order.id}`,
        directory: 'order_chat_messages',
        label: 'your message about an order',
        href: `/order-chat/${order.id}`,
      }}
      said={shown}
      zone={order.clinic.zone}
      unread={(isStaff ? order.clinic_unread : order.supplier_unread) ?? 0}
      empty="No messages yet. Ask about this order here."
      markOf={({ id }) => (id === seenLast ? <span>Seen</span> : null)}
      {...(onEarlier ? { onEarlier } : {})}
      onSend={({ key, message, files }) =>
        inTurn(`order-chat:${order.id}`, () =>
          send({
            id: key,
            order: order.id,
            message,
            attachments: fileIdsOf(files),
            idempotency_key: key,
          }),
        )
      }
      onSave={async (id, message) => (await save({ id, message })).ok}
      onDelete={(id) => void remove({ id })}
      onRead={() => void read({ id: order.id })}
      {...(open.ok
        ? {}
        : {
            closed: (
              <>
                {messageOf(open.code)}
                {!isStaff && order.clinic.phone ? (
                  <>
                    . You can still call {order.clinic.name}:{' '}
                    <a href={phoneHref(order.clinic.phone)}>{phoneText(order.clinic.phone)}</a>
                  </>
                ) : null}
              </>
            ),
          })}
    />
  );
}
