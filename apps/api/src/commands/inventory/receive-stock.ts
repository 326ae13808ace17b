import { mayActOnStock } from '@operatory/domain';
import { z } from 'zod';
import { allowAttaching } from '../../files/named-files.ts';
import { defineCommand } from '../define.ts';
import { priceInput } from '../price.ts';
import { requireOk } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { amountInput, lockProduct } from './locked-stock.ts';

const short = z.string().trim().max(60).nullish();

export const receiveStock = defineCommand({
  name: 'receive_stock',
  description:
    'Adds the lots of a product that were delivered without an order: all of them, or none. Answers with the first.',
  input: z.object({
    clinic_im_product_id: z.uuid(),
    lots: z
      .array(
        z.object({
          quantity: amountInput,
          expiry_date: z.iso.date().nullish(),
          lot_number: short,
          unique_scan_id: short,
        }),
      )
      .min(1)
      .max(200),
    clinic_storage_location_id: z.uuid().nullish(),
    /** The price for one unit. */
    purchase_price: priceInput.nullish(),
    invoice_number: short,
    invoice_attachment: z.object({ file_id: z.uuid() }).nullish(),
    note: z.string().trim().max(1000).nullish(),
  }),
  returns: 'clinic_im_product_stocks',
  async run(run) {
    const { actor, db, now, input } = run;
    requireOk(mayActOnStock(viewerOf(actor), 'product-lots', 'ADD'));
    const product = await lockProduct(run, input.clinic_im_product_id);
    const file = input.invoice_attachment;
    if (file) await allowAttaching(db, actor);
    const rows = input.lots.map((lot, index) => ({
      line_number: index + 1,
      quantity: lot.quantity,
      expiry_date: lot.expiry_date ?? null,
      lot_number: lot.lot_number || null,
      unique_scan_id: lot.unique_scan_id || null,
    }));
    const [first] = await db.$queryRaw<{ id: string }[]>`
      with given as materialized (
        select app.uuid_v7() as lot, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
          line_number integer, quantity numeric, expiry_date date, lot_number text, unique_scan_id text)),
      lots as (
        insert into clinic_im_product_stocks (id, client_id, clinic_id, clinic_im_product_id, clinic_storage_location_id,
          unique_scan_id, quantity_type, received_by_user_id, purchase_price, lot_number, expiry_date, invoice_number,
          invoice_attachment, note, received_at, created_at)
        select lot, ${actor.client_id}::uuid, ${product.clinic_id}::uuid, ${product.id}::uuid,
          ${input.clinic_storage_location_id ?? null}::uuid, unique_scan_id, ${product.quantity_type},
          ${actor.user_id}::uuid, ${input.purchase_price?.toFixed(2) ?? null}::numeric, lot_number, expiry_date,
          ${input.invoice_number || null}, ${file ? JSON.stringify(file) : null}::jsonb, ${input.note || null}, ${now}, ${now}
        from given order by line_number),
      moved as (
        insert into stock_movements (client_id, clinic_id, clinic_im_product_id, clinic_im_product_stock_id, kind, quantity,
          user_id, created_at)
        select ${actor.client_id}::uuid, ${product.clinic_id}::uuid, ${product.id}::uuid, lot, 'RECEIVED', quantity,
          ${actor.user_id}::uuid, ${now}
        from given order by line_number)
      select lot as id from given order by line_number limit 1`;
    if (!first) throw new Error('no lot was added');
    return first;
  },
});
