import { phoneText } from '@operatory/resource';
import type { Mail } from '../context/context.ts';
import { type Letter, mailOf, oneLine } from './letter.ts';
import type { MailedOrder } from './mailed-order.ts';

type SupplierMail = Omit<Mail, 'to'>;

/** Further lines are not listed in the email, but behind its link. */
const maxLines = 30;

function write(
  order: MailedOrder,
  letter: Pick<Letter, 'kind' | 'subject' | 'parts' | 'link'>,
): SupplierMail {
  const { to: _, ...mail } = mailOf({
    ...letter,
    to: { email: '', display_name: order.vendor.contact },
    from: {
      client_name: `${order.clinic.name}, ${order.client_name}`,
      origin: order.origin,
      logo: order.logo,
    },
  });
  return mail;
}
export const nameOfOrder = ({ purchase_order_id, short_id }: MailedOrder): string =>
  purchase_order_id ?? `order ${short_id}`;

/** The secret is in the part after `#`, which browsers do not send, so that it gets into no log. */
export const confirmationAddress = ({ origin, id }: MailedOrder, secret: string): string =>
  `${origin}/orderConfrimation?fromEmail=true&order=${id}#${secret}`;
export const chatAddress = ({ origin, id }: MailedOrder, secret: string): string =>
  `${origin}/orderChat/${id}#${secret}`;

export function orderPlacedMail(
  order: MailedOrder,
  { secret, passcode }: { readonly secret: string; readonly passcode: string },
): SupplierMail {
  const name = nameOfOrder(order);
  const listed = order.lines
    .slice(0, maxLines)
    .map((line) => `${oneLine(line.name)}${line.code ? ` (${oneLine(line.code)})` : ''}: ${line.amount}`);
  const more = order.lines.length - listed.length;
  return write(order, {
    kind: 'order_placed_supplier',
    subject: `Order ${name}`,
    parts: [
      `${oneLine(order.clinic.name)} has placed order ${name} with ${oneLine(order.vendor.name)}.`,
      { items: listed },
      ...(more > 0 ? [`and ${more} more. Open the link to see them.`] : []),
      ...(order.custom_message ? [order.custom_message] : []),
      `Your passcode: ${passcode}`,
      'Open the order to accept it or send us a message. The link and passcode work for this order only. You can forward both to the person who handles it.',
      ...(order.clinic.phone ? [`Questions: ${phoneText(order.clinic.phone)}`] : []),
    ],
    link: { label: 'Open the order', href: confirmationAddress(order, secret) },
  });
}

export const orderCancelledMail = (order: MailedOrder, reason: string): SupplierMail =>
  write(order, {
    kind: 'order_cancelled_supplier',
    subject: `Order ${nameOfOrder(order)} was cancelled`,
    parts: [
      `${oneLine(order.clinic.name)} has cancelled order ${nameOfOrder(order)}. Please do not deliver it.`,
      ...(reason ? [`Reason: ${reason}`] : []),
    ],
  });

export const orderReceivedMail = (order: MailedOrder): SupplierMail =>
  write(order, {
    kind: 'order_received_supplier',
    subject: `Order ${nameOfOrder(order)} has been received`,
    parts: [
      `${oneLine(order.clinic.name)} has received everything in order ${nameOfOrder(order)}. Thank you.`,
      'You can send messages about it for another 14 days.',
    ],
  });

export const orderRepliesMail = (order: MailedOrder, said: readonly string[], secret: string): SupplierMail =>
  write(order, {
    kind: 'order_messages_supplier',
    subject: `${oneLine(order.clinic.name)} sent a message about order ${nameOfOrder(order)}`,
    parts: [
      said.length === 1 ? 'You have a new message:' : `You have ${said.length} new messages:`,
      ...said.map((text) => `“${text}”`),
      'Your passcode is in the email with the order.',
    ],
    link: { label: 'Read and reply', href: chatAddress(order, secret) },
  });
