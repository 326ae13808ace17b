import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { useMe } from '#session/session.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { OrderChat } from './chat-page.tsx';
import classes from './order-chat.module.css';

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
  const narrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const { data, error, refetch } = useLive(liveChats, {});
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={320} m={24} />;
  const entries = data.clinic_im_product_orders;
  if (entries.length === 0)
    return <NothingYet line="Each order placed by email has a chat with its supplier." />;
  return (
    <div className={classes.chats}>
      <aside>
        <nav aria-label={title}>
          {entries.map((each) => (
            <Link
              key={each.id}
              className={classes.entry}
              data-active={each.id === order || undefined}
              to={narrow ? '/order-chat/$id' : '/dashboard/order-lab-chats'}
              params={{ id: each.id }}
              search={narrow ? {} : { order: each.id }}
            >
              <span>{each.vendor?.name}</span>
              <span>
                {each.purchase_order_id ?? `Order ${each.short_id}`}, {each.clinic?.name}
              </span>
              {each.clinic_unread > 0 ? (
                <span className={classes.count}>
                  {each.clinic_unread}
                  <span className="visually-hidden"> unread</span>
                </span>
              ) : null}
            </Link>
          ))}
        </nav>
      </aside>
      {narrow ? null : order === undefined ? (
        // No chat opens automatically: new messages reorder the list, and opening a chat marks it as read.
        <p className={classes.choose}>Choose a chat</p>
      ) : (
        <section aria-label="Chat">
          <OrderChat key={order} orderId={order} side="staff" me={me.user.id} />
        </section>
      )}
    </div>
  );
}
