import { ActionIcon, Anchor, Button } from '@mantine/core';
import { messages } from '@operatory/domain';
import { IconArrowLeft, IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLive } from '#data/hooks.ts';
import { OrderPdf } from '#files/order-pdf.tsx';
import { leaveAsSupplier } from '#session/supplier.ts';
import { ConnectionBanner } from '#ui/connection-banner.tsx';
import { Failed } from '#ui/empty-state.tsx';
import { LoadingOrRetry } from '#ui/loading-or-retry.tsx';
import { AcceptOrder } from './accept-order.tsx';
import classes from './order-chat.module.css';
import { type ChatOrder, liveOf, nameOf, type Side } from './order-data.ts';
import { OrderPanel, OrderStatusPill } from './order-panel.tsx';
import { OrderTalk } from './order-talk.tsx';
import { NoSuchOrder } from './passcode-page.tsx';

/** The chat of an order, for the clinic or the supplier; `me` is the user's id, null for a supplier. */
export function ChatPage({ orderId, side, me }: { orderId: string; side: Side; me: string | null }) {
  return (
    <div className={classes.page}>
      <OrderChat orderId={orderId} side={side} me={me} alone />
    </div>
  );
}

export function OrderChat({
  orderId,
  side,
  me,
  alone = false,
}: {
  orderId: string;
  side: Side;
  me: string | null;
  /** Whether the chat is the whole page, with a back button. */
  alone?: boolean;
}) {
  const { data, error, refetch } = useLive(liveOf[side].order, { id: orderId });
  const [order] = data?.clinic_im_product_orders ?? [];
  useEffect(() => {
    if (order && alone) document.title = `${nameOf(order)} · ${order.vendor.name}`;
  }, [order, alone]);
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <LoadingOrRetry height={240} onRefresh={refetch} />;
  if (!order)
    return side === 'supplier' ? (
      <NoSuchOrder />
    ) : (
      <p className={classes.choose}>{messages.order_not_found}</p>
    );
  return (
    <>
      {alone ? <ConnectionBanner zone={order.clinic.zone} /> : null}
      <Bar order={order} side={side} alone={alone} />
      <OrderPanel order={order} />
      <OrderTalk key={order.id} order={order} side={side} me={me} />
    </>
  );
}

const viewOf = ({ id }: ChatOrder) => `/dashboard/clinic-im-product-orders/view/${id}`;

function Bar({ order, side, alone }: { order: ChatOrder; side: Side; alone: boolean }) {
  const isStaff = side === 'staff';
  const Title = alone ? 'h1' : 'h2';
  return (
    <header className={classes.bar} data-supplier={!isStaff || undefined}>
      {isStaff && alone ? (
        <Button
          component={Link}
          to={viewOf(order)}
          variant="default"
          leftSection={<IconArrowLeft size={16} />}
        >
          Back to order
        </Button>
      ) : null}
      <div className={classes.who}>
        <Title>{isStaff ? order.vendor.name : order.clinic.name}</Title>
        {isStaff && !alone ? (
          <Anchor component={Link} to={viewOf(order)} size="sm">
            {nameOf(order)}
          </Anchor>
        ) : (
          <span className="muted">{nameOf(order)}</span>
        )}
      </div>
      <OrderStatusPill order={order} />
      {isStaff ? null : (
        <>
          <AcceptOrder order={order} />
          <OrderPdf id={order.id} name={nameOf(order)} />
          <ActionIcon
            size={44}
            variant="subtle"
            aria-label="Leave"
            title="Leave"
            onClick={() => void leaveAsSupplier()}
          >
            <IconLogout size={18} />
          </ActionIcon>
        </>
      )}
    </header>
  );
}
