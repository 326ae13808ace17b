import { mayAcceptOrder } from '@operatory/domain';
import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { requireOk } from '../refuse.ts';
import { lockOrderOf } from './order-caller.ts';
import { addSystemMessage, emitOrderEvent, moveOrder } from './order-row.ts';

export const acceptOrder = defineCommand({
  name: 'accept_order',
  description: 'The supplier accepts the order. This can be done once.',
  input: z.object({ id: z.uuid() }),
  returns: 'clinic_im_product_orders',
  callers: 'supplier',
  async run(run) {
    const { now, input } = run;
    const order = await lockOrderOf(run, input.id);
    requireOk(mayAcceptOrder(order));
    await moveOrder(run, order, {
      action: 'accepted',
      status: 'ACCEPTED',
      set: { accepted_at: now },
    });
    await addSystemMessage(run, order, `${order.vendor_name} accepted the order`);
    emitOrderEvent(run, 'order_accepted', order, {});
    return { id: order.id };
  },
});
