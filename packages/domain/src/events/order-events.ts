import { details, eventsAbout, type NotificationText, type Subject } from './definition.ts';
import type { PreparedMail } from './prepared-mail.ts';
import { usersInPayload, withAction } from './recipients.ts';

export interface OrderEventFacts {
  readonly short_id: number;
  readonly vendor_name: string;
  readonly raised_by_user_id: string;
  readonly approved_by_user_id: string | null;
}
const event = eventsAbout<'clinic_im_product_orders', OrderEventFacts>('clinic_im_product_orders');
const module = 'clinic-im-product-orders';
const buyers = withAction(module, 'EDIT');
const parties = usersInPayload(module, 'VIEW', 'raised_by_user_id', 'approved_by_user_id');

function textOf(
  { vendor_name, entity_id }: OrderEventFacts & Subject,
  title: string,
  said?: string,
): NotificationText {
  return {
    title,
    body: said === undefined ? vendor_name : `${vendor_name}: ${said}`.slice(0, 200),
    link: `/dashboard/${module}/list?record=${entity_id}`,
  };
}

interface Received {
  readonly whole: boolean;
  /** The order counts as received although part of it will not be delivered. */
  readonly short?: boolean;
  readonly reversed?: true;
}
function receivedTitle(
  { short_id, whole, short, reversed }: OrderEventFacts & Received,
  actor: string,
): string {
  if (reversed) return `${actor} reversed a delivery of order ${short_id}`;
  if (!whole) return `Part of order ${short_id} was delivered`;
  return short
    ? `No more deliveries are expected for order ${short_id}`
    : `Order ${short_id} has been fully received`;
}

/** Events that a supplier causes have no actor, because suppliers have no account. */
export const orderEvents = {
  order_raised: event({
    details: details<{ readonly group: string }>(),
    notification: {
      label: 'An order is waiting to be placed',
      recipients: buyers,
      text: (order, { actor }) => textOf(order, `${actor} raised order ${order.short_id}`),
    },
    email: 'recipients',
  }),
  order_placed: event({
    details: details<{ readonly by: 'EMAIL' | 'PHONE' }>(),
    notification: {
      label: 'My order is placed',
      recipients: usersInPayload(module, 'VIEW', 'raised_by_user_id'),
      text: (order, { actor }) => textOf(order, `${actor} placed order ${order.short_id}`),
    },
    email: 'supplier_link',
  }),
  order_accepted: event({
    details: details<{ readonly note?: string }>(),
    notification: {
      label: 'The supplier accepts my order',
      recipients: parties,
      text: (order) => textOf(order, `${order.vendor_name} accepted order ${order.short_id}`, order.note),
    },
    email: null,
  }),
  order_received: event({
    details: details<Received>(),
    notification: {
      label: 'My order is delivered',
      recipients: parties,
      text: (order, { actor }) => textOf(order, receivedTitle(order, actor)),
    },
    email: 'supplier',
  }),
  order_cancelled: event({
    details: details<{ readonly note: string }>(),
    notification: {
      label: 'My order is cancelled',
      recipients: parties,
      text: (order, { actor }) => textOf(order, `${actor} cancelled order ${order.short_id}`, order.note),
    },
    email: 'supplier',
  }),
  order_reply: event({
    details: details<{ readonly message: string }>(),
    notification: {
      label: 'A supplier sends a message about my order',
      recipients: parties,
      text: (order) => ({
        ...textOf(order, `${order.vendor_name} sent a message about order ${order.short_id}`, order.message),
        link: `/order-chat/${order.entity_id}`,
      }),
    },
    email: 'clinic_chat',
  }),
  order_link_dead: event({
    details: details(),
    notification: {
      label: 'An order link is blocked after too many wrong passcodes',
      recipients: buyers,
      text: (order) =>
        textOf(order, `The link for order ${order.short_id} is blocked after too many wrong passcodes`),
    },
    email: null,
  }),
  order_link: event({ details: details(), notification: null, email: 'supplier_link' }),
  order_message: event({
    details: details<{ readonly message: string }>(),
    notification: null,
    email: 'supplier_chat',
  }),
  shopping_list: eventsAbout('clinic-im-product-orders')({
    details: details<{ readonly mails: readonly PreparedMail[] }>(),
    notification: null,
    email: 'prepared',
  }),
};
