import {
  canSeeStock,
  mayActOnStock,
  mayCancelTake,
  mayCount,
  mayFinish,
  quantityOf,
} from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { type CommandRun, defineCommand } from '../define.ts';
import { assertRule, refused, requireOk } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { amountOrZeroInput, type LockedLot, type LockedProduct, lockProducts } from './locked-stock.ts';
import { lockStockTake, placesWithin, type StockTakeRow, setStockTake } from './stock-take-row.ts';

type Run = Pick<CommandRun<never>, 'db' | 'actor' | 'now'>;
const module = 'stock-takes';

export const startStockTake = defineCommand({
  name: 'start_stock_take',
  description: 'Starts a stocktake of a storage location and everything inside it, or of the whole clinic.',
  input: z.object({
    clinic_id: z.uuid(),
    clinic_storage_location_id: z.uuid().nullish(),
    name: z.string().trim().min(1).max(30),
    note: z.string().trim().max(1000).nullish(),
  }),
  returns: 'stock_takes',
  async run(run) {
    const { actor, db, now, input } = run;
    const viewer = viewerOf(actor);
    requireOk(mayActOnStock(viewer, module, 'ADD'));
    const place = input.clinic_storage_location_id ?? null;
    // Locks the clinic, so that stock-takes start one after another: two that overlap would correct the same
    // lot twice.
    const clinics = await db.$queryRaw<{ fits: boolean }[]>`
      select ${place}::uuid is null or exists (select from clinic_storage_locations l
        where l.id = ${place}::uuid and l.client_id = c.client_id and l.clinic_id = c.id) as fits
      from clinics c where c.id = ${input.clinic_id}::uuid and c.client_id = ${actor.client_id}::uuid for no key update`;
    const [clinic] = clinics;
    if (!clinic?.fits || !canSeeStock(viewer, input.clinic_id)) throw notFound();
    assertRule(!(await overlaps(run, input.clinic_id, place)), 'take_overlaps');
    const take = await db.stock_takes.create({
      data: {
        client_id: actor.client_id,
        clinic_id: input.clinic_id,
        clinic_storage_location_id: place,
        name: input.name,
        note: input.note || null,
        created_by_user_id: actor.user_id,
        created_at: now,
      },
      select: { id: true },
    });
    // Receiving locks the product too. Lots received before this lock are in the list below; a trigger adds
    // those received later.
    await db.$queryRaw`select 1 from clinic_im_products where client_id = ${actor.client_id}::uuid
      and clinic_id = ${input.clinic_id}::uuid and deleted_at is null order by id for no key update`;
    const lots = await db.$executeRawUnsafe(
      `insert into stock_take_items (client_id, stock_take_id, clinic_im_product_id, clinic_im_product_stock_id)
       select s.client_id, $1::uuid, s.clinic_im_product_id, s.id from clinic_im_product_stocks s
       where s.client_id = $2::uuid and s.clinic_id = $3::uuid and s.current_quantity > 0 and s.deleted_at is null
         and ($4::uuid is null or s.clinic_storage_location_id in ${placesWithin('$4::uuid', '$2::uuid')})`,
      take.id,
      actor.client_id,
      input.clinic_id,
      place,
    );
    assertRule(lots > 0, 'take_empty');
    return take;
  },
});

/**
 * @returns True if an open stock-take covers one of the locations at or inside `place`, or of the whole
 * clinic if `place` is null.
 */
async function overlaps({ db, actor }: Run, clinicId: string, place: string | null): Promise<boolean> {
  const [row] = await db.$queryRawUnsafe<{ found: boolean }[]>(
    `select exists (select from stock_takes t
       where t.client_id = $1::uuid and t.clinic_id = $2::uuid and t.status in ('COUNTING', 'COUNTED')
         and ($3::uuid is null or t.clinic_storage_location_id is null
           or t.clinic_storage_location_id in ${placesWithin('$3::uuid', '$1::uuid')}
           or $3::uuid in ${placesWithin('t.clinic_storage_location_id', '$1::uuid')})) as found`,
    actor.client_id,
    clinicId,
    place,
  );
  return row?.found === true;
}

const line = z.object({
  clinic_im_product_id: z.uuid(),
  /** The counted lot; absent for stock that belongs to none of the recorded lots. */
  clinic_im_product_stock_id: z.uuid().nullish(),
  counted_quantity: amountOrZeroInput,
  note: z.string().trim().max(500).nullish(),
});
type Line = z.output<typeof line>;

export const recordStockTake = defineCommand({
  name: 'record_stock_take',
  description:
    'Records counts of lots, or of products without a known lot. A new count replaces the previous one.',
  input: z.object({ id: z.uuid(), lines: z.array(line).min(1).max(200) }),
  returns: 'stock_takes',
  async run(run) {
    const { actor, input } = run;
    requireOk(mayActOnStock(viewerOf(actor), module, 'ADD'));
    const take = await lockStockTake(run, input.id, 'share');
    requireOk(mayCount(take));
    const products = await lockProducts(
      run,
      input.lines.map(({ clinic_im_product_id }) => clinic_im_product_id),
    );
    for (const one of input.lines) {
      const product = products.of(one.clinic_im_product_id);
      if (product.clinic_id !== take.clinic_id) throw notFound();
      await record(run, take, one, product);
    }
    return { id: take.id };
  },
});

/**
 * Stores the counted quantity and the recorded one. The product is locked, so that the recorded quantity
 * cannot change in the meantime.
 */
async function record(run: Run, take: StockTakeRow, one: Line, product: LockedProduct): Promise<void> {
  const { db, actor, now } = run;
  const lot = one.clinic_im_product_stock_id ? lotOf(product, one.clinic_im_product_stock_id) : null;
  if (lot) {
    assertRule(!lot.is_disposed, 'lot_disposed');
    const elsewhere = await db.stock_take_items.count({
      where: {
        client_id: actor.client_id,
        clinic_im_product_stock_id: lot.id,
        counted_at: { not: null },
        stock_take: { status: { in: ['COUNTING', 'COUNTED'] }, id: { not: take.id } },
      },
    });
    assertRule(elsewhere === 0, 'lot_is_counted');
  } else await mustBeBeside(run, take, product);
  const of = {
    client_id: actor.client_id,
    stock_take_id: take.id,
    clinic_im_product_id: product.id,
    clinic_im_product_stock_id: lot?.id ?? null,
  };
  const data = {
    expected_quantity: quantityOf(lot?.left ?? 0),
    counted_quantity: String(one.counted_quantity),
    counted_by_user_id: actor.user_id,
    counted_at: now,
    note: one.note || null,
  };
  const { count } = await db.stock_take_items.updateMany({ where: of, data });
  if (count > 0) return;
  if (lot) assertRule(await liesThere(run, take, lot), 'lot_elsewhere');
  await db.stock_take_items.create({ data: { ...of, ...data }, select: { id: true } });
}

/**
 * Stock found without a lot may be recorded only when the product's listed lots are counted; otherwise it
 * could be counted twice.
 */
async function mustBeBeside({ db, actor }: Run, take: StockTakeRow, product: LockedProduct): Promise<void> {
  const uncounted = await db.stock_take_items.count({
    where: {
      client_id: actor.client_id,
      stock_take_id: take.id,
      clinic_im_product_id: product.id,
      clinic_im_product_stock_id: { not: null },
      counted_at: null,
    },
  });
  assertRule(uncounted === 0, 'take_lots_first');
}

async function liesThere({ db, actor }: Run, take: StockTakeRow, lot: LockedLot): Promise<boolean> {
  const [row] = await db.$queryRawUnsafe<{ found: boolean }[]>(
    `select $1::uuid is null or coalesce($2::uuid in ${placesWithin('$1::uuid', '$3::uuid')}, false) as found`,
    take.clinic_storage_location_id,
    lot.clinic_storage_location_id,
    actor.client_id,
  );
  return row?.found === true;
}

function lotOf({ lots }: LockedProduct, id: string): LockedLot {
  const lot = lots.find((each) => each.id === id);
  if (!lot) throw notFound();
  return lot;
}

export const finishStockTake = defineCommand({
  name: 'finish_stock_take',
  description:
    'Finishes counting. The variance is shown and waits for approval. With `leave_uncounted`, lots that were not counted keep their recorded quantities.',
  input: z.object({ id: z.uuid(), leave_uncounted: z.boolean().default(false) }),
  returns: 'stock_takes',
  async run(run) {
    const { actor, db, now, input } = run;
    requireOk(mayActOnStock(viewerOf(actor), module, 'ADD'));
    const take = await lockStockTake(run, input.id, 'update');
    if (take.status === 'COUNTED') return { id: take.id };
    const uncounted = await db.stock_take_items.count({
      where: { client_id: actor.client_id, stock_take_id: take.id, counted_at: null },
    });
    const may = mayFinish(take, uncounted, input.leave_uncounted);
    if (!may.ok) throw refused(may.code, { n: String(uncounted) });
    return setStockTake(run, take, {
      status: 'COUNTED',
      finished_by_user_id: actor.user_id,
      finished_at: now,
    });
  },
});

export const cancelStockTake = defineCommand({
  name: 'cancel_stock_take',
  description: 'Cancels a stocktake. Recorded stock does not change.',
  input: z.object({ id: z.uuid() }),
  returns: 'stock_takes',
  async run(run) {
    const viewer = viewerOf(run.actor);
    requireOk(mayActOnStock(viewer, module, 'VIEW'));
    const take = await lockStockTake(run, run.input.id, 'update');
    if (take.status === 'CANCELLED') return { id: take.id };
    requireOk(mayCancelTake(take, viewer));
    return setStockTake(run, take, { status: 'CANCELLED' });
  },
});
