import { withTenant } from '@operatory/db';
import { drawPasscode, hashPasscode, linkSecret } from '../auth/order-links.ts';
import { inTenant } from '../auth/tenant.ts';
import { hashKey } from '../auth/tokens.ts';
import type { AppContext } from '../context.ts';
import { orderCancelledMail, orderPlacedMail, orderReceivedMail } from '../mail/order-letters.ts';
import { type MailedOrder, readMailedOrder } from './mailed-order.ts';

type App = Pick<AppContext, 'prisma' | 'clock' | 'env' | 'pools' | 'mail' | 'secrets'>;

export interface OrderMailJob {
  readonly client_id: string;
  readonly event_id: string;
}

const mailed = ['order_placed', 'order_link', 'order_received', 'order_cancelled'];

/** Those of the events that are mailed to a supplier: orders that were sent by mail, and what became of them. */
export async function orderMailsOf(
  app: Pick<App, 'prisma' | 'clock'>,
  clientId: string,
  eventIds: readonly string[],
): Promise<readonly { readonly key: string; readonly event_id: string }[]> {
  const events = await withTenant({ clientId, now: app.clock.setting() }, () =>
    app.prisma.outbox.findMany({
      where: { client_id: clientId, id: { in: [...eventIds] }, event: { in: mailed } },
      select: { id: true, event: true, payload: true },
    }),
  );
  return events.flatMap(({ id, event, payload }) => {
    const said = payload as Readonly<Record<string, unknown>>;
    if (event === 'order_placed' && said.by !== 'EMAIL') return [];
    if (event === 'order_received' && said.whole !== true) return [];
    return [{ key: id, event_id: id }];
  });
}

/**
 * Mails a supplier. A link and its passcode are drawn here: the passcode is kept nowhere, and what lies in the outbox and
 * among the jobs opens nothing. A mail that is tried again bears a new passcode; one that went out is not sent again.
 */
export async function sendOrderMail(app: App, { client_id, event_id }: OrderMailJob): Promise<void> {
  const event = await withTenant({ clientId: client_id, now: app.clock.setting() }, () =>
    app.prisma.outbox.findFirst({ where: { client_id, id: event_id } }),
  );
  const { entity_id, note } = (event?.payload ?? {}) as Readonly<Record<string, string | undefined>>;
  if (!event || !entity_id) return;
  const order = await readMailedOrder(app, client_id, entity_id);
  if (!order || order.addresses.length === 0) return;
  if (event.event === 'order_placed' || event.event === 'order_link') return sendLink(app, order, event_id);
  if (!order.has_passcode) return;
  const mail =
    event.event === 'order_cancelled' ? orderCancelledMail(order, note ?? '') : orderReceivedMail(order);
  for (const to of order.addresses) await app.mail.send({ ...mail, to });
}

async function sendLink(app: App, order: MailedOrder, eventId: string): Promise<void> {
  if (order.status === 'CANCEL' || order.status === 'RAISED') return;
  const { client_id, addresses } = order;
  const secret = linkSecret(app.secrets, client_id, eventId);
  const passcode = drawPasscode();
  const passcodeHash = await hashPasscode(app.secrets, eventId, passcode);
  // The link is the event's: told twice it is one, and a later one has taken its place for good.
  const isMine = await inTenant(app.pools.tenant, client_id, async (sql) => {
    await sql('select from clinic_im_product_orders where id = $1 for no key update', [order.id]);
    const [later] = await sql(
      `select from outbox o join outbox mine on mine.client_id = o.client_id and mine.id = $2
       where o.event = 'order_link' and o.payload ->> 'entity_id' = $1 and o.created_at > mine.created_at limit 1`,
      [order.id, eventId],
    );
    if (later) return false;
    await sql(
      `update order_links set voided_at = now()
       where clinic_im_product_order_id = $1 and id <> $2 and voided_at is null`,
      [order.id, eventId],
    );
    const kept = await sql(
      `insert into order_links (id, client_id, clinic_im_product_order_id, link_hash, passcode_hash, sent_to)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (id, client_id) do update set passcode_hash = excluded.passcode_hash, wrong_tries = 0, locked_until = null
         where order_links.sent_at is null and order_links.voided_at is null
       returning id`,
      [eventId, client_id, order.id, hashKey(secret), passcodeHash, addresses.join(', ')],
    );
    return kept.length > 0;
  });
  if (!isMine) return;
  const mail = orderPlacedMail(order, { secret, passcode });
  for (const to of addresses) await app.mail.send({ ...mail, to });
  await inTenant(app.pools.tenant, client_id, (sql) =>
    sql('update order_links set sent_at = now() where id = $1', [eventId]),
  );
}
