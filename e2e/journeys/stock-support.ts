import { people } from './people.ts';
import { type Api, apiOf } from './tasks-support.ts';

export const products = '/dashboard/clinic-im-products/list';

/** The id of the manager's first clinic by name. */
export async function clinicOf(api: Api): Promise<string> {
  const { clinics } = await api<{ clinics: { id: string }[] }>(
    '{ clinics(limit: 1, order_by: [{ name: asc }]) { id } }',
  );
  return clinics[0]?.id ?? '';
}

/** Adds a product with this name at the manager's clinic. Returns its id. */
export async function addProduct(name: string, more: object = {}): Promise<string> {
  const api = await apiOf(people.manager);
  const bounds = { minimum: 4, maximum: 12, alert_stock_number: 4, quantity_type: 'box' };
  return await addRow(
    'clinic_im_products',
    { clinic_id: await clinicOf(api), name, ...bounds, ...more },
    api,
  );
}

/** Receives a lot of a product. Returns its id. */
export async function receive(id: string, quantity: number, more: object = {}): Promise<string> {
  const api = await apiOf(people.manager);
  const { receive_stock: lot } = await api<{ receive_stock: { id: string } }>(
    `mutation ($id: uuid!, $quantity: Float!, $scan: String, $lot: String, $place: uuid, $expiry: date) {
      receive_stock(clinic_im_product_id: $id, clinic_storage_location_id: $place
        lots: [{ quantity: $quantity, unique_scan_id: $scan, lot_number: $lot, expiry_date: $expiry }]) { id }
    }`,
    { id, quantity, ...more },
  );
  return lot.id;
}

export async function addRow(table: string, object: object, api: Api): Promise<string> {
  const made = await api<Record<string, { id: string }>>(
    `mutation ($object: ${table}_insert_input!) { insert_${table}_one(object: $object) { id } }`,
    { object },
  );
  return made[`insert_${table}_one`]?.id ?? '';
}

/** Adds a storage location at the manager's clinic. Returns its id. */
export async function addPlace(name: string): Promise<string> {
  const api = await apiOf(people.manager);
  return await addRow('clinic_storage_locations', { clinic_id: await clinicOf(api), name }, api);
}
