import { ActionIcon, Anchor, Skeleton } from '@mantine/core';
import { labOrderStatuses } from '@operatory/domain';
import { phoneHref, phoneText } from '@operatory/resource';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { fileIdsOf } from '#data/file-reference.ts';
import { graphql, type ResultOf } from '#data/graphql.ts';
import { useCommand, useLive } from '#data/hooks.ts';
import { inTurn } from '#data/in-turn.ts';
import { ChatEntry, ChatPanes } from '#kit/chat/chat-panes.tsx';
import { ChatRoom } from '#kit/chat/chat-room.tsx';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { LoadingOrRetry } from '#ui/loading-or-retry.tsx';
import { Page } from '#ui/page.tsx';
import { Pill } from '#ui/pill.tsx';
import { usePhone } from '#ui/window-width.ts';
import classes from './lab-chats.module.css';

const liveLabChats = graphql(
  `subscription labChats {
    lab_orders(
      where: { _or: [{ lab_order_messages: {} }, { status: { _in: [PENDING, ACCEPTED, SHIPPED] } }] }
      order_by: [{ created_at: desc }, { id: desc }], limit: 100
    ) {
      id short_id name status lab { id name phone } clinic { id name }
    }
  }`,
);
const liveLabChat = graphql(
  `subscription labChat($order: uuid!) {
    lab_orders(where: { id: { _eq: $order } }) { id short_id name status lab { id name phone } clinic { id name } }
  }`,
);
const labMessages = graphql(
  `subscription labMessages($order: uuid!, $limit: Int!) {
    lab_order_messages(where: { lab_order_id: { _eq: $order } }, order_by: [{ created_at: desc }, { id: desc }], limit: $limit) {
      id message attachments edited_at created_at user_id user { id display_name profile_image color_code }
    }
  }`,
);
const sendMessage = graphql(
  `mutation sendLabMessage($id: uuid!, $order: uuid!, $message: String!, $attachments: [send_lab_message_attachments_input!], $idempotency_key: String) {
    send_lab_message(
      id: $id, lab_order_id: $order, message: $message, attachments: $attachments, idempotency_key: $idempotency_key
    ) { id }
  }`,
);
type LabOrder = ResultOf<typeof liveLabChats>['lab_orders'][number];

const title = 'Chats about lab orders';
const address = '/dashboard/clinic-lab-chats';
const step = 100;

/**
 * Lab orders that are open or have messages, the newest first, and the messages of colleagues about the
 * chosen one.
 */
export default function LabChatsPage({ order }: { order: string | undefined }) {
  const phone = usePhone();
  const { data, error, refetch } = useLive(liveLabChats, {});
  const orders = data?.lab_orders ?? [];
  const listed = orders.find(({ id }) => id === order);
  // A notification may open an order that is too old for the list.
  const other = useLive(
    liveLabChat,
    { order: order ?? '' },
    { pause: order === undefined || !data || listed !== undefined },
  );
  const open = listed ?? other.data?.lab_orders.find(({ id }) => id === order);
  if (phone && open)
    return (
      <div className={classes.alone}>
        <LabChat key={open.id} order={open} isAlone />
      </div>
    );
  return (
    <Page
      title={title}
      wide
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Lab orders', to: '/dashboard/lab-orders/list' },
        { label: title },
      ]}
    >
      {error && !data ? (
        <Failed onRefresh={refetch} />
      ) : !data ? (
        <Skeleton height={320} />
      ) : orders.length === 0 && !open ? (
        <NothingYet line="Open lab orders and the messages about them are shown here." />
      ) : (
        <ChatPanes
          title={title}
          list={orders.map(({ id, name, short_id, lab, clinic }) => (
            <ChatEntry
              key={id}
              to={address}
              search={{ order: id }}
              isOpen={id === order}
              name={lab?.name}
              note={`${name}, order ${short_id}, ${clinic?.name}`}
            />
          ))}
        >
          {open ? (
            <LabChat key={open.id} order={open} />
          ) : other.data ? (
            <NothingYet line="This lab order was not found." />
          ) : null}
        </ChatPanes>
      )}
    </Page>
  );
}

function LabChat({ order, isAlone = false }: { order: LabOrder; isAlone?: boolean }) {
  const me = useMe().user.id;
  const { zone } = useClinic();
  const [limit, setLimit] = useState(step);
  const [send] = useCommand(sendMessage, { silent: true });
  const { data, error, refetch } = useLive(labMessages, { order: order.id, limit });
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <LoadingOrRetry height={240} onRefresh={refetch} />;
  const status = labOrderStatuses.find(({ value }) => value === order.status);
  const Title = isAlone ? 'h1' : 'h2';
  const said = data.lab_order_messages.toReversed();
  const { lab } = order;
  return (
    <>
      <header className={classes.head}>
        {isAlone ? (
          <ActionIcon
            component={Link}
            to={address}
            size={44}
            variant="subtle"
            color="gray"
            aria-label="Back to chats"
          >
            <IconArrowLeft size={20} />
          </ActionIcon>
        ) : null}
        <div>
          <Title>{order.lab?.name}</Title>
          <Anchor component={Link} to={`/dashboard/lab-orders/view/${order.id}`} size="sm">
            {order.name}, order {order.short_id}
          </Anchor>
          <p className={classes.readers}>
            Colleagues who can see this order read these messages; the lab doesn’t.
            {lab?.phone ? (
              <>
                {' '}
                To reach the lab, call <a href={phoneHref(lab.phone)}>{phoneText(lab.phone)}</a>.
              </>
            ) : null}
          </p>
        </div>
        {status ? <Pill hue={status.colour}>{status.label}</Pill> : null}
      </header>
      <ChatRoom
        owner={{ id: `lab-chat:${order.id}`, directory: 'lab_order_messages', label: 'a lab order' }}
        said={said.map((message) => ({
          id: message.id,
          created_at: message.created_at,
          text: message.message,
          files: message.attachments,
          author: message.user?.display_name ?? '',
          side: message.user_id === null ? 'system' : message.user_id === me ? 'own' : 'other',
          isEdited: message.edited_at !== null,
          mayEdit: false,
          mayDelete: false,
          ...(message.user_id === null || message.user_id === me ? {} : { picture: message.user ?? null }),
        }))}
        zone={zone}
        unread={0}
        empty="No messages about this lab order yet."
        {...(said.length === limit ? { onEarlier: () => setLimit(limit + step) } : {})}
        onSend={({ key, message, files }) =>
          inTurn(`lab-chat:${order.id}`, () =>
            send({
              id: key,
              order: order.id,
              message,
              attachments: fileIdsOf(files),
              idempotency_key: key,
            }),
          )
        }
      />
    </>
  );
}
