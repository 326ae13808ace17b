import {
  canSeeStock,
  mayActOnStock,
  mayUndoUse,
  mayUndoUseOfLots,
  quantityOf,
  type Result,
  type TakenLot,
  takeFrom,
  takeFromChosen,
  thousandthsOf,
  usableStock,
} from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { defineCommand } from '../define.ts';
import { refused, requireOk } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { amountInput, type LockedProduct, lockProduct, reasonInput } from './locked-stock.ts';
import { emitLowStock } from './low-stock.ts';

export const useStock = defineCommand({
  name: 'use_stock',
  description:
    'Uses a quantity of a product, from the lot that expires first, or all of it from one lot. A reason is required if another lot expires sooner.',
  input: z.object({
    clinic_im_product_id: z.uuid(),
    quantity: amountInput,
    product_lot_id: z.uuid().nullish(),
    room_id: z.uuid().nullish(),
    reason: reasonInput.nullish(),
    note: z.string().trim().max(1000).nullish(),
  }),
  returns: 'clinic_im_product_usages',
  async run(run) {
    const { actor, db, now, input } = run;
    requireOk(mayActOnStock(viewerOf(actor), 'product-usages', 'ADD'));
    const product = await lockProduct(run, input.clinic_im_product_id);
    const taken = takenOf(product, input);
    const [use] = await db.$queryRaw<{ id: string }[]>`
      with one as materialized (select app.uuid_v7() as id),
      used as (insert into clinic_im_product_usages (client_id, clinic_id, use_id, clinic_im_product_id, product_lot_id,
          room_id, user_id, used_stock, reason, note, created_at)
        select ${actor.client_id}::uuid, ${product.clinic_id}::uuid, one.id, ${product.id}::uuid, taken.lot,
          ${input.room_id ?? null}::uuid, ${actor.user_id}::uuid, taken.amount, ${input.reason || null}, ${input.note || null}, ${now}
        from one, unnest(${taken.map(({ id }) => id)}::uuid[], ${taken.map((each) => quantityOf(each.amount))}::text[]::numeric[])
          with ordinality as taken(lot, amount, place) order by taken.place
        returning id, product_lot_id)
      select id from used where product_lot_id = ${taken[0]?.id ?? null}::uuid`;
    if (!use) throw new Error('nothing was used');
    await emitLowStock(run, [product.id]);
    return use;
  },
});

/**
 * Chooses the lots from which the quantity is taken. The refusal for too little stock includes the available
 * quantity.
 */
function takenOf(
  { lots, today }: LockedProduct,
  input: {
    readonly quantity: number;
    readonly product_lot_id?: string | null | undefined;
    readonly reason?: string | null | undefined;
  },
): readonly TakenLot[] {
  const wanted = thousandthsOf(input.quantity);
  if (!input.product_lot_id) return requireEnough(takeFrom(lots, wanted, today), usableStock(lots, today));
  const chosen = lots.find(({ id }) => id === input.product_lot_id);
  if (!chosen) throw notFound();
  return requireEnough(takeFromChosen(lots, chosen, wanted, today, input.reason || null), chosen.left);
}

/** @throws Refusal that includes the available quantity */
export function requireEnough<Value>(result: Result<Value>, there: number): Value {
  if (!result.ok) throw refused(result.code, { n: quantityOf(there) });
  return result.value;
}

interface UseRow {
  readonly id: string;
  readonly clinic_id: string;
  readonly use_id: string;
  readonly clinic_im_product_id: string;
  readonly product_lot_id: string;
  readonly user_id: string;
  readonly undone_at: Date | null;
}

export const undoStockUse = defineCommand({
  name: 'undo_stock_use',
  description:
    'Undoes a use and returns the quantity to its lots. A use that is already undone does not change.',
  input: z.object({ id: z.uuid() }),
  returns: 'clinic_im_product_usages',
  async run(run) {
    const { actor, db, now, input } = run;
    const viewer = viewerOf(actor);
    requireOk(mayActOnStock(viewer, 'product-usages', 'VIEW'));
    const rows = () => db.$queryRaw<UseRow[]>`
      select u.id, u.clinic_id, u.use_id, u.clinic_im_product_id, u.product_lot_id, u.user_id, u.undone_at
      from clinic_im_product_usages one
        join clinic_im_product_usages u on u.client_id = one.client_id and u.use_id = one.use_id
      where one.id = ${input.id}::uuid and one.client_id = ${actor.client_id}::uuid`;
    const [asked] = await rows();
    if (!asked || !canSeeStock(viewer, asked.clinic_id)) throw notFound();
    const { lots } = await lockProduct(run, asked.clinic_im_product_id);
    requireOk(mayUndoUse(viewer, asked));
    // The uses are read again after the product's lock, because a transaction that held it may have undone
    // them.
    const uses = await rows();
    if (uses.every(({ undone_at }) => undone_at !== null)) return { id: input.id };
    const taken = new Set(uses.map(({ product_lot_id }) => product_lot_id));
    requireOk(mayUndoUseOfLots([...taken].map((lot) => lots.find(({ id }) => id === lot))));
    await db.clinic_im_product_usages.updateMany({
      where: { client_id: actor.client_id, use_id: asked.use_id, undone_at: null },
      data: { undone_at: now, undone_by_user_id: actor.user_id },
    });
    return { id: input.id };
  },
});
