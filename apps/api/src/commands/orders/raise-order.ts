import { fitsQuantity, mayEditLines, mayRaise, mayReorder } from '@operatory/domain';
import { z } from 'zod';
import { mayAttach } from '../../files/named-files.ts';
import { type Batch, type CommandRun, defineCommand, type RowRun } from '../define.ts';
import { allow, must, refused } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { lockOrder, type OrderRow, orderKey, rememberOrder, tellOrder } from './order-row.ts';

/** How much of it is ordered, in the product's unit. */
export const quantity = z.number().positive().refine(fitsQuantity);
const line = z.object({ clinic_im_product_id: z.uuid(), quantity });
type Line = z.output<typeof line>;
const lines = z
  .array(line)
  .min(1)
  .max(200)
  .refine((given) => new Set(given.map((each) => each.clinic_im_product_id)).size === given.length);
const words = z.string().trim().max(2000).nullish();
/** Of an attachment its file is enough: a trigger reads the rest. */
const attachments = z.array(z.object({ file_id: z.uuid() })).max(10);

type Run = Pick<CommandRun<never>, 'db' | 'actor'>;

/** The lines of an order as they are stored: name, code, unit, price and stock as they are now. */
async function linesOf(
  { db, actor }: Run,
  clinicId: string,
  given: readonly Line[],
): Promise<
  readonly {
    readonly client_id: string;
    readonly clinic_im_product_id: string;
    readonly product_name: string;
    readonly product_code: string | null;
    readonly quantity_type: string | null;
    readonly price: string | null;
    readonly current_stock: string;
    readonly new_stock: number;
    readonly position: number;
  }[]
> {
  const products = await db.clinic_im_products.findMany({
    where: {
      client_id: actor.client_id,
      clinic_id: clinicId,
      id: { in: given.map((each) => each.clinic_im_product_id) },
      status: 'ACTIVE',
      deleted_at: null,
    },
  });
  const byId = new Map(products.map((product) => [product.id, product]));
  return given.map(({ clinic_im_product_id, quantity: new_stock }, index) => {
    const product = byId.get(clinic_im_product_id);
    if (!product) throw refused('order_products_inactive');
    return {
      client_id: actor.client_id,
      clinic_im_product_id,
      product_name: product.name,
      product_code: product.code,
      quantity_type: product.quantity_type,
      price: product.purchase_price?.toString() ?? null,
      current_stock: product.stock_in_hand.toString(),
      new_stock,
      position: (index + 1) * 1024,
    };
  });
}

interface Raised {
  readonly clinic_id: string;
  readonly vendor_id: string;
  readonly custom_message: string | null;
  readonly internal_note: string | null;
  readonly attachments?: readonly { readonly file_id: string }[];
  readonly lines: readonly Line[];
}

async function raise(
  run: Run & RowRun,
  { lines: given, attachments: files = [], ...input }: Raised,
  note: string | null,
) {
  const { db, actor } = run;
  const vendor = await db.clinic_im_vendors.findFirst({
    where: {
      id: input.vendor_id,
      client_id: actor.client_id,
      clinic_id: input.clinic_id,
      status: 'ACTIVE',
      deleted_at: null,
      clinic: { status: 'ACTIVE' },
    },
    select: { name: true },
  });
  if (!vendor) throw refused('order_supplier_inactive');
  const items = await linesOf(run, input.clinic_id, given);
  if (files.length > 0) await mayAttach(db, actor);
  const order = await db.clinic_im_product_orders.create({
    data: { client_id: actor.client_id, ...input, attachments: [...files], raised_by_user_id: actor.user_id },
    select: { id: true, short_id: true, clinic_id: true, raised_by_user_id: true, approved_by_user_id: true },
  });
  await db.clinic_im_product_order_items.createMany({
    data: items.map((item) => ({ ...item, clinic_im_product_order_id: order.id })),
  });
  rememberOrder(run, order.id, { action: 'created', to: { status: 'RAISED' }, note });
  tellOrder(
    run,
    'order_raised',
    { ...order, vendor_name: vendor.name },
    { group: `orders-raised:${order.clinic_id}` },
  );
  return { id: order.id };
}

export const raiseOrder = defineCommand({
  name: 'raise_order',
  description:
    'Asks for an order of products of a clinic from one of its suppliers, to be placed by whoever may.',
  input: z.object({
    clinic_id: z.uuid(),
    vendor_id: z.uuid(),
    lines,
    custom_message: words,
    internal_note: words,
    attachments: attachments.optional(),
  }),
  returns: 'clinic_im_product_orders',
  async run(run) {
    const { input } = run;
    allow(mayRaise(input.clinic_id, viewerOf(run.actor)));
    return raise(
      run,
      {
        clinic_id: input.clinic_id,
        vendor_id: input.vendor_id,
        lines: input.lines,
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
  description: 'Raises an order again, as it was, of those of its products that are still in use.',
  input: z.object({ id: z.uuid() }),
  returns: 'clinic_im_product_orders',
  async run(run) {
    const { db, actor, input } = run;
    const order = await lockOrder(run, input.id);
    allow(mayReorder(order, viewerOf(actor)));
    const inUse = await db.clinic_im_products.findMany({
      where: {
        client_id: actor.client_id,
        id: { in: order.lines.map((each) => each.clinic_im_product_id) },
        status: 'ACTIVE',
        deleted_at: null,
      },
      select: { id: true },
    });
    const ids = new Set(inUse.map(({ id }) => id));
    const again = order.lines.filter((each) => ids.has(each.clinic_im_product_id));
    must(again.length > 0, 'order_products_inactive');
    return raise(
      run,
      {
        clinic_id: order.clinic_id,
        vendor_id: order.vendor_id,
        custom_message: null,
        internal_note: null,
        lines: again.map(({ clinic_im_product_id, ordered }) => ({
          clinic_im_product_id,
          quantity: ordered,
        })),
      },
      `As order ${order.short_id}`,
    );
  },
});

export const editOrderLines = defineCommand({
  name: 'edit_order_lines',
  description:
    'Gives an order that is not placed yet these lines, in this order, and no others; with a version only while it has that one.',
  input: z.object({
    id: z.uuid(),
    lines,
    custom_message: words,
    attachments: attachments.nullish(),
    version: z.int().nullish(),
  }),
  returns: 'clinic_im_product_orders',
  async run(run) {
    const { db, actor, input, now } = run;
    const order = await lockOrder(run, input.id);
    allow(mayEditLines(order, viewerOf(actor)));
    must(input.version == null || input.version === order.version, 'order_is_newer');
    await replaceLines(run, order, input.lines);
    if (input.attachments) await mayAttach(db, actor);
    await db.clinic_im_product_orders.update({
      where: orderKey(actor, order.id),
      data: {
        ...(input.custom_message == null ? {} : { custom_message: input.custom_message || null }),
        ...(input.attachments ? { attachments: input.attachments } : {}),
        version: { increment: 1 },
        updated_at: now,
      },
    });
    rememberOrder(run, order.id, {
      action: 'edited',
      from: {
        lines: order.lines.map(({ clinic_im_product_id, ordered }) => [clinic_im_product_id, ordered]),
      },
      to: { lines: input.lines.map((each) => [each.clinic_im_product_id, each.quantity]) },
    });
    return { id: order.id };
  },
});

/** What stays keeps its price and its note; what is new has them as they are now. */
async function replaceLines(
  { db, actor }: Pick<Batch, 'db' | 'actor'>,
  order: OrderRow,
  given: readonly Line[],
): Promise<void> {
  const old = new Map(order.lines.map((each) => [each.clinic_im_product_id, each]));
  const wanted = new Set(given.map((each) => each.clinic_im_product_id));
  const of = { client_id: actor.client_id, clinic_im_product_order_id: order.id };
  await db.clinic_im_product_order_items.deleteMany({
    where: { ...of, clinic_im_product_id: { notIn: [...wanted] } },
  });
  const added = new Map(
    (
      await linesOf(
        { db, actor },
        order.clinic_id,
        given.filter((each) => !old.has(each.clinic_im_product_id)),
      )
    ).map((item) => [item.clinic_im_product_id, item]),
  );
  for (const [index, { clinic_im_product_id, quantity: new_stock }] of given.entries()) {
    const position = (index + 1) * 1024;
    const item = added.get(clinic_im_product_id);
    const line = old.get(clinic_im_product_id);
    if (item) await db.clinic_im_product_order_items.create({ data: { ...item, ...of, position } });
    else if (line)
      await db.clinic_im_product_order_items.update({
        where: orderKey(actor, line.id),
        data: { new_stock, position },
      });
  }
}
