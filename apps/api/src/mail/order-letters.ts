import { phoneText } from '@operatory/resource';
import type { MailedOrder } from './mailed-order.ts';
import { letter, oneLine } from './templates.ts';

type Letter = Omit<ReturnType<typeof letter>, 'to'>;

/** Maximum number of order lines shown in an email; the link leads to the rest. */
const mostLines = 30;

const write = (
  order: MailedOrder,
  subject: string,
  lines: readonly string[],
  link?: { readonly label: string; readonly href: string },
): Letter => {
  const receiver = { email: '', display_name: order.vendor.contact };
  const { to: _, ...mail } = letter(
    receiver,
    { client_name: `${order.clinic.name}, ${order.client_name}`, origin: order.origin },
    subject,
    lines,
    link,
  );
  return mail;
};
export const nameOfOrder = ({ purchase_order_id, short_id }: MailedOrder): string =>
  purchase_order_id ?? `order ${short_id}`;

/** The secret is in the URL's fragment, so it is not sent to server logs or other pages. */
export const confirmationAddress = ({ origin, id }: MailedOrder, secret: string): string =>
  `${origin}/orderConfrimation?fromEmail=true&order=${id}#${secret}`;
export const chatAddress = ({ origin, id }: MailedOrder, secret: string): string =>
  `${origin}/orderChat/${id}#${secret}`;

export function orderPlacedMail(
  order: MailedOrder,
  { secret, passcode }: { readonly secret: string; readonly passcode: string },
): Letter {
  const name = nameOfOrder(order);
  const listed = order.lines
    .slice(0, mostLines)
    .map((line) => `${oneLine(line.name)}${line.code ? ` (${oneLine(line.code)})` : ''}: ${line.amount}`);
  const more = order.lines.length - listed.length;
  return write(
    order,
    `Order ${name}`,
    [
      `${oneLine(order.clinic.name)} has placed order ${name} with ${oneLine(order.vendor.name)}.`,
      ...listed,
      ...(more > 0 ? [`and ${more} more. Open the link to see them.`] : []),
      ...(order.custom_message ? [order.custom_message] : []),
      `Your passcode: ${passcode}`,
      'Open the order to accept it or send us a message. The link and passcode work for this order only. You can forward both to the person who handles it.',
      ...(order.clinic.phone ? [`Questions: ${phoneText(order.clinic.phone)}`] : []),
    ],
    { label: 'Open the order', href: confirmationAddress(order, secret) },
  );
}

export const orderCancelledMail = (order: MailedOrder, reason: string): Letter =>
  write(order, `Order ${nameOfOrder(order)} was cancelled`, [
    `${oneLine(order.clinic.name)} has cancelled order ${nameOfOrder(order)}. Please do not deliver it.`,
    ...(reason ? [`Reason: ${reason}`] : []),
  ]);

export const orderReceivedMail = (order: MailedOrder): Letter =>
  write(order, `Order ${nameOfOrder(order)} has been received`, [
    `${oneLine(order.clinic.name)} has received everything in order ${nameOfOrder(order)}. Thank you.`,
    'You can send messages about it for another 14 days.',
  ]);

export const orderRepliesMail = (order: MailedOrder, said: readonly string[], secret: string): Letter =>
  write(
    order,
    `${oneLine(order.clinic.name)} sent a message about order ${nameOfOrder(order)}`,
    [
      said.length === 1 ? 'You have a new message:' : `You have ${said.length} new messages:`,
      ...said.map((text) => `“${text}”`),
      'Your passcode is in the email with the order.',
    ],
    { label: 'Read and reply', href: chatAddress(order, secret) },
  );
