import { mayInStock } from '@operatory/domain';
import { z } from 'zod';
import { mayAttach } from '../../files/named-files.ts';
import { day } from '../day.ts';
import { defineCommand } from '../define.ts';
import { price } from '../price.ts';
import { allow, must } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { amount, lockProduct } from './held-stock.ts';

const file = z.object({ file_id: z.uuid() });

export const receiveStock = defineCommand({
  name: 'receive_stock',
  description: 'Makes a lot of what came without an order.',
  input: z.object({
    clinic_im_product_id: z.uuid(),
    quantity: amount,
    expiry_date: z.iso.date().nullish(),
    lot_number: z.string().trim().max(60).nullish(),
    unique_scan_id: z.string().trim().max(60).nullish(),
    clinic_storage_location_id: z.uuid().nullish(),
    purchase_price: price.nullish(),
    invoice_number: z.string().trim().max(60).nullish(),
    invoice_attachment: z.unknown().optional(),
    note: z.string().trim().max(1000).nullish(),
  }),
  returns: 'clinic_im_product_stocks',
  async run(run) {
    const { actor, db, now, input } = run;
    allow(mayInStock(viewerOf(actor), 'product-lots', 'ADD'));
    const invoice = file.nullish().safeParse(input.invoice_attachment);
    must(invoice.success, 'fill_valid_details');
    const product = await lockProduct(run, input.clinic_im_product_id);
    const of = {
      client_id: actor.client_id,
      clinic_id: product.clinic_id,
      clinic_im_product_id: product.id,
      created_at: now,
    };
    if (invoice.data) await mayAttach(db, actor);
    const lot = await db.clinic_im_product_stocks.create({
      data: {
        ...of,
        quantity_type: product.quantity_type,
        expiry_date: input.expiry_date ? day(input.expiry_date) : null,
        lot_number: input.lot_number || null,
        unique_scan_id: input.unique_scan_id || null,
        clinic_storage_location_id: input.clinic_storage_location_id ?? null,
        purchase_price: input.purchase_price?.toFixed(2) ?? null,
        invoice_number: input.invoice_number || null,
        ...(invoice.data ? { invoice_attachment: invoice.data } : {}),
        note: input.note || null,
        received_at: now,
        received_by_user_id: actor.user_id,
      },
      select: { id: true },
    });
    await db.stock_movements.create({
      data: {
        ...of,
        clinic_im_product_stock_id: lot.id,
        kind: 'RECEIVED',
        quantity: String(input.quantity),
        user_id: actor.user_id,
      },
    });
    return { id: lot.id };
  },
});
