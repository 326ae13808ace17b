import { mayEditLines, mayRaise, mayReorder } from '@operatory/domain';
import { z } from 'zod';
import { allowAttaching } from '../../files/named-files.ts';
import { type CommandContext, defineCommand, type RowContext } from '../define.ts';
import { assertRule, refused, requireOk } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import {
  assertNotOrdered,
  type LineToStore,
  linesInUse,
  linesOf,
  orderLines,
  raisedLines,
  replaceLines,
} from './order-lines.ts';
import {
  emitOrderEvent,
  lockOrder,
  type OrderRow,
  orderKey,
  readAgain,
  recordOrderHistory,
} from './order-row.ts';

const words = z.string().trim().max(2000).nullish();
/** Only the id of a file is given: a trigger adds its other properties. */
const attachments = z.array(z.object({ file_id: z.uuid() })).max(10);

type At = Pick<CommandContext, 'db' | 'actor'>;

interface Raised {
  readonly clinic_id: string;
  readonly vendor_id: string;
  readonly custom_message: string | null;
  readonly internal_note: string | null;
  readonly attachments?: readonly { readonly file_id: string }[];
  readonly lines: readonly LineToStore[];
}

async function assertSupplier({ db, actor }: At, clinicId: string, vendorId: string): Promise<string> {
  const vendor = await db.clinic_im_vendors.findFirst({
    where: {
      id: vendorId,
      client_id: actor.client_id,
      clinic_id: clinicId,
      status: 'ACTIVE',
      deleted_at: null,
      clinic: { status: 'ACTIVE' },
    },
    select: { name: true },
  });
  if (!vendor) throw refused('order_supplier_inactive');
  return vendor.name;
}

/**
 * Stores an order with its lines. This takes the order number, for which other new orders wait until the
 * transaction commits, so it comes as late as possible.
 */
async function store({ db, actor }: At, order: Raised): Promise<{ id: string; short_id: number }> {
  const { attachments: files = [] } = order;
  if (files.length > 0) await allowAttaching(db, actor);
  const [made] = await db.$queryRaw<{ id: string; short_id: number }[]>`
    with made as (
      insert into clinic_im_product_orders
        (client_id, clinic_id, vendor_id, custom_message, internal_note, attachments, raised_by_user_id)
      values (${actor.client_id}::uuid, ${order.clinic_id}::uuid, ${order.vendor_id}::uuid, ${order.custom_message},
        ${order.internal_note}, ${JSON.stringify(files)}::jsonb, ${actor.user_id}::uuid)
      returning id, client_id, short_id),
    lines as (
      insert into clinic_im_product_order_items (client_id, clinic_im_product_order_id, clinic_im_product_id, product_name,
        product_code, quantity_type, price, current_stock, new_stock, position)
      select made.client_id, made.id, line.clinic_im_product_id, line.product_name, line.product_code, line.quantity_type,
        line.price, line.current_stock, line.new_stock, line.position
      from made, jsonb_to_recordset(${JSON.stringify(order.lines)}::jsonb) as line(clinic_im_product_id uuid,
        product_name text, product_code text, quantity_type text, price numeric, current_stock numeric, new_stock numeric,
        position numeric))
    select id, short_id from made`;
  if (!made) throw new Error('no order was made');
  return made;
}

async function raise(run: At & RowContext, vendor_name: string, order: Raised, note: string | null) {
  const { id, short_id } = await store(run, order);
  recordOrderHistory(run, id, { action: 'created', to: { status: 'RAISED' }, note });
  emitOrderEvent(
    run,
    'order_raised',
    {
      id,
      short_id,
      clinic_id: order.clinic_id,
      vendor_name,
      raised_by_user_id: run.actor.user_id,
      approved_by_user_id: null,
    },
    { group: `orders-raised:${order.clinic_id}` },
  );
  return { id };
}

export const raiseOrder = defineCommand({
  name: 'raise_order',
  description:
    'Raises an order of a clinic’s products from one of its suppliers. Someone with permission then places it.',
  input: z.object({
    clinic_id: z.uuid(),
    vendor_id: z.uuid(),
    lines: raisedLines,
    custom_message: words,
    internal_note: words,
    attachments: attachments.optional(),
  }),
  returns: 'clinic_im_product_orders',
  async run(run) {
    const { input } = run;
    requireOk(mayRaise(input.clinic_id, viewerOf(run.actor)));
    const vendor_name = await assertSupplier(run, input.clinic_id, input.vendor_id);
    await assertNotOrdered(run, input.clinic_id, input.lines);
    return raise(
      run,
      vendor_name,
      {
        clinic_id: input.clinic_id,
        vendor_id: input.vendor_id,
        lines: await linesOf(run, input.clinic_id, input.lines),
        custom_message: input.custom_message || null,
        internal_note: input.internal_note || null,
        attachments: input.attachments ?? [],
      },
      null,
    );
  },
});

export const reorder = defineCommand({
  name: 'reorder',
  description: 'Raises a new order with the same items, except products that are no longer active.',
  input: z.object({ id: z.uuid() }),
  returns: 'clinic_im_product_orders',
  async run(run) {
    const order = await lockOrder(run, run.input.id);
    requireOk(mayReorder(order, viewerOf(run.actor)));
    const lines = await linesInUse(
      run,
      order.clinic_id,
      order.lines.map(({ clinic_im_product_id, ordered }) => ({ clinic_im_product_id, quantity: ordered })),
    );
    assertRule(lines.length > 0, 'order_products_inactive');
    return raise(
      run,
      await assertSupplier(run, order.clinic_id, order.vendor_id),
      {
        clinic_id: order.clinic_id,
        vendor_id: order.vendor_id,
        custom_message: null,
        internal_note: null,
        lines,
      },
      `As order ${order.short_id}`,
    );
  },
});

/** The history stores the product's name too, in case the product is deleted later. */
const historyLines = ({ lines }: OrderRow) =>
  lines.map(({ clinic_im_product_id, ordered, product_name }) => [
    clinic_im_product_id,
    ordered,
    product_name,
  ]);

export const editOrderLines = defineCommand({
  name: 'edit_order_lines',
  description:
    'Replaces the items of an order that has not been placed, in the given sequence. With a version, it is refused if the order has changed since.',
  input: z.object({
    id: z.uuid(),
    lines: orderLines,
    custom_message: words,
    attachments: attachments.nullish(),
    version: z.int().nullish(),
  }),
  returns: 'clinic_im_product_orders',
  async run(run) {
    const { db, actor, input, now } = run;
    const order = await lockOrder(run, input.id);
    requireOk(mayEditLines(order, viewerOf(actor)));
    assertRule(input.version == null || input.version === order.version, 'order_is_newer');
    await replaceLines(run, order, input.lines);
    // Triggers check the attached files and record all changes of the order except those of lines, which
    // the command records.
    await allowAttaching(db, actor);
    await db.clinic_im_product_orders.update({
      where: orderKey(actor, order.id),
      data: {
        ...(input.custom_message == null ? {} : { custom_message: input.custom_message || null }),
        ...(input.attachments ? { attachments: input.attachments } : {}),
        version: { increment: 1 },
        updated_at: now,
      },
    });
    const [from, to] = [order, await readAgain(run, order)].map(historyLines);
    if (JSON.stringify(from) !== JSON.stringify(to))
      recordOrderHistory(run, order.id, { action: 'edited', from: { lines: from }, to: { lines: to } });
    return { id: order.id };
  },
});
