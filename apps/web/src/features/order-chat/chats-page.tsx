import { Skeleton } from '@mantine/core';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { ChatEntry, ChatPanes } from '#kit/chat/chat-panes.tsx';
import { useMe } from '#session/session.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { usePhone } from '#ui/window-width.ts';
import { OrderChat } from './chat-page.tsx';

const liveChats = graphql(
  `subscription chats {
    clinic_im_product_orders(
      where: { has_passcode: { _eq: true }, status: { _nin: [RAISED, CANCEL] } }
      order_by: [{ clinic_unread: desc }, { placed_at: desc_nulls_last }, { id: desc }]
      limit: 100
    ) { id short_id purchase_order_id clinic_unread vendor { id name } clinic { id name } }
  }`,
);

const title = 'Chats with suppliers';

/** The chats of orders, unread ones first, with the open one next to them. */
export const ChatsPage = ({ order }: { order: string | undefined }) => (
  <Page
    title={title}
    breadcrumbs={[
      { label: 'Dashboard', to: '/dashboard' },
      { label: 'Orders', to: '/dashboard/clinic-im-product-orders/list' },
      { label: title },
    ]}
  >
    <Chats order={order} />
  </Page>
);

function Chats({ order }: { order: string | undefined }) {
  const me = useMe();
  const phone = usePhone();
  const { data, error, refetch } = useLive(liveChats, {});
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={320} m={24} />;
  const entries = data.clinic_im_product_orders;
  if (entries.length === 0)
    return <NothingYet line="Each order placed by email has a chat with its supplier." />;
  return (
    <ChatPanes
      title={title}
      list={entries.map(({ id, vendor, purchase_order_id, short_id, clinic, clinic_unread }) => (
        <ChatEntry
          key={id}
          isOpen={id === order}
          to={phone ? `/order-chat/${id}` : '/dashboard/order-lab-chats'}
          search={phone ? {} : { order: id }}
          name={vendor?.name}
          note={`${purchase_order_id ?? `Order ${short_id}`}, ${clinic?.name}`}
          unread={clinic_unread}
        />
      ))}
    >
      {order === undefined ? null : <OrderChat key={order} orderId={order} side="staff" me={me.user.id} />}
    </ChatPanes>
  );
}
