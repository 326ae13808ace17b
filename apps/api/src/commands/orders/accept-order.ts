import { mayAcceptOrder } from '@operatory/domain';
import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { allow } from '../refuse.ts';
import { lockOrderOf } from './order-caller.ts';
import { orderKey, rememberOrder, sayInChat, tellOrder } from './order-row.ts';

export const acceptOrder = defineCommand({
  name: 'accept_order',
  description: 'The supplier accepts the order that was placed with them; once.',
  input: z.object({ id: z.uuid() }),
  returns: 'clinic_im_product_orders',
  callers: 'supplier',
  async run(run) {
    const { db, actor, now, input } = run;
    const order = await lockOrderOf(run, input.id);
    allow(mayAcceptOrder(order));
    await db.clinic_im_product_orders.update({
      where: orderKey(actor, order.id),
      data: {
        status: 'ACCEPTED',
        accepted_at: now,
        clinic_unread: { increment: 1 },
        version: { increment: 1 },
        updated_at: now,
      },
    });
    await sayInChat(run, order, `${order.vendor_name} accepted the order`);
    rememberOrder(run, order.id, {
      action: 'accepted',
      from: { status: order.status },
      to: { status: 'ACCEPTED' },
    });
    tellOrder(run, 'order_accepted', order);
    return { id: order.id };
  },
});
