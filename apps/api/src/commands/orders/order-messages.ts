import {
  type MessageFacts,
  mayDeleteMessage,
  mayEditMessage,
  maySay,
  maySend,
  messageLine,
} from '@operatory/domain';
import { z } from 'zod';
import { allowAttachments, attachmentsInput } from '../chat/attached-files.ts';
import { wordsInput } from '../chat/new-message.ts';
import { type CommandContext, defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { lockOrderOf, speakerOf } from './order-caller.ts';
import { emitOrderEvent, type OrderRow, orderKey } from './order-row.ts';

/** The nil UUID, which is no order's id. */
const nobodys = '00000000-0000-0000-0000-000000000000';

/**
 * Limits suppliers, who have no account that could be blocked. Messages are counted while the order is
 * locked, so that simultaneous ones cannot pass the limit.
 */
const messagesPerMinute = 20;
const aMinuteBefore = (now: Date | string): Date => new Date(new Date(now).getTime() - 60_000);

export const sendOrderMessage = defineCommand({
  name: 'send_order_message',
  description:
    'Sends a message about an order to the other side, with or without files. The sender may choose the message’s `id`.',
  input: z.object({
    id: z.uuid().nullish(),
    order_no: z.uuid(),
    message: wordsInput.default(''),
    attachments: attachmentsInput,
    order_product_id: z.uuid().nullish(),
  }),
  returns: 'order_chat_messages',
  callers: 'both',
  async run(run) {
    const { db, actor, now, input } = run;
    const { id, message, attachments, order_product_id = null } = input;
    requireOk(maySend(message, attachments.length));
    const order = await lockOrderOf(run, input.order_no);
    requireOk(maySay(order, now));
    assertRule(
      order_product_id === null || order.lines.some(({ id }) => id === order_product_id),
      'order_not_found',
    );
    const { side } = speakerOf(actor);
    const isSupplier = side === 'SUPPLIER';
    if (isSupplier) {
      const lately = await db.order_chat_messages.count({
        where: { order_no: order.id, message_by: side, created_at: { gt: aMinuteBefore(now) } },
      });
      assertRule(lately < messagesPerMinute, 'order_message_rate');
    }
    const message_type = await allowAttachments(run, attachments);
    const made = await db.order_chat_messages.create({
      data: {
        ...(id ? { id } : {}),
        client_id: actor.client_id,
        order_no: order.id,
        order_product_id,
        message,
        message_by: side,
        message_type,
        attachments: attachments.map(({ file_id }) => ({ file_id })),
        ...(isSupplier
          ? { supplier_id: order.vendor_id, supplier_name: order.vendor_name }
          : { user_id: actor.user_id }),
      },
      select: { id: true },
    });
    await db.clinic_im_product_orders.update({
      where: orderKey(actor, order.id),
      // Sending a reply marks the earlier messages as read.
      data: isSupplier
        ? { clinic_unread: { increment: 1 }, supplier_unread: 0, supplier_read_at: now }
        : { supplier_unread: { increment: 1 }, clinic_unread: 0, clinic_read_at: now },
    });
    emitOrderEvent(run, isSupplier ? 'order_reply' : 'order_message', order, {
      message: messageLine(message, attachments.length),
    });
    return { id: made.id };
  },
});

interface Found extends MessageFacts {
  readonly id: string;
  readonly created_at: Date;
  readonly order: OrderRow;
}

/**
 * Locks the order that a message belongs to and reads the message. @throws Refusal if the caller cannot read
 * the order or the message was deleted
 */
async function messageOf(run: Pick<CommandContext, 'db' | 'actor' | 'now'>, id: string): Promise<Found> {
  const { db, actor } = run;
  const key = { where: { id_client_id: { id, client_id: actor.client_id } } };
  const at = await db.order_chat_messages.findUnique({ ...key, select: { order_no: true } });
  // A missing message runs the same statements as a message that the caller cannot read, so that their timing
  // is the same.
  const order = await lockOrderOf(run, at?.order_no ?? nobodys);
  const message = await db.order_chat_messages.findUniqueOrThrow(key);
  assertRule(message.deleted_at === null, 'order_message_gone');
  return { ...message, order };
}

export const editOrderMessage = defineCommand({
  name: 'edit_order_message',
  description: 'Edits the text of the caller’s own message.',
  input: z.object({ id: z.uuid(), message: wordsInput }),
  returns: 'order_chat_messages',
  callers: 'both',
  async run(run) {
    const { db, actor, now, input } = run;
    assertRule(input.message !== '', 'order_message_required');
    const { order, ...message } = await messageOf(run, input.id);
    requireOk(mayEditMessage(message, speakerOf(actor)));
    requireOk(maySay(order, now));
    await db.order_chat_messages.update({
      where: orderKey(actor, message.id),
      data: { message: input.message, edited_at: now },
    });
    return { id: message.id };
  },
});

export const deleteOrderMessage = defineCommand({
  name: 'delete_order_message',
  description: 'Deletes the caller’s own message.',
  input: z.object({ id: z.uuid() }),
  returns: 'order_chat_messages',
  callers: 'both',
  async run(run) {
    const { db, actor, now, input } = run;
    const { order, ...message } = await messageOf(run, input.id);
    requireOk(mayDeleteMessage(message, speakerOf(actor)));
    requireOk(maySay(order, now));
    await db.order_chat_messages.update({ where: orderKey(actor, message.id), data: { deleted_at: now } });
    // If the other side has not read the deleted message, it no longer counts as unread for them.
    const [unread, read_at] =
      message.message_by === 'SUPPLIER'
        ? ([order.clinic_unread, order.clinic_read_at] as const)
        : ([order.supplier_unread, order.supplier_read_at] as const);
    if (unread > 0 && (read_at === null || read_at < message.created_at))
      await db.clinic_im_product_orders.update({
        where: orderKey(actor, order.id),
        data:
          message.message_by === 'SUPPLIER' ? { clinic_unread: unread - 1 } : { supplier_unread: unread - 1 },
      });
    return { id: message.id, gone: true };
  },
});

export const markOrderChatRead = defineCommand({
  name: 'mark_order_chat_read',
  description: 'Marks all messages about an order as read by the caller’s side.',
  input: z.object({ id: z.uuid() }),
  returns: 'clinic_im_product_orders',
  callers: 'both',
  async run(run) {
    const { db, actor, now, input } = run;
    const order = await lockOrderOf(run, input.id);
    await db.clinic_im_product_orders.update({
      where: orderKey(actor, order.id),
      data:
        speakerOf(actor).side === 'SUPPLIER'
          ? { supplier_unread: 0, supplier_read_at: now }
          : { clinic_unread: 0, clinic_read_at: now },
    });
    return { id: order.id };
  },
});
