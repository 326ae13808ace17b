import {
  adjustment,
  mayActOnStock,
  mayDispose,
  mayUndoDisposal,
  quantityOf,
  thousandthsOf,
  transferAmount,
} from '@operatory/domain';
import { z } from 'zod';
import { type CommandRun, defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import {
  amountInput,
  amountOrZeroInput,
  type LockedLot,
  type LockedProduct,
  lockLot,
  lockLots,
  reasonInput,
} from './locked-stock.ts';
import { emitLowStock } from './low-stock.ts';
import { requireEnough } from './use-stock.ts';

type Run = Pick<CommandRun<never>, 'db' | 'actor' | 'now'>;

/** Only adds the movement: a trigger changes the lot's quantity. */
const move = (
  { db, actor, now }: Run,
  product: LockedProduct,
  lotId: string,
  kind: 'DISPOSED' | 'DISPOSE_UNDONE' | 'ADJUSTED' | 'TRANSFERRED',
  thousandths: number,
  why: string,
) =>
  db.stock_movements.create({
    data: {
      client_id: actor.client_id,
      clinic_id: product.clinic_id,
      clinic_im_product_id: product.id,
      clinic_im_product_stock_id: lotId,
      kind,
      quantity: quantityOf(thousandths),
      reason: why,
      user_id: actor.user_id,
      created_at: now,
    },
    select: { id: true },
  });

export const disposeLot = defineCommand({
  name: 'dispose_lot',
  description: 'Disposes of the remaining quantity of a lot.',
  input: z.object({ id: z.uuid(), reason: reasonInput }),
  returns: 'clinic_im_product_stocks',
  bulk: true,
  async prepare(context, inputs) {
    requireOk(mayActOnStock(viewerOf(context.actor), 'product-lots', 'DELETE'));
    return lockLots(
      context,
      inputs.map(({ id }) => id),
    );
  },
  async run(run) {
    const { input } = run;
    const { lot, product } = run.prepared.of(input.id);
    assertRule(input.reason !== '', 'reason_required');
    requireOk(mayDispose(lot));
    await move(run, product, lot.id, 'DISPOSED', -lot.left, input.reason);
    await emitLowStock(run, [product.id]);
    return { id: lot.id };
  },
});

export const undoDisposeLot = defineCommand({
  name: 'undo_dispose_lot',
  description:
    'Restocks all that was disposed of from a lot. A lot that is already restocked does not change.',
  input: z.object({ id: z.uuid() }),
  returns: 'clinic_im_product_stocks',
  async run(run) {
    const { actor, db, now, input } = run;
    const viewer = viewerOf(actor);
    requireOk(mayActOnStock(viewer, 'product-lots', 'DELETE'));
    const { lot, product } = await lockLot(run, input.id);
    if (!lot.is_disposed) return { id: lot.id };
    requireOk(mayUndoDisposal(lot, viewer, now));
    const last = await db.stock_movements.findFirstOrThrow({
      where: { client_id: actor.client_id, clinic_im_product_stock_id: lot.id, kind: 'DISPOSED' },
      orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
      select: { quantity: true, reason: true },
    });
    await move(
      run,
      product,
      lot.id,
      'DISPOSE_UNDONE',
      -thousandthsOf(last.quantity.toString()),
      last.reason ?? '',
    );
    await emitLowStock(run, [product.id]);
    return { id: lot.id };
  },
});

export const adjustLot = defineCommand({
  name: 'adjust_lot',
  description:
    'Adjusts a lot to its actual quantity, with a reason. `seen` is the recorded quantity that the caller saw.',
  input: z.object({
    id: z.uuid(),
    seen: amountOrZeroInput,
    quantity: amountOrZeroInput,
    reason: reasonInput,
  }),
  returns: 'clinic_im_product_stocks',
  async run(run) {
    const { actor, db, input } = run;
    requireOk(mayActOnStock(viewerOf(actor), 'product-lots', 'EDIT'));
    const { lot, product } = await lockLot(run, input.id);
    assertRule(input.reason !== '', 'reason_required');
    const counted = await db.stock_take_items.count({
      where: {
        client_id: actor.client_id,
        clinic_im_product_stock_id: lot.id,
        counted_at: { not: null },
        stock_take: { status: { in: ['COUNTING', 'COUNTED'] } },
      },
    });
    const by = requireOk(
      adjustment(lot, thousandthsOf(input.seen), thousandthsOf(input.quantity), counted > 0),
    );
    if (by !== 0) await move(run, product, lot.id, 'ADJUSTED', by, input.reason);
    await emitLowStock(run, [product.id]);
    return { id: lot.id };
  },
});

export const transferLot = defineCommand({
  name: 'transfer_lot',
  description:
    'Transfers a lot to another storage location. A part of it becomes a lot of its own there, or joins the lot it was split from. Returns the lot at the new location.',
  input: z.object({
    id: z.uuid(),
    clinic_storage_location_id: z.uuid(),
    quantity: amountInput.nullish(),
    reason: reasonInput.nullish(),
  }),
  returns: 'clinic_im_product_stocks',
  async run(run) {
    const { actor, db, input } = run;
    requireOk(mayActOnStock(viewerOf(actor), 'product-lots', 'EDIT'));
    const { lot, product } = await lockLot(run, input.id);
    const place = await db.clinic_storage_locations.findFirst({
      where: {
        client_id: actor.client_id,
        id: input.clinic_storage_location_id,
        clinic_id: product.clinic_id,
      },
      select: { id: true, name: true, status: true },
    });
    assertRule(place?.status === 'ACTIVE', 'fill_valid_details');
    const to = input.clinic_storage_location_id;
    const moved = requireEnough(
      transferAmount(lot, to, input.quantity == null ? null : thousandthsOf(input.quantity)),
      lot.left,
    );
    if (moved === lot.left) {
      await db.$executeRaw`select set_config('app.writer', ${actor.user_id}, true)`;
      await db.clinic_im_product_stocks.update({
        where: { id_client_id: { id: lot.id, client_id: actor.client_id } },
        data: { clinic_storage_location_id: to },
      });
      return { id: lot.id };
    }
    const why = input.reason || `To ${place?.name}`;
    await move(run, product, lot.id, 'TRANSFERRED', -moved, why);
    const there = await lotThere(run, lot, to);
    await move(run, product, there, 'TRANSFERRED', moved, why);
    return { id: there };
  },
});

/**
 * Finds a lot in that location with the same lot number, scan id, expiry date, price, invoice number and
 * time of receipt, or creates it.
 */
async function lotThere({ db, actor }: Run, lot: LockedLot, place: string): Promise<string> {
  const [same] = await db.$queryRaw<{ id: string }[]>`
    select o.id from clinic_im_product_stocks s
      join clinic_im_product_stocks o on o.client_id = s.client_id and o.clinic_im_product_id = s.clinic_im_product_id
        and (o.lot_number, o.unique_scan_id, o.expiry_date, o.purchase_price, o.invoice_number, o.received_at)
          is not distinct from (s.lot_number, s.unique_scan_id, s.expiry_date, s.purchase_price, s.invoice_number, s.received_at)
    where s.id = ${lot.id}::uuid and s.client_id = ${actor.client_id}::uuid and o.id <> s.id
      and o.clinic_storage_location_id = ${place}::uuid and not o.is_disposed and o.deleted_at is null
    order by o.created_at, o.id limit 1`;
  if (same) return same.id;
  const [made] = await db.$queryRaw<{ id: string }[]>`
    insert into clinic_im_product_stocks (client_id, clinic_id, clinic_im_product_id, clinic_storage_location_id, lot_number,
      unique_scan_id, quantity_type, expiry_date, told_expiry_date, purchase_price, invoice_number, invoice_attachment, note,
      received_at, received_by_user_id)
    select client_id, clinic_id, clinic_im_product_id, ${place}::uuid, lot_number, unique_scan_id, quantity_type, expiry_date,
      told_expiry_date, purchase_price, invoice_number, invoice_attachment, note, received_at, received_by_user_id
    from clinic_im_product_stocks where id = ${lot.id}::uuid and client_id = ${actor.client_id}::uuid
    returning id`;
  if (!made) throw new Error('the lot is gone');
  return made.id;
}
