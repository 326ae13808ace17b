import { callOf, type Person } from './person.ts';
import { north } from './server.ts';

type Values = Readonly<Record<string, unknown>>;
let number = 0;

/** @returns The id of the new product of clinic one. */
export async function addProduct(by: Person, more: Values = {}): Promise<string> {
  number += 1;
  const { insert_clinic_im_products_one: one } = await by.must<{
    insert_clinic_im_products_one: { id: string };
  }>(
    'mutation ($object: clinic_im_products_insert_input!) { insert_clinic_im_products_one(object: $object) { id } }',
    { object: { clinic_id: north.clinics.one, name: `Product ${number} ${process.pid}`, ...more } },
  );
  return one.id;
}

/** @returns The id that the command returns. @throws Error with the command's refusal */
export async function done(by: Person, name: string, values: Values, selection = '{ id }'): Promise<string> {
  const answer = await by.must<Record<string, { id: string }>>(callOf(name, values, selection));
  return String(answer[name]?.id);
}

/** @returns The id of the new lot, which has this quantity. */
export const receive = (
  by: Person,
  product: string,
  quantity: number,
  expiry_date: string | null = null,
  { lot_number, unique_scan_id, ...delivery }: Values = {},
) =>
  done(by, 'receive_stock', {
    clinic_im_product_id: product,
    lots: [
      {
        quantity,
        ...(expiry_date ? { expiry_date } : {}),
        ...(lot_number ? { lot_number } : {}),
        ...(unique_scan_id ? { unique_scan_id } : {}),
      },
    ],
    ...delivery,
  });
