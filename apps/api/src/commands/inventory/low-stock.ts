import type { Tx } from '@operatory/db';
import { type DomainEvent, quantityOf, thousandthsOf } from '@operatory/domain';
import type { CommandRun } from '../define.ts';

/**
 * Marks the products that are at or below their alert level and not marked yet, and returns an event for
 * each. A trigger removes the mark when the stock rises above the level, so each fall causes one
 * notification.
 */
export async function lowStockEvents(
  db: Tx,
  clientId: string,
  products: readonly string[],
): Promise<readonly DomainEvent<'low_stock'>[]> {
  const rows = await db.$queryRaw<
    { id: string; name: string; clinic_id: string; quantity_type: string | null; stock: string }[]
  >`
    update clinic_im_products p set low_stock_alerted_at = app.now()
    where p.client_id = ${clientId}::uuid and p.id = any(${[...new Set(products)]}::uuid[]) and p.is_low_stock
      and p.low_stock_alerted_at is null
    returning p.id, p.name, p.clinic_id, p.quantity_type, p.stock_in_hand::text as stock`;
  return rows.map(({ id, name, clinic_id, quantity_type, stock }) => ({
    name: 'low_stock',
    entityId: id,
    clinicId: clinic_id,
    payload: {
      group: `low_stock:${clinic_id}`,
      product_name: name,
      stock_in_hand: [quantityOf(thousandthsOf(stock)), quantity_type ?? []].flat().join(' '),
    },
  }));
}

/** Emits an event for each of these products that has become low. */
export async function emitLowStock(
  { db, actor, emit }: Pick<CommandRun<never>, 'db' | 'actor' | 'emit'>,
  products: readonly string[],
): Promise<void> {
  for (const event of await lowStockEvents(db, actor.client_id, products)) emit(event);
}
