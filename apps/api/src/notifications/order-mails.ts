import type { StoredEvent } from '@operatory/domain';
import { hashPasscode, linkPasscode, linkSecret } from '../auth/order-links.ts';
import { hashKey } from '../auth/tokens.ts';
import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { type MailedOrder, readMailedOrder } from '../mail/mailed-order.ts';
import { orderCancelledMail, orderPlacedMail, orderReceivedMail } from '../mail/order-letters.ts';
import { eventsOfEmail, readEvents } from '../outbox/store.ts';

type App = Pick<AppContext, 'prisma' | 'clock' | 'env' | 'pools' | 'mail' | 'secrets'>;

export interface OrderMailJob {
  readonly client_id: string;
  readonly event_id: string;
  readonly to: string;
}

const forSupplier = (events: readonly StoredEvent[]) => [
  ...eventsOfEmail(events, 'supplier_link'),
  ...eventsOfEmail(events, 'supplier'),
];

/**
 * @returns The jobs that email suppliers about their orders. Each address has its own job, so that one that
 * fails does not delay the others.
 */
export async function orderMailsOf(
  app: Pick<App, 'prisma' | 'clock' | 'env'>,
  clientId: string,
  events: readonly StoredEvent[],
): Promise<readonly (OrderMailJob & { readonly key: string })[]> {
  const jobs: (OrderMailJob & { readonly key: string })[] = [];
  for (const event of forSupplier(events)) {
    const { id, payload } = event;
    if (event.name === 'order_received' && !event.payload.whole) continue;
    const order = await readMailedOrder(app, clientId, payload.entity_id);
    if (!order?.by_mail) continue;
    for (const to of order.addresses)
      jobs.push({ client_id: clientId, event_id: id, to, key: `${id}:${to}` });
  }
  return jobs;
}

/**
 * Emails a supplier. Link and passcode are calculated with the server's key when the email is sent, so that
 * neither the outbox nor a job contains a link that works. A retried email has the same link.
 */
export async function sendOrderMail(app: App, { client_id, event_id, to }: OrderMailJob): Promise<void> {
  const [event] = forSupplier(await readEvents(app, client_id, [event_id]));
  const order = event && (await readMailedOrder(app, client_id, event.payload.entity_id));
  if (!event || !order) return;
  if (event.name === 'order_placed' || event.name === 'order_link') return sendLink(app, order, event_id, to);
  if (!(await wasSent(app, order))) return;
  const mail =
    event.name === 'order_cancelled'
      ? orderCancelledMail(order, event.payload.note)
      : orderReceivedMail(order);
  await app.mail.send({ ...mail, to });
}

/**
 * @returns True if an email with a link was sent. A supplier who never got the order gets no email about what
 * became of it.
 */
async function wasSent({ pools }: App, { client_id, id }: MailedOrder): Promise<boolean> {
  const sent = await inTenant(pools.tenant, client_id, (sql) =>
    sql('select from order_links where clinic_im_product_order_id = $1 and sent_at is not null limit 1', [
      id,
    ]),
  );
  return sent.length > 0;
}

async function sendLink(app: App, order: MailedOrder, eventId: string, to: string): Promise<void> {
  const { client_id, addresses } = order;
  const secret = linkSecret(app.secrets, client_id, eventId);
  const passcode = linkPasscode(app.secrets, client_id, eventId);
  const passcodeHash = await hashPasscode(app.secrets, eventId, passcode);
  // The event's id is the link's id, so that a retry sends the same link. If a later event has made another
  // link, nothing is sent.
  const isMine = await inTenant(app.pools.tenant, client_id, async (sql) => {
    const [open] = await sql(
      `select from clinic_im_product_orders where id = $1 and status not in ('RAISED', 'CANCEL') for no key update`,
      [order.id],
    );
    const [later] = await sql(
      `select from outbox o join outbox mine on mine.client_id = o.client_id and mine.id = $2
       where o.event = 'order_link' and o.payload ->> 'entity_id' = $1 and o.created_at > mine.created_at limit 1`,
      [order.id, eventId],
    );
    if (!open || later) return false;
    await sql(
      `update order_links set voided_at = now()
       where clinic_im_product_order_id = $1 and id <> $2 and voided_at is null`,
      [order.id, eventId],
    );
    // Once the link was sent, its hashes and its count of wrong passcodes stay.
    const kept = await sql(
      `insert into order_links (id, client_id, clinic_im_product_order_id, link_hash, passcode_hash, sent_to)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (id, client_id) do update set
         link_hash = case when order_links.sent_at is null then excluded.link_hash else order_links.link_hash end,
         passcode_hash = case when order_links.sent_at is null then excluded.passcode_hash else order_links.passcode_hash end
         where order_links.voided_at is null
       returning id`,
      [eventId, client_id, order.id, hashKey(secret), passcodeHash, addresses.join(', ')],
    );
    return kept.length > 0;
  });
  if (!isMine) return;
  // Stored before sending: an email that may have arrived counts as sent, because its recipient must also
  // hear of a cancellation.
  await inTenant(app.pools.tenant, client_id, (sql) =>
    sql('update order_links set sent_at = coalesce(sent_at, now()) where id = $1', [eventId]),
  );
  await app.mail.send({ ...orderPlacedMail(order, { secret, passcode }), to });
}
