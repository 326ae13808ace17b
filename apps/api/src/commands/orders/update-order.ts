import {
  orderItemStatuses,
  orderStatuses,
  quantityOf,
  remainingQuantity,
  thousandthsOf,
} from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { type Command, type CommandRun, defineCommand, type Outcome } from '../define.ts';
import { priceInput } from '../price.ts';
import { assertRule, refused } from '../refuse.ts';
import { quantityInput } from './order-lines.ts';
import { lockOrder } from './order-row.ts';
import { cancelOrder, confirmOrderByPhone, placeOrder } from './place-order.ts';
import { closeOrderItem, orderOf, receiveOrder } from './receive-order.ts';

const valuesOf = <Value extends string>(options: readonly { readonly value: Value }[]) =>
  options.map(({ value }) => value) as [Value, ...Value[]];
const words = z.string().trim().max(1000).nullish();
const short = z.string().trim().max(60).nullish();

/** Runs another command in this command's transaction, with its rule, history and events. */
async function as(
  command: Command,
  run: CommandRun<unknown>,
  values: Readonly<Record<string, unknown>>,
): Promise<Outcome> {
  const reading = command.read([values]);
  const row = reading.rows[0];
  if (!row || 'error' in row) throw refused('fill_valid_details');
  return (await reading.begin(run))(0, run);
}

export const updateOrderStatus = defineCommand({
  name: 'update_order_status',
  description:
    'Changes the status of an order by hand: placed by phone, accepted by phone, or cancelled. Deliveries change the status themselves.',
  input: z.object({
    id: z.uuid(),
    object: z.object({ status: z.enum(valuesOf(orderStatuses)), note: words, reason: words }),
  }),
  returns: 'clinic_im_product_orders',
  async run(run) {
    const { id, object } = run.input;
    const { status, note, reason } = object;
    // Refuses before the status is looked at, so that nobody learns the status of an order they cannot read.
    await lockOrder(run, id);
    switch (status) {
      case 'ORDER_PLACED':
        return as(placeOrder, run, { id, by: 'PHONE', note });
      case 'ACCEPTED':
        return as(confirmOrderByPhone, run, { id, note: note ?? '' });
      case 'CANCEL':
        return as(cancelOrder, run, { id, reason: reason ?? note ?? '' });
      default:
        throw refused(status === 'RAISED' ? 'fill_valid_details' : 'order_nothing_received');
    }
  },
});

const lot = {
  expiry_date: z.iso.date().nullish(),
  lot_number: short,
  price: priceInput.nullish(),
  invoice_number: short,
};

export const updateOrderItemStatus = defineCommand({
  name: 'update_order_item_status',
  description: 'Closes an item short, or receives all that remains of it in one lot.',
  input: z.object({
    id: z.uuid(),
    object: z.object({ status: z.enum(valuesOf(orderItemStatuses)), reason: words, ...lot }),
  }),
  returns: 'clinic_im_product_order_items',
  async run(run) {
    const { id, object } = run.input;
    const { status, reason, invoice_number, ...row } = object;
    const order = await orderOf(run, 'clinic_im_product_order_items', id);
    const line = order.lines.find((each) => each.id === id);
    if (!line) throw notFound();
    if (status === 'SHORT') return as(closeOrderItem, run, { id, reason: reason ?? '' });
    assertRule(status === 'RECEIVED', 'order_nothing_received');
    const remaining = remainingQuantity(line);
    assertRule(remaining > 0, 'order_already_received');
    const rows = [{ order_item_id: id, quantity: remaining, ...row }];
    await as(receiveOrder, run, { id: order.id, rows, invoice_number });
    return { id };
  },
});

export const updateOrderItemQuantityStatus = defineCommand({
  name: 'update_order_item_quantity_status',
  description:
    'Sets the total delivered of an item. An increase is received in one lot. To decrease it, reverse a receipt.',
  input: z.object({
    id: z.uuid(),
    object: z.object({ quantity_received: quantityInput, over_receipt_note: words, ...lot }),
  }),
  returns: 'clinic_im_product_order_items',
  async run(run) {
    const { id, object } = run.input;
    const { quantity_received, over_receipt_note, invoice_number, ...row } = object;
    const order = await orderOf(run, 'clinic_im_product_order_items', id);
    const line = order.lines.find((each) => each.id === id);
    if (!line) throw notFound();
    const more = thousandthsOf(quantity_received) - thousandthsOf(line.received);
    assertRule(more >= 0, 'fill_valid_details');
    if (more === 0) return { id };
    const rows = [{ order_item_id: id, quantity: Number(quantityOf(more)), ...row }];
    // A total that is sent again adds nothing, so the present remaining quantity counts as the one that was
    // seen.
    const seen = [{ order_item_id: id, remaining: remainingQuantity(line) }];
    await as(receiveOrder, run, { id: order.id, rows, invoice_number, over_receipt_note, seen });
    return { id };
  },
});
