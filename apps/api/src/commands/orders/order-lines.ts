import { maxOrderLines, openOrderStatuses, thousandthsOf } from '@operatory/domain';
import { z } from 'zod';
import type { CommandContext } from '../define.ts';
import { amountInput } from '../inventory/locked-stock.ts';
import { assertRule, refused } from '../refuse.ts';
import { type OrderRow, orderKey } from './order-row.ts';

export const quantityInput = amountInput;
const line = z.object({ clinic_im_product_id: z.uuid(), quantity: quantityInput });
type Line = z.output<typeof line>;

const linesOfOrder = <Each extends typeof line>(each: Each) =>
  z
    .array(each)
    .min(1)
    .max(maxOrderLines)
    .refine((given) => new Set(given.map((one) => one.clinic_im_product_id)).size === given.length);
export const orderLines = linesOfOrder(line);
/**
 * `on_order` is the quantity that the reorder list showed as already on order. The order is refused if more
 * of the product is on order now.
 */
export const raisedLines = linesOfOrder(line.extend({ on_order: z.number().min(0).nullish() }));
type RaisedLine = z.output<typeof raisedLines>[number];

type At = Pick<CommandContext, 'db' | 'actor'>;

/** A line to store, with the product's name, code, unit, price and stock at this time. */
export interface LineToStore {
  readonly clinic_im_product_id: string;
  readonly product_name: string;
  readonly product_code: string | null;
  readonly quantity_type: string | null;
  readonly price: string | null;
  readonly current_stock: string;
  readonly new_stock: number;
  readonly position: number;
}

/** @returns The lines for active products, in the given order. Other products are left out. */
export async function linesInUse(
  { db, actor }: At,
  clinicId: string,
  given: readonly Line[],
): Promise<readonly LineToStore[]> {
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
  return given.flatMap(({ clinic_im_product_id, quantity: new_stock }, index) => {
    const product = byId.get(clinic_im_product_id);
    return product
      ? {
          clinic_im_product_id,
          product_name: product.name,
          product_code: product.code,
          quantity_type: product.quantity_type,
          price: product.purchase_price?.toString() ?? null,
          current_stock: product.stock_in_hand.toString(),
          new_stock,
          position: (index + 1) * 1024,
        }
      : [];
  });
}

/** Like `linesInUse`, but every product must be active. @throws Refusal */
export async function linesOf(
  at: At,
  clinicId: string,
  given: readonly Line[],
): Promise<readonly LineToStore[]> {
  const stored = await linesInUse(at, clinicId, given);
  assertRule(stored.length === given.length, 'order_products_inactive');
  return stored;
}

/**
 * Refuses if more of a product is on order than the caller saw. The locks make the second of two people who
 * order from the same list wait, and then be refused.
 */
export async function assertNotOrdered(
  { db, actor }: At,
  clinicId: string,
  given: readonly RaisedLine[],
): Promise<void> {
  const seen = given.flatMap(({ clinic_im_product_id, on_order }) =>
    on_order == null ? [] : { id: clinic_im_product_id, on_order },
  );
  if (seen.length === 0) return;
  const ids = seen.map(({ id }) => id);
  await db.$executeRaw`select from clinic_im_products
    where id = any(${ids}::uuid[]) and client_id = ${actor.client_id}::uuid and clinic_id = ${clinicId}::uuid
    order by id for no key update`;
  // This is a separate statement, because the one that waited for the locks does not see what other
  // transactions changed in the meantime.
  const now = await db.$queryRaw<{ id: string; on_order: string }[]>`
    select i.clinic_im_product_id as id, sum(i.remaining_quantity)::text as on_order
    from clinic_im_product_order_items i
      join clinic_im_product_orders o on o.id = i.clinic_im_product_order_id and o.client_id = i.client_id
    where i.clinic_im_product_id = any(${ids}::uuid[]) and i.client_id = ${actor.client_id}::uuid and i.closed_at is null
      and o.clinic_id = ${clinicId}::uuid and o.status = any(${[...openOrderStatuses]}::product_order_status[]) and o.deleted_at is null
    group by 1`;
  const onOrder = new Map(now.map((each) => [each.id, thousandthsOf(each.on_order)]));
  const isOrdered = seen.some(({ id, on_order }) => (onOrder.get(id) ?? 0) > thousandthsOf(on_order));
  if (isOrdered) throw refused('order_list_is_newer');
}

/** Replaces an order's lines. The line of a product that stays keeps its other values, such as its price. */
export async function replaceLines(
  { db, actor }: At,
  order: OrderRow,
  given: readonly Line[],
): Promise<void> {
  const old = new Map(order.lines.map((each) => [each.clinic_im_product_id, each]));
  const of = { client_id: actor.client_id, clinic_im_product_order_id: order.id };
  await db.clinic_im_product_order_items.deleteMany({
    where: { ...of, clinic_im_product_id: { notIn: given.map((each) => each.clinic_im_product_id) } },
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
    const kept = old.get(clinic_im_product_id);
    if (item) await db.clinic_im_product_order_items.create({ data: { ...item, ...of, position } });
    else if (kept)
      await db.clinic_im_product_order_items.update({
        where: orderKey(actor, kept.id),
        data: { new_stock, position },
      });
  }
}
