import {
  type ChatSide,
  channelsOf,
  events,
  quietHoursOf,
  quietUntil,
  recipientsOf,
  type StoredEvent,
} from '@operatory/domain';
import { linkSecret } from '../auth/order-links.ts';
import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { oneLine } from '../mail/letter.ts';
import { type MailedOrder, readMailedOrder } from '../mail/mailed-order.ts';
import { nameOfOrder, orderRepliesMail } from '../mail/order-letters.ts';
import type { QueuedMail } from '../mail/queued-mail.ts';
import { eventsOfEmail } from '../outbox/store.ts';
import { granteesOf } from '../rights/grantees.ts';
import { factsOf } from './notify.ts';

type App = Pick<AppContext, 'prisma' | 'clock' | 'env' | 'pools' | 'mail' | 'secrets'>;

export interface Chat {
  readonly order_id: string;
  readonly side: ChatSide;
}

/**
 * After this many seconds, an unread message counts as not seen; a side gets at most one email in this many
 * minutes.
 */
const [glance, pause] = [60, 15];
/** More messages than this are not quoted in an email. */
const maxQuotedMessages = 10;

/** @returns The chats in which these events sent messages, with the side that received them. */
export function unseenChatsOf(said: readonly StoredEvent[]): readonly Chat[] {
  const saidTo = (side: ChatSide, email: 'clinic_chat' | 'supplier_chat'): readonly Chat[] =>
    [...new Set(eventsOfEmail(said, email).map(({ payload }) => payload.entity_id))].map((order_id) => ({
      order_id,
      side,
    }));
  return [...saidTo('USER', 'clinic_chat'), ...saidTo('SUPPLIER', 'supplier_chat')];
}

/**
 * @returns The time of the next check for a side's unread messages: soon by the real clock, but not before
 * a pause since the side's last email.
 */
export async function nextChatMail(
  { pools }: Pick<App, 'pools'>,
  clientId: string,
  { order_id, side }: Chat,
): Promise<Date> {
  const [last] = await inTenant(pools.tenant, clientId, (sql) =>
    sql<{ mailed_at: Date }>(
      'select mailed_at from order_chat_mails where clinic_im_product_order_id = $1 and to_side = $2',
      [order_id, side],
    ),
  );
  const soon = Date.now() + glance * 1000;
  return new Date(Math.max(soon, last ? last.mailed_at.getTime() + pause * 60_000 : 0));
}

/** A newer email replaces a waiting one with the same key. */
export interface PersonMail {
  readonly key: string;
  readonly mail: QueuedMail;
  /** The email is not sent before this time; null to send it at once. */
  readonly after: Date | null;
}

/**
 * Emails a side about its unread messages, if there are any. Emails to the clinic's people go through
 * `queue`.
 */
export async function sendChatMail(
  app: App,
  { client_id, order_id, side }: Chat & { readonly client_id: string },
  queue: (mail: PersonMail) => Promise<void>,
): Promise<void> {
  const order = await readMailedOrder(app, client_id, order_id);
  const said = order ? await unseen(app, client_id, order_id, side) : [];
  if (!order || said.length === 0 || order.status === 'CANCEL') return;
  const sent = await (side === 'SUPPLIER' ? toSupplier(app, order, said) : toClinic(app, order, said, queue));
  if (sent)
    await inTenant(app.pools.tenant, client_id, (sql) =>
      sql(
        `insert into order_chat_mails (client_id, clinic_im_product_order_id, to_side, mailed_at) values ($1, $2, $3, now())
         on conflict (client_id, clinic_im_product_order_id, to_side) do update set mailed_at = now()`,
        [client_id, order_id, side],
      ),
    );
}

/** @returns The newest unread messages of the other side, oldest first. */
async function unseen(app: App, clientId: string, orderId: string, side: ChatSide): Promise<string[]> {
  const rows = await inTenant(app.pools.tenant, clientId, (sql) =>
    sql<{ message: string; files: number }>(
      `select m.message, jsonb_array_length(m.attachments) as files
       from order_chat_messages m join clinic_im_product_orders o on o.id = m.order_no and o.client_id = m.client_id
       where m.order_no = $1 and m.deleted_at is null and m.message_by = $2
         and m.created_at > coalesce(case when $2 = 'SUPPLIER' then o.clinic_read_at else o.supplier_read_at end, '-infinity')
       order by m.created_at desc, m.id desc limit $3`,
      [orderId, side === 'USER' ? 'SUPPLIER' : 'USER', maxQuotedMessages],
    ),
  );
  return rows
    .reverse()
    .map(({ message, files }) => message.slice(0, 300) || (files === 1 ? 'a file' : `${files} files`));
}

async function toSupplier(app: App, order: MailedOrder, said: readonly string[]): Promise<boolean> {
  const [link] = await inTenant(app.pools.tenant, order.client_id, (sql) =>
    sql<{ id: string }>(
      `select id from order_links
       where clinic_im_product_order_id = $1 and voided_at is null and dead_at is null and sent_at is not null`,
      [order.id],
    ),
  );
  if (!link) return false;
  const mail = orderRepliesMail(order, said, linkSecret(app.secrets, order.client_id, link.id));
  const sent = await Promise.allSettled(order.addresses.map((to) => app.mail.send({ ...mail, to })));
  // The job is retried only if all addresses failed; otherwise one bad address would make the others get the
  // email twice.
  const [failed] = sent.filter(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected' && sent.every(({ status }) => status === 'rejected')) throw failed.reason;
  return sent.length > 0;
}

/**
 * Queues emails to the people who raised and placed the order, after their quiet hours, if they can still
 * read it and have not turned these emails off.
 */
async function toClinic(
  app: App,
  order: MailedOrder,
  said: readonly string[],
  queue: (mail: PersonMail) => Promise<void>,
): Promise<boolean> {
  const now = app.clock.setting();
  const users = await granteesOf(app.prisma, order.client_id, now);
  const clinic_id = order.clinic.id;
  const payload = {
    ...order,
    entity: events.order_reply.entity,
    entity_id: order.id,
    clinic_id,
    vendor_name: order.vendor.name,
    message: said.join('\n'),
  };
  const notified = recipientsOf({ name: 'order_reply', payload, actor_user_id: null }, users.values());
  const facts = await factsOf(app, order.client_id, now, {
    actors: [],
    clinics: [clinic_id],
    recipients: notified.map(({ user_id }) => user_id),
  });
  const wanting = notified.filter(
    ({ user_id }) => channelsOf(facts.preferenceOf('notices', user_id), 'order_reply').mail,
  );
  for (const { user_id, email, display_name } of wanting) {
    const quiet = quietHoursOf(facts.preferenceOf('quiet_hours', user_id));
    await queue({
      key: `order-chat:${order.id}:${user_id}`,
      mail: {
        client_id: order.client_id,
        kind: 'order_reply',
        to: email,
        name: display_name,
        subject: oneLine(`${order.vendor.name} sent a message about order ${nameOfOrder(order)}`),
        parts: said.map((text) => `“${text}”`),
        link: { label: 'Read and reply', path: `/order-chat/${order.id}` },
      },
      after: quietUntil(app.clock.now(), facts.zoneOf(order.clinic.id), quiet),
    });
  }
  return wanting.length > 0;
}
