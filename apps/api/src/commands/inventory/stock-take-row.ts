import { canSeeStock, type StockTakeFacts } from '@operatory/domain';
import { notFound } from '../../errors/refusal.ts';
import type { CommandRun } from '../define.ts';
import { viewerOf } from '../viewer.ts';

export interface StockTakeRow extends StockTakeFacts {
  readonly id: string;
  readonly clinic_id: string;
  readonly clinic_storage_location_id: string | null;
}
type Run = Pick<CommandRun<never>, 'db' | 'actor' | 'now'>;

/**
 * Locks a stock-take: `share` lets several people count at the same time, `update` waits until they have
 * finished. A missing stock-take and another clinic's give the same error.
 */
export async function lockStockTake(
  { db, actor }: Run,
  id: string,
  lock: 'share' | 'update',
): Promise<StockTakeRow> {
  const [take] = await db.$queryRawUnsafe<StockTakeRow[]>(
    `select id, clinic_id, clinic_storage_location_id, status::text as status, created_by_user_id
     from stock_takes where id = $1::uuid and client_id = $2::uuid for ${lock === 'share' ? 'share' : 'no key update'}`,
    id,
    actor.client_id,
  );
  if (!take || !canSeeStock(viewerOf(actor), take.clinic_id)) throw notFound();
  return take;
}

export const setStockTake = (
  { db, actor }: Run,
  { id }: StockTakeRow,
  data: Parameters<Run['db']['stock_takes']['update']>[0]['data'],
) =>
  db.stock_takes.update({
    where: { id_client_id: { id, client_id: actor.client_id } },
    data: { ...data, version: { increment: 1 } },
    select: { id: true },
  });

/**
 * SQL for the ids of a storage location and of all locations inside it. `place` and `client` are SQL
 * expressions.
 */
export const placesWithin = (place: string, client: string): string => `
  (with recursive within as (
    select id from clinic_storage_locations where id = ${place} and client_id = ${client}
    union select l.id from clinic_storage_locations l join within on l.parent_storage_id = within.id where l.client_id = ${client})
   select id from within)`;
