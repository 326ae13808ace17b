import {
  mayCancel,
  mayConfirm,
  mayPlace,
  mayResendLink,
  messages,
  orderAddressesOf,
  orderNumberOf,
} from '@operatory/domain';
import { z } from 'zod';
import { type CommandContext, defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import {
  addSystemMessage,
  emitOrderEvent,
  lockOrder,
  moveOrder,
  type OrderRow,
  orderKey,
  recordOrderHistory,
} from './order-row.ts';

const note = z.string().trim().max(1000).nullish();

export const placeOrder = defineCommand({
  name: 'place_order',
  description:
    'Places a raised order and gives it a purchase order number. By email, the supplier gets a link and a passcode. By phone, it is only recorded. With a version, it is refused if the order has changed since.',
  input: z.object({
    id: z.uuid(),
    by: z.enum(['EMAIL', 'PHONE']).default('PHONE'),
    note,
    /** The version that the caller saw. An order that was changed since is not placed. */
    version: z.int().nullish(),
  }),
  returns: 'clinic_im_product_orders',
  async run(run) {
    const { db, actor, now, input } = run;
    const order = await lockOrder(run, input.id);
    requireOk(mayPlace(order, viewerOf(actor)));
    assertRule(input.version == null || input.version === order.version, 'order_is_newer');
    const vendor = await supplierOf(run, order);
    assertSupplierActive(vendor);
    if (input.by === 'EMAIL') assertHasEmail(vendor);
    const { internal_code } = await db.clinics.findUniqueOrThrow({
      where: orderKey(actor, order.clinic_id),
      select: { internal_code: true },
    });
    const { display_name } = await db.users.findUniqueOrThrow({
      where: orderKey(actor, actor.user_id),
      select: { display_name: true },
    });
    const purchase_order_id = orderNumberOf(internal_code, order.short_id);
    await moveOrder(run, order, {
      action: 'placed',
      status: 'ORDER_PLACED',
      set: {
        submit_via: input.by,
        purchase_order_id,
        placed_at: now,
        placed_by_user_id: actor.user_id,
        placed_by_user_name: display_name,
        approved_by_user_id: actor.user_id,
      },
      details: { submit_via: input.by, purchase_order_id },
      ...(input.note ? { note: input.note } : {}),
    });
    emitOrderEvent(run, 'order_placed', order, { by: input.by });
    return { id: order.id };
  },
});

export const supplierOf = ({ db, actor }: Pick<CommandContext, 'db' | 'actor'>, order: OrderRow) =>
  db.clinic_im_vendors.findUniqueOrThrow({
    where: orderKey(actor, order.vendor_id),
    select: { ordersEmails: true, email: true, status: true, deleted_at: true },
  });
type Supplier = Awaited<ReturnType<typeof supplierOf>>;

/** @throws Refusal if the supplier is inactive or deleted */
export const assertSupplierActive = ({ status, deleted_at }: Pick<Supplier, 'status' | 'deleted_at'>): void =>
  assertRule(status === 'ACTIVE' && deleted_at === null, 'order_supplier_inactive');
/** @throws Refusal if the supplier has no email address for orders */
export const assertHasEmail = (vendor: Pick<Supplier, 'ordersEmails' | 'email'>): void =>
  assertRule(orderAddressesOf(vendor).length > 0, 'order_supplier_has_no_email');

export const resendOrderLink = defineCommand({
  name: 'resend_order_link',
  description:
    'Emails the supplier of a placed order a new link and passcode. The previous link stops working, and anyone who signed in with it is signed out.',
  input: z.object({ id: z.uuid() }),
  returns: 'clinic_im_product_orders',
  async run(run) {
    const { db, actor, now, input } = run;
    const order = await lockOrder(run, input.id);
    requireOk(mayResendLink(order, viewerOf(actor), now));
    assertHasEmail(await supplierOf(run, order));
    await db.order_links.updateMany({
      where: { client_id: actor.client_id, clinic_im_product_order_id: order.id, voided_at: null },
      data: { voided_at: new Date() },
    });
    recordOrderHistory(run, order.id, { action: 'link_sent' });
    emitOrderEvent(run, 'order_link', order, {});
    return { id: order.id };
  },
});

export const confirmOrderByPhone = defineCommand({
  name: 'confirm_order_by_phone',
  description: 'Records that the supplier accepted a placed order by phone, and what they said.',
  input: z.object({ id: z.uuid(), note: z.string().trim().min(1, messages.message_is_required).max(1000) }),
  returns: 'clinic_im_product_orders',
  async run(run) {
    const { actor, now, input } = run;
    const order = await lockOrder(run, input.id);
    requireOk(mayConfirm(order, viewerOf(actor)));
    await moveOrder(run, order, {
      action: 'accepted',
      status: 'ACCEPTED',
      set: { accepted_at: now, accepted_note: input.note },
      note: input.note,
    });
    await addSystemMessage(run, order, `Accepted by phone: ${input.note}`);
    emitOrderEvent(run, 'order_accepted', order, { note: input.note });
    return { id: order.id };
  },
});

export const cancelOrder = defineCommand({
  name: 'cancel_order',
  description:
    'Cancels an order of which nothing was delivered. It stays cancelled; order the items again if they are still needed.',
  input: z.object({ id: z.uuid(), reason: z.string().trim().min(1, messages.reason_required).max(1000) }),
  returns: 'clinic_im_product_orders',
  bulk: true,
  async run(run) {
    const { db, actor, now, input } = run;
    const order = await lockOrder(run, input.id);
    requireOk(mayCancel(order, viewerOf(actor)));
    await db.order_links.updateMany({
      where: { client_id: actor.client_id, clinic_im_product_order_id: order.id, voided_at: null },
      data: { voided_at: new Date() },
    });
    await moveOrder(run, order, {
      action: 'cancelled',
      status: 'CANCEL',
      set: { cancelled_at: now, cancelled_by_user_id: actor.user_id, cancel_reason: input.reason },
      note: input.reason,
    });
    if (order.status !== 'RAISED')
      await addSystemMessage(run, order, `The order was cancelled: ${input.reason}`);
    emitOrderEvent(run, 'order_cancelled', order, { note: input.reason });
    return { id: order.id };
  },
});
