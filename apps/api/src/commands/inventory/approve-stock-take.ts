import {
  correctionOf,
  mayActOnStock,
  mayApprove,
  quantityOf,
  thousandthsOf,
  worksAt,
} from '@operatory/domain';
import { z } from 'zod';
import { granteesIn } from '../../rights/grantees.ts';
import { type CommandRun, defineCommand } from '../define.ts';
import { requireOk } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { lockProducts } from './locked-stock.ts';
import { emitLowStock } from './low-stock.ts';
import { lockStockTake, type StockTakeRow, setStockTake } from './stock-take-row.ts';

type Run = Pick<CommandRun<never>, 'db' | 'actor' | 'now' | 'emit'>;

export const approveStockTake = defineCommand({
  name: 'approve_stock_take',
  description:
    'Approves a stocktake and corrects the recorded stock to what was counted. The person who counted can’t approve it, unless nobody else can.',
  input: z.object({ id: z.uuid() }),
  returns: 'stock_takes',
  async run(run) {
    const { actor, now, input } = run;
    const viewer = viewerOf(actor);
    requireOk(mayActOnStock(viewer, 'stock-takes', 'EDIT'));
    const take = await lockStockTake(run, input.id, 'update');
    const lines = await linesOf(run, take);
    const counters = lines.map(({ counted_by_user_id }) => counted_by_user_id);
    requireOk(mayApprove(take, viewer, counters, await isAlone(run, take, counters)));
    await setRight(run, take, lines);
    return setStockTake(run, take, {
      status: 'APPROVED',
      approved_by_user_id: actor.user_id,
      approved_at: now,
    });
  },
});

async function setRight(run: Run, take: StockTakeRow, lines: readonly LineRow[]): Promise<void> {
  const { db, actor, now } = run;
  const products = await lockProducts(
    run,
    lines.map(({ clinic_im_product_id }) => clinic_im_product_id),
  );
  const data = [];
  for (const line of lines) {
    const known = line.clinic_im_product_stock_id;
    const product = products.find(line.clinic_im_product_id);
    const lot = product?.lots.find(({ id }) => id === known);
    const by = correctionOf({
      counted: thousandthsOf(line.counted_quantity),
      expected: thousandthsOf(line.expected_quantity),
      left: lot?.left ?? 0,
      is_disposed: !product || (known !== null && lot?.is_disposed !== false),
    });
    if (by !== 0)
      data.push({
        client_id: actor.client_id,
        clinic_id: take.clinic_id,
        clinic_im_product_id: line.clinic_im_product_id,
        clinic_im_product_stock_id: known ?? (await lotFor(run, take, line)),
        kind: 'COUNTED' as const,
        quantity: quantityOf(by),
        reason: line.note,
        user_id: actor.user_id,
        stock_take_item_id: line.id,
        created_at: now,
      });
  }
  if (data.length === 0) return;
  // Decreases come first, so that a low product does not rise above its alert level for a moment and cause
  // another notification.
  data.sort((one, other) => Number(one.quantity) - Number(other.quantity));
  await db.stock_movements.createMany({ data });
  await emitLowStock(
    run,
    data.map(({ clinic_im_product_id }) => clinic_im_product_id),
  );
}

async function lotFor({ db, actor, now }: Run, take: StockTakeRow, line: LineRow): Promise<string> {
  const { id } = await db.clinic_im_product_stocks.create({
    data: {
      client_id: actor.client_id,
      clinic_id: take.clinic_id,
      clinic_im_product_id: line.clinic_im_product_id,
      clinic_storage_location_id: take.clinic_storage_location_id,
      received_at: now,
      received_by_user_id: line.counted_by_user_id,
      created_at: now,
    },
    select: { id: true },
  });
  await db.stock_take_items.update({
    where: { id_client_id: { id: line.id, client_id: actor.client_id } },
    data: { clinic_im_product_stock_id: id },
  });
  return id;
}

interface LineRow {
  readonly id: string;
  readonly clinic_im_product_id: string;
  readonly clinic_im_product_stock_id: string | null;
  readonly expected_quantity: string;
  readonly counted_quantity: string;
  readonly counted_by_user_id: string;
  readonly note: string | null;
}
const linesOf = ({ db, actor }: Run, { id }: StockTakeRow) => db.$queryRaw<LineRow[]>`
  select i.id, i.clinic_im_product_id, i.clinic_im_product_stock_id, i.expected_quantity::text, i.counted_quantity::text,
    i.counted_by_user_id, i.note
  from stock_take_items i
  where i.stock_take_id = ${id}::uuid and i.client_id = ${actor.client_id}::uuid and i.counted_at is not null
  order by i.created_at, i.id`;

/** @returns True if everybody who may approve the clinic's stock-takes took part in this one. */
async function isAlone(
  { db, actor }: Run,
  take: StockTakeRow,
  counters: readonly string[],
): Promise<boolean> {
  const people = await granteesIn(db, actor.client_id);
  const counted = new Set([take.created_by_user_id, ...counters]);
  return ![...people.values()].some(
    ({ user_id, roleGrants }) =>
      !counted.has(user_id) &&
      roleGrants.some(
        (roleGrant) => worksAt(roleGrant, take.clinic_id) && roleGrant.grants.has('stock-takes:EDIT'),
      ),
  );
}
