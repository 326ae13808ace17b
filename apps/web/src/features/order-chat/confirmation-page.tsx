import { Button, Skeleton, Stack } from '@mantine/core';
import { messages } from '@operatory/domain';
import { Link } from '@tanstack/react-router';
import { useLive } from '#data/hooks.ts';
import { Failed } from '#ui/empty-state.tsx';
import { AcceptOrder } from './accept-order.tsx';
import { type ChatOrder, liveOf, nameOf } from './order-data.ts';
import { OrderFacts } from './order-panel.tsx';
import { NoSuchOrder, Passcode, SupplierDoor } from './passcode-page.tsx';

/** Where a mailed order leads: its passcode, what is ordered, and one button. How it stands is what the server says. */
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
  if (!data) return <Skeleton height={320} m={24} />;
  const [order] = data.clinic_im_product_orders;
  return order ? <Loaded order={order} /> : <NoSuchOrder />;
}

const words = (order: ChatOrder): readonly [title: string, line: string] => {
  if (order.status === 'ORDER_PLACED')
    return [`${nameOf(order)}`, `${order.clinic.name} orders from ${order.vendor.name}.`];
  return [messages.order_accepted, `${nameOf(order)} for ${order.clinic.name}.`];
};

function Loaded({ order }: { order: ChatOrder }) {
  const [title, line] = words(order);
  return (
    <SupplierDoor title={title} line={line}>
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
          {order.supplier_unread > 0 ? `Open the chat, ${order.supplier_unread} new` : 'Open the chat'}
        </Button>
      </Stack>
    </SupplierDoor>
  );
}
