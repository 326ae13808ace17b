import { Button, Stack } from '@mantine/core';
import { messages } from '@operatory/domain';
import { Link } from '@tanstack/react-router';
import { useLive } from '#data/hooks.ts';
import { OrderPdf } from '#files/order-pdf.tsx';
import { Failed } from '#ui/empty-state.tsx';
import { LoadingOrRetry } from '#ui/loading-or-retry.tsx';
import { AcceptOrder } from './accept-order.tsx';
import { type ChatOrder, liveOf, nameOf } from './order-data.ts';
import { OrderFacts } from './order-panel.tsx';
import { NoSuchOrder, Passcode, SupplierPage } from './passcode-page.tsx';

/** The page that the email of an order links to: passcode, products and the button to accept. */
export const ConfirmationPage = ({ orderId }: { orderId: string | undefined }) =>
  orderId === undefined ? (
    <NoSuchOrder />
  ) : (
    <Passcode orderId={orderId}>
      <Confirmation orderId={orderId} />
    </Passcode>
  );

function Confirmation({ orderId }: { orderId: string }) {
  const { data, error, refetch } = useLive(liveOf.supplier.order, { id: orderId });
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <LoadingOrRetry height={320} onRefresh={refetch} />;
  const [order] = data.clinic_im_product_orders;
  return order ? <Loaded order={order} /> : <NoSuchOrder />;
}

const words = (order: ChatOrder): readonly [title: string, line: string] => {
  const { clinic, vendor, status } = order;
  switch (status) {
    case 'ACCEPTED':
      return [messages.order_accepted, `${nameOf(order)} for ${clinic.name}.`];
    case 'PARTIAL_ORDER_RECEIVED':
      return [nameOf(order), `${clinic.name} has received part of this order.`];
    case 'ORDER_RECEIVED':
      return [nameOf(order), `${clinic.name} has received everything in this order.`];
    default:
      return [nameOf(order), `${clinic.name} has placed this order with ${vendor.name}.`];
  }
};

function Loaded({ order }: { order: ChatOrder }) {
  const [title, line] = words(order);
  return (
    <SupplierPage title={title} line={line}>
      <Stack gap={16}>
        <OrderFacts order={order} />
        <AcceptOrder order={order} wide />
        <Button
          component={Link}
          to={`/order-chat/${order.id}`}
          fullWidth
          size="lg"
          variant={order.status === 'ORDER_PLACED' ? 'default' : 'filled'}
        >
          {order.supplier_unread > 0 ? `Open chat, ${order.supplier_unread} new` : 'Open chat'}
        </Button>
        <OrderPdf id={order.id} name={nameOf(order)} fullWidth size="lg" />
      </Stack>
    </SupplierPage>
  );
}
