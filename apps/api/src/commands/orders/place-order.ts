import {
  mayCancel,
  mayConfirm,
  mayPlace,
  mayResendLink,
  messages,
  orderAddressesOf,
} from '@operatory/domain';
import { z } from 'zod';
import { type Batch, defineCommand } from '../define.ts';
import { allow, must } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { lockOrder, type OrderRow, orderKey, rememberOrder, sayInChat, tellOrder } from './order-row.ts';

const note = z.string().trim().max(1000).nullish();

export const placeOrder = defineCommand({
  name: 'place_order',
  description:
    'Places a raised order and gives it its purchase order number: by e-mail its supplier is sent a link and a passcode; by phone it is noted only.',
  input: z.object({ id: z.uuid(), by: z.enum(['EMAIL', 'PHONE']).default('PHONE'), note }),
  returns: 'clinic_im_product_orders',
  async run(run) {
    const { db, actor, now, input } = run;
    const order = await lockOrder(run, input.id);
    allow(mayPlace(order, viewerOf(actor)));
    const byMail = input.by === 'EMAIL';
    if (byMail) await demandAddresses(run, order);
    const { internal_code } = await db.clinics.findUniqueOrThrow({
      where: orderKey(actor, order.clinic_id),
      select: { internal_code: true },
    });
    const { display_name } = await db.users.findUniqueOrThrow({
      where: orderKey(actor, actor.user_id),
      select: { display_name: true },
    });
    const purchase_order_id = [internal_code, 'PO', String(order.short_id).padStart(4, '0')]
      .filter(Boolean)
      .join('-');
    await db.clinic_im_product_orders.update({
      where: orderKey(actor, order.id),
      data: {
        status: 'ORDER_PLACED',
        submit_via: input.by,
        has_passcode: byMail,
        purchase_order_id,
        placed_at: now,
        placed_by_user_id: actor.user_id,
        placed_by_user_name: display_name,
        approved_by_user_id: actor.user_id,
        version: { increment: 1 },
        updated_at: now,
      },
    });
    rememberOrder(run, order.id, {
      action: 'placed',
      from: { status: order.status },
      to: { status: 'ORDER_PLACED', submit_via: input.by, purchase_order_id },
      note: input.note || null,
    });
    tellOrder(run, 'order_placed', order, { by: input.by });
    return { id: order.id };
  },
});

/** There is somewhere to send it. */
async function demandAddresses({ db, actor }: Pick<Batch, 'db' | 'actor'>, order: OrderRow): Promise<void> {
  const vendor = await db.clinic_im_vendors.findUniqueOrThrow({
    where: orderKey(actor, order.vendor_id),
    select: { ordersEmails: true, email: true },
  });
  must(orderAddressesOf(vendor).length > 0, 'order_supplier_has_no_email');
}

export const resendOrderLink = defineCommand({
  name: 'resend_order_link',
  description:
    'Mails the supplier of a placed order a new link and passcode. The link before it, and who came by it, are shut out.',
  input: z.object({ id: z.uuid() }),
  returns: 'clinic_im_product_orders',
  async run(run) {
    const { db, actor, now, input } = run;
    const order = await lockOrder(run, input.id);
    allow(mayResendLink(order, viewerOf(actor), now));
    await demandAddresses(run, order);
    await db.order_links.updateMany({
      where: { client_id: actor.client_id, clinic_im_product_order_id: order.id, voided_at: null },
      data: { voided_at: new Date() },
    });
    rememberOrder(run, order.id, { action: 'link_sent' });
    tellOrder(run, 'order_link', order);
    return { id: order.id };
  },
});

export const confirmOrderByPhone = defineCommand({
  name: 'confirm_order_by_phone',
  description: 'Notes that the supplier accepted a placed order by phone, and what they said.',
  input: z.object({ id: z.uuid(), note: z.string().trim().min(1, messages.message_is_required).max(1000) }),
  returns: 'clinic_im_product_orders',
  async run(run) {
    const { db, actor, now, input } = run;
    const order = await lockOrder(run, input.id);
    allow(mayConfirm(order, viewerOf(actor)));
    await db.clinic_im_product_orders.update({
      where: orderKey(actor, order.id),
      data: {
        status: 'ACCEPTED',
        accepted_at: now,
        accepted_note: input.note,
        version: { increment: 1 },
        updated_at: now,
      },
    });
    await sayInChat(run, order, `Accepted by phone: ${input.note}`);
    rememberOrder(run, order.id, {
      action: 'accepted',
      from: { status: order.status },
      to: { status: 'ACCEPTED' },
      note: input.note,
    });
    tellOrder(run, 'order_accepted', order, { note: input.note });
    return { id: order.id };
  },
});

export const cancelOrder = defineCommand({
  name: 'cancel_order',
  description:
    'Cancels an order of which nothing came. It stays cancelled; what is still wanted is ordered again.',
  input: z.object({ id: z.uuid(), reason: z.string().trim().min(1, messages.reason_required).max(1000) }),
  returns: 'clinic_im_product_orders',
  bulk: true,
  async run(run) {
    const { db, actor, now, input } = run;
    const order = await lockOrder(run, input.id);
    allow(mayCancel(order, viewerOf(actor)));
    await db.order_links.updateMany({
      where: { client_id: actor.client_id, clinic_im_product_order_id: order.id, voided_at: null },
      data: { voided_at: new Date() },
    });
    await db.clinic_im_product_orders.update({
      where: orderKey(actor, order.id),
      data: {
        status: 'CANCEL',
        cancelled_at: now,
        cancelled_by_user_id: actor.user_id,
        cancel_reason: input.reason,
        version: { increment: 1 },
        updated_at: now,
      },
    });
    if (order.status !== 'RAISED') await sayInChat(run, order, `The order was cancelled: ${input.reason}`);
    rememberOrder(run, order.id, {
      action: 'cancelled',
      from: { status: order.status },
      to: { status: 'CANCEL' },
      note: input.reason,
    });
    tellOrder(run, 'order_cancelled', order, { note: input.reason });
    return { id: order.id };
  },
});
