import { randomUUID } from 'node:crypto';
import {
  type MessageCode,
  mayReceive,
  mayReverse,
  messages,
  remainingQuantity,
  statusByLines,
  thousandthsOf,
} from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { allowAttaching } from '../../files/named-files.ts';
import { type CommandRun, defineCommand } from '../define.ts';
import { emitLowStock } from '../inventory/low-stock.ts';
import { priceInput } from '../price.ts';
import { assertRule, refused, requireOk } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { quantityInput } from './order-lines.ts';
import {
  emitOrderEvent,
  lockOrder,
  type OrderChange,
  type OrderLine,
  type OrderRow,
  orderKey,
  readAgain,
  recordOrderHistory,
} from './order-row.ts';

const short = z.string().trim().max(60).nullish();
const row = z.object({
  order_item_id: z.uuid(),
  quantity: quantityInput,
  expiry_date: z.iso.date().nullish(),
  lot_number: short,
  unique_scan_id: short,
  clinic_storage_location_id: z.uuid().nullish(),
  /** The price for one unit. If absent, the ordered price applies. */
  price: priceInput.nullish(),
});
type Row = z.output<typeof row>;
const outstandingLine = z.object({ order_item_id: z.uuid(), remaining: z.number().min(0) });
type Run = Pick<CommandRun<never>, 'db' | 'actor' | 'now' | 'record' | 'emit'>;

export const receiveOrder = defineCommand({
  name: 'receive_order',
  description:
    'Adds delivered items of an order to stock, one lot per row. A note is required to receive more than was ordered.',
  input: z.object({
    id: z.uuid(),
    rows: z.array(row).min(1, messages.order_nothing_received).max(200),
    invoice_number: short,
    invoice_attachment: z.object({ file_id: z.uuid() }).nullish(),
    over_receipt_note: z.string().trim().max(1000).nullish(),
    /**
     * The outstanding quantities that the receiver saw. Receiving more than is outstanding is refused if
     * these have changed.
     */
    seen: z.array(outstandingLine).max(200).nullish(),
  }),
  returns: 'clinic_im_product_orders',
  async run(run) {
    const { actor, input } = run;
    const order = await lockOrder(run, input.id);
    requireOk(mayReceive(order, viewerOf(actor)));
    const taken = input.rows.map((given) => {
      const line = order.lines.find(({ id }) => id === given.order_item_id);
      if (!line) throw refused('fill_valid_details');
      return { given, line };
    });
    for (const line of new Set(taken.map((each) => each.line))) {
      const sum = taken
        .filter((each) => each.line === line)
        .reduce((total, { given }) => total + thousandthsOf(given.quantity), 0);
      const seen = input.seen?.find(({ order_item_id }) => order_item_id === line.id);
      const code = whyNot(line, sum, input.over_receipt_note ? seen?.remaining : undefined);
      if (code) throw refused(code);
    }
    await fillLots(run, order, taken, input);
    await settle(run, order, {
      action: 'received',
      to: { rows: input.rows.map((given) => [given.order_item_id, given.quantity]) },
      note: input.over_receipt_note || null,
    });
    return { id: order.id };
  },
});

/**
 * @returns The reason why a line does not accept a quantity (in thousandths); null if it does. To receive
 * more than is outstanding, the caller must confirm the outstanding quantity that they saw: of two people who
 * receive the same delivery, the second one is then refused.
 */
function whyNot(line: OrderLine, thousandths: number, confirmed: number | undefined): MessageCode | null {
  if (line.closed) return 'order_line_closed';
  const remaining = thousandthsOf(remainingQuantity(line));
  if (thousandths <= remaining || (confirmed !== undefined && thousandthsOf(confirmed) === remaining))
    return null;
  return remaining === 0 ? 'order_already_received' : 'order_over_receipt';
}

interface Taken {
  readonly given: Row;
  readonly line: OrderLine;
}
async function fillLots(
  { db, actor, key }: Pick<CommandRun<never>, 'db' | 'actor' | 'key'>,
  order: OrderRow,
  taken: readonly Taken[],
  receipt: {
    readonly invoice_number?: string | null | undefined;
    readonly invoice_attachment?: { readonly file_id: string } | null | undefined;
    readonly over_receipt_note?: string | null | undefined;
  },
): Promise<void> {
  const file = receipt.invoice_attachment;
  if (file) await allowAttaching(db, actor);
  const once = `${actor.user_id} ${key ?? randomUUID()}`;
  // Filling a lot locks its product. Sorting by product keeps the locks of two deliveries in the same order.
  const rows = [...taken]
    .sort((a, b) => (a.line.clinic_im_product_id < b.line.clinic_im_product_id ? -1 : 1))
    .map(({ given, line }, index) => ({
      line_number: index + 1,
      line: line.id,
      product: line.clinic_im_product_id,
      unit: line.quantity_type,
      quantity: given.quantity,
      price: given.price ?? line.price,
      expiry_date: given.expiry_date ?? null,
      lot_number: given.lot_number || null,
      unique_scan_id: given.unique_scan_id || null,
      place: given.clinic_storage_location_id ?? null,
    }));
  await db.$executeRaw`
    with given as materialized (
      select app.uuid_v7() as lot, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(line_number integer,
        line uuid, product uuid, unit text, quantity numeric, price numeric, expiry_date date, lot_number text,
        unique_scan_id text, place uuid)),
    lots as (
      insert into clinic_im_product_stocks (id, client_id, clinic_id, clinic_im_product_id, clinic_storage_location_id,
        unique_scan_id, quantity_type, received_by_user_id, purchase_price, lot_number, expiry_date, invoice_number,
        invoice_attachment)
      select lot, ${actor.client_id}::uuid, ${order.clinic_id}::uuid, product, place, unique_scan_id, unit,
        ${actor.user_id}::uuid, price, lot_number, expiry_date, ${receipt.invoice_number || null},
        ${file ? JSON.stringify(file) : null}::jsonb
      from given order by line_number)
    insert into clinic_im_product_order_receipts (client_id, clinic_im_product_order_id, clinic_im_product_order_item_id,
      clinic_im_product_stock_id, idempotency_key, line_number, quantity, over_receipt_note, received_by_user_id, price,
      lot_number, expiry_date, invoice_number, invoice_attachment)
    select ${actor.client_id}::uuid, ${order.id}::uuid, line, lot, ${once}, line_number, quantity,
      ${receipt.over_receipt_note || null}, ${actor.user_id}::uuid, price, lot_number, expiry_date,
      ${receipt.invoice_number || null}, ${file ? JSON.stringify(file) : null}::jsonb
    from given order by line_number`;
}

/** Sets the order's status from its lines, adds a line to its history and emits the event. */
async function settle(run: Run, before: OrderRow, { action, from, to, note }: OrderChange): Promise<void> {
  const { db, actor, now } = run;
  const { lines } = await readAgain(run, before);
  const status = statusByLines(lines, before.accepted_at !== null);
  const whole = status === 'ORDER_RECEIVED';
  await db.clinic_im_product_orders.update({
    where: orderKey(actor, before.id),
    data: {
      status,
      received_at: whole ? (before.received_at ?? now) : null,
      version: { increment: 1 },
      updated_at: now,
    },
  });
  recordOrderHistory(run, before.id, {
    action,
    from: { status: before.status, ...from },
    to: { status, ...to },
    note: note ?? null,
  });
  const short = whole && lines.some((line) => line.closed && remainingQuantity(line) > 0);
  if (action === 'received' || (action === 'closed' && whole))
    emitOrderEvent(run, 'order_received', before, { whole, short });
  else if (action === 'reversed' && before.status === 'ORDER_RECEIVED' && !whole)
    emitOrderEvent(run, 'order_received', before, { whole, reversed: true });
}

const reason = z.string().trim().min(1, messages.reason_required).max(500);

export const closeOrderItem = defineCommand({
  name: 'close_order_item',
  description: 'Closes an item short. No more deliveries of it are expected.',
  input: z.object({ id: z.uuid(), reason }),
  returns: 'clinic_im_product_order_items',
  bulk: true,
  async run(run) {
    const { db, actor, now, input } = run;
    const order = await orderOf(run, 'clinic_im_product_order_items', input.id);
    const line = order.lines.find(({ id }) => id === input.id);
    if (!line) throw notFound();
    if (line.closed) return { id: line.id };
    requireOk(mayReceive(order, viewerOf(actor)));
    assertRule(remainingQuantity(line) > 0, 'order_already_received');
    const others = order.lines.filter(({ id }) => id !== line.id);
    const last = others.every((each) => each.closed || remainingQuantity(each) === 0);
    assertRule(!last || order.came, 'order_cancel_instead');
    await db.clinic_im_product_order_items.update({
      where: orderKey(actor, line.id),
      data: { closed_at: now, closed_by_user_id: actor.user_id, close_reason: input.reason },
    });
    await settle(run, order, {
      action: 'closed',
      to: { order_item_id: line.id, short: remainingQuantity(line) },
      note: input.reason,
    });
    return { id: line.id };
  },
});

export const reverseReceipt = defineCommand({
  name: 'reverse_receipt',
  description:
    'Reverses a receipt whose stock has not been used. Its lot is removed, and the item is expected again.',
  input: z.object({ id: z.uuid(), reason }),
  returns: 'clinic_im_product_order_receipts',
  async run(run) {
    const { db, actor, now, input } = run;
    const order = await orderOf(run, 'clinic_im_product_order_receipts', input.id);
    requireOk(mayReverse(order, viewerOf(actor), now));
    // Every movement of a lot locks its product. The next statement therefore sees the movements that this
    // lock waited for.
    await db.$queryRaw`
      select from clinic_im_products p
        join clinic_im_product_stocks l on l.clinic_im_product_id = p.id and l.client_id = p.client_id
        join clinic_im_product_order_receipts r on r.clinic_im_product_stock_id = l.id and r.client_id = l.client_id
      where r.id = ${input.id}::uuid and r.client_id = ${actor.client_id}::uuid for no key update of p`;
    const [receipt] = await db.$queryRaw<
      { reversed: boolean; untouched: boolean; line: string; amount: number }[]
    >`
      select r.reversed_at is not null as reversed, r.clinic_im_product_order_item_id as line, r.quantity::float as amount,
        l.current_quantity = l.quantity and not l.is_disposed as untouched
      from clinic_im_product_order_receipts r
        join clinic_im_product_stocks l on l.id = r.clinic_im_product_stock_id and l.client_id = r.client_id
      where r.id = ${input.id}::uuid and r.client_id = ${actor.client_id}::uuid`;
    if (!receipt) throw notFound();
    if (receipt.reversed) return { id: input.id };
    assertRule(receipt.untouched, 'order_receipt_used');
    await db.clinic_im_product_order_receipts.update({
      where: orderKey(actor, input.id),
      data: { reversed_at: now, reversed_by_user_id: actor.user_id, reverse_reason: input.reason },
    });
    const line = order.lines.find(({ id }) => id === receipt.line);
    // A reversed quantity is outstanding again, even if the line was closed.
    if (line?.closed)
      await db.clinic_im_product_order_items.update({
        where: orderKey(actor, line.id),
        data: { closed_at: null, closed_by_user_id: null, close_reason: null },
      });
    await settle(run, order, {
      action: 'reversed',
      from: { rows: [[receipt.line, receipt.amount]], ...(line?.closed ? { closed: true } : {}) },
      note: input.reason,
    });
    await emitLowStock(run, line ? [line.clinic_im_product_id] : []);
    return { id: input.id };
  },
});

/** Locks the order that a line or receipt belongs to, if the caller may read it. */
export async function orderOf(
  run: Pick<CommandRun<never>, 'db' | 'actor'>,
  table: 'clinic_im_product_order_items' | 'clinic_im_product_order_receipts',
  id: string,
): Promise<OrderRow> {
  const [part] = await run.db.$queryRawUnsafe<{ order_id: string }[]>(
    `select clinic_im_product_order_id as order_id from ${table} where id = $1::uuid and client_id = $2::uuid`,
    id,
    run.actor.client_id,
  );
  return lockOrder(run, part?.order_id ?? id);
}
