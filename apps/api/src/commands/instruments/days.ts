import { canSeeStock, localDate } from '@operatory/domain';
import { notFound } from '../../errors/refusal.ts';
import { dayInput } from '../day.ts';
import type { CommandRun } from '../define.ts';
import { viewerOf } from '../viewer.ts';

export type Run = Pick<CommandRun<never>, 'db' | 'actor' | 'now'>;
export const module = 'instrument-counts';

/**
 * Locks the clinic, so that its counts are saved one after another. @returns the clinic's current date.
 * @throws the same error for a missing clinic and for one that the caller may not see
 */
export async function lockDay({ db, actor, now }: Run, clinicId: string): Promise<string> {
  const [clinic] = await db.$queryRaw<{ zone: string }[]>`
    select zone from clinics where id = ${clinicId}::uuid and client_id = ${actor.client_id}::uuid for no key update`;
  if (!clinic || !canSeeStock(viewerOf(actor), clinicId)) throw notFound();
  return localDate(now, clinic.zone);
}

/** Finds the clinic's count of that date, or creates it. */
export async function openDayCount({ db, actor, now }: Run, clinic_id: string, date: string) {
  const of = { client_id: actor.client_id, clinic_id, count_date: dayInput(date) };
  const select = { id: true, status: true };
  const found = await db.instrument_counts.findFirst({ where: of, select });
  return (
    found ??
    db.instrument_counts.create({
      data: { ...of, created_by_user_id: actor.user_id, created_at: now },
      select,
    })
  );
}

export interface Item {
  readonly id: string;
  readonly clinic_id: string;
  readonly name: string;
  readonly expected_quantity: number;
}
/**
 * Reads active instruments. @returns a function that finds one of them by its id, and throws for any other
 * id
 */
export async function instrumentFinder({ db, actor }: Run, ids: readonly string[]) {
  const rows = await db.instrument_count_items.findMany({
    where: { id: { in: [...ids] }, client_id: actor.client_id, deleted_at: null, status: 'ACTIVE' },
    select: { id: true, clinic_id: true, name: true, expected_quantity: true },
  });
  const byId = new Map(rows.map((row): [string, Item] => [row.id, row]));
  return (id: string): Item => {
    const item = byId.get(id);
    if (!item) throw notFound();
    return item;
  };
}

const lineKey = ({ actor }: Run, count: string, item: string) => ({
  client_id_instrument_count_id_instrument_count_item_id: {
    client_id: actor.client_id,
    instrument_count_id: count,
    instrument_count_item_id: item,
  },
});
/** @returns The item's count on that day; null if it was not counted. */
export const readCountLine = (run: Run, count: string, item: string) =>
  run.db.instrument_count_lines.findUnique({
    where: lineKey(run, count, item),
    select: { quantity: true, expected_quantity: true },
  });
export const readCountedQuantity = async (run: Run, count: string, item: string): Promise<number | null> =>
  (await readCountLine(run, count, item))?.quantity ?? null;

/**
 * Stores the counted quantity. The first count of the day also stores the quantity that is expected on that
 * day.
 */
export async function setCounted(
  run: Run,
  count: string,
  { id, expected_quantity }: Pick<Item, 'id' | 'expected_quantity'>,
  quantity: number,
  more: { readonly notes?: string | null } = {},
): Promise<void> {
  const { db, actor, now } = run;
  await db.instrument_count_lines.upsert({
    where: lineKey(run, count, id),
    update: { quantity, ...more },
    create: {
      client_id: actor.client_id,
      instrument_count_id: count,
      instrument_count_item_id: id,
      expected_quantity,
      quantity,
      created_at: now,
      ...more,
    },
    select: { id: true },
  });
}
