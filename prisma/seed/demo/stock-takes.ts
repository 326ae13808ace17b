import { expiresSoonDays } from '../../../packages/domain/src/index.ts';
import { daysFrom } from '../organisation.ts';
import { idOf, insert } from '../sql.ts';
import type { DemoFeature } from './feature.ts';
import { practiceOf } from './practices/index.ts';

/** Adds a recent count of each clinic's store. One box was missing, and the stock has been right since. */
export const seedStockTakes: DemoFeature = async (sql, tenant) => {
  const { seed, now, chance } = tenant;
  if (seed.packageId < 2) return;
  await sql("select set_config('app.now', $1, true)", [now.toISOString()]);
  for (const [index, clinic] of seed.clinics.entries()) {
    const clinic_id = tenant.clinicId(clinic);
    const { inventory } = practiceOf(clinic);
    if (!inventory) continue;
    const id = idOf(clinic_id, 'stock-take');
    const counter = chance.pick(tenant.staffOf(clinic)).id;
    const approver = tenant.leadersOf(clinic)[0]?.id ?? counter;
    const [counted, approved] = [daysFrom(now, -inventory.counted), daysFrom(now, -inventory.counted + 1)];
    await insert(sql, 'stock_takes', [
      {
        id,
        client_id: seed.id,
        clinic_id,
        short_id: index + 1,
        name: inventory.places.store[0],
        status: 'APPROVED',
        created_by_user_id: counter,
        finished_by_user_id: counter,
        finished_at: counted,
        approved_by_user_id: approver,
        approved_at: approved,
        version: 1,
        created_at: daysFrom(now, -inventory.counted - 0.1),
      },
    ]);
    await sql(
      `insert into stock_take_items (client_id, stock_take_id, clinic_im_product_id, clinic_im_product_stock_id, expected_quantity, counted_quantity, counted_by_user_id, counted_at)
       select l.client_id, $2, l.clinic_im_product_id, l.id, l.current_quantity,
         l.current_quantity - case when row_number() over (order by l.current_quantity desc, l.id) = 1 then 1 else 0 end, $3, $4
       from clinic_im_product_stocks l
       where l.client_id = $1 and l.clinic_id = $5 and l.current_quantity > 3 order by l.current_quantity desc, l.id limit 8`,
      [seed.id, id, counter, counted, clinic_id],
    );
    await sql(
      `insert into stock_movements (client_id, clinic_id, clinic_im_product_id, clinic_im_product_stock_id, kind, quantity, user_id, stock_take_item_id, created_at)
       select i.client_id, $2, i.clinic_im_product_id, i.clinic_im_product_stock_id, 'COUNTED', i.counted_quantity - i.expected_quantity, $3, i.id, $4
       from stock_take_items i where i.client_id = $1 and i.stock_take_id = $5 and i.counted_quantity <> i.expected_quantity`,
      [seed.id, clinic_id, approver, approved, id],
    );
  }
  await sql(`insert into app.counters values ($1, 'stock_takes', $2) on conflict do nothing`, [
    seed.id,
    seed.clinics.length,
  ]);
  // Each clinic has already been notified of low and soon expiring products.
  await sql('update clinic_im_products set low_stock_alerted_at = $2 where client_id = $1 and is_low_stock', [
    seed.id,
    daysFrom(now, -3),
  ]);
  await sql(
    'update clinic_im_product_stocks set told_expiry_date = expiry_date where client_id = $1 and expiry_date < $2::timestamptz + $3::interval',
    [seed.id, now, `${expiresSoonDays} days`],
  );
  await sql("select set_config('app.now', '', true)");
};
