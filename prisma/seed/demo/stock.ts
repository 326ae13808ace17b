import { addDays, localDate, wallToInstant } from '../../../packages/domain/src/index.ts';
import { masterBrandId, productCategories } from '../masters-im.ts';
import type { ClinicSeed } from '../organisation.ts';
import { idOf, insert, type Row } from '../sql.ts';
import type { DemoFeature, DemoOrganisation } from './feature.ts';
import { type Good, goodOf, goods, type SupplierName, suppliers } from './goods.ts';
import { type Inventory, practiceOf, type Storage } from './practices/index.ts';
import { weekday } from './weekday.ts';

const day = 86_400_000;
const categoryId = (clientId: string, name: string) => idOf(clientId, 'product category', name);
const placeId = (clinic: string, ...names: readonly string[]) => idOf(clinic, 'place', ...names);
export const supplierId = (clinic: string, name: SupplierName) => idOf(clinic, 'supplier', name);
export const productId = (clinic: string, good: Good) => idOf(clinic, 'product', good.code);

/**
 * The stock of a clinic while its month is made up: deliveries arrive, and the lot that expires first is
 * used first.
 */
interface Shelf {
  readonly tenant: DemoOrganisation;
  readonly clinic: ClinicSeed;
  readonly id: string;
  readonly inventory: Inventory;
  readonly lots: Row[];
  readonly movements: Row[];
  readonly uses: Row[];
}

/** Adds the stock of clinics whose plan includes inventory. */
export const seedStock: DemoFeature = async (sql, tenant) => {
  const { seed } = tenant;
  if (seed.packageId < 2) return;
  // The clock is set to the seed's day, which decides what has expired.
  await sql("select set_config('app.now', $1, true)", [tenant.now.toISOString()]);
  await insert(sql, 'client_im_product_categories', categoriesOf(seed.id));
  for (const clinic of seed.clinics) {
    const id = tenant.clinicId(clinic);
    const { inventory } = practiceOf(clinic);
    if (!inventory) continue;
    const kept = inventory.goods.map((code) => amountsOf(goodOf(code), inventory));
    await insert(sql, 'clinic_im_vendors', suppliersOf(seed.id, id, inventory));
    await insert(sql, 'clinic_im_brands', brandsOf(seed.id, id, inventory));
    await insert(sql, 'clinic_storage_locations', placesOf(seed.id, id, inventory));
    await insert(
      sql,
      'clinic_im_products',
      kept.map((good) => productOf(seed.id, id, good, inventory)),
    );
    await insert(
      sql,
      'j_clinic_im_product_storages',
      kept.map((good) => storageOf(seed.id, id, good, inventory)),
    );
    const shelf: Shelf = { tenant, clinic, id, inventory, lots: [], movements: [], uses: [] };
    for (const good of kept) stockUp(shelf, good);
    await insert(sql, 'clinic_im_product_stocks', shelf.lots);
    await insert(sql, 'stock_movements', shelf.movements);
    await insert(sql, 'clinic_im_product_usages', shelf.uses);
  }
  await sql("select set_config('app.now', '', true)");
};

/** @returns The good with the catalogue's quantities scaled to the size of a clinic. */
function amountsOf(good: Good, { share }: Inventory): Good {
  const sized = (amount: number) => Math.max(1, Math.round(amount * share));
  return {
    ...good,
    minimum: sized(good.minimum),
    maximum: sized(good.maximum),
    weekly: sized(good.weekly),
  };
}

/** Adds the lots of a product: an old one that is being used up and, unless stock is low, a newer one. */
function stockUp(shelf: Shelf, good: Good): void {
  const { tenant, clinic, inventory } = shelf;
  const today = localDate(tenant.now, clinic.zone);
  const { chance } = tenant;
  const { code, minimum, maximum, weekly, keeps } = good;
  const [before, last] = inventory.deliveries;
  const isLow = inventory.low.includes(code);
  const old = isLow ? minimum + 3 * weekly : Math.round(maximum * 0.6) + chance.below(3);
  const fresh = Math.max(minimum + 1, Math.round(maximum * 0.3)) + chance.below(4);
  const soon = inventory.expiring.includes(code) ? 20 + chance.below(30) : keeps;
  const first = receive(shelf, good, 'A', before, old, keeps && addDays(today, soon));
  if (!isLow) receive(shelf, good, 'B', last, fresh, keeps && addDays(today, keeps));
  // Expired stock has a lot of its own, because lots that are used during the month must not expire.
  const expired = inventory.expired.indexOf(code);
  if (expired >= 0) receive(shelf, good, 'C', 300, 2 + expired, addDays(today, -1 - 4 * expired));
  const reason = inventory.disposed[code];
  if (reason) dispose(shelf, good, receive(shelf, good, 'D', 60, 1, 0), reason);
  // Uses of fast-moving products are recorded once a fortnight, others once a month.
  const weeks = good.weekly > 1 ? [3, 1] : [2];
  let left = old;
  for (const weeksAgo of weeks) {
    const taken = Math.min((4 * good.weekly) / weeks.length, left);
    left -= taken;
    if (taken > 0) use(shelf, good, first, weeksAgo, taken);
  }
}

function receive(
  shelf: Shelf,
  good: Good,
  label: string,
  daysAgo: number,
  quantity: number,
  expiry: string | 0,
): string {
  const { tenant, clinic, id } = shelf;
  const product = productId(id, good);
  const lot = idOf(product, 'lot', label);
  const at = new Date(tenant.now.getTime() - daysAgo * day).toISOString();
  const by = tenant.leadersOf(clinic)[0]?.id ?? null;
  shelf.lots.push({
    id: lot,
    client_id: tenant.seed.id,
    clinic_id: id,
    clinic_im_product_id: product,
    clinic_storage_location_id: placeOf(id, good, shelf.inventory),
    lot_number: `${good.code.slice(0, 3)}${26_000 + tenant.chance.below(900)}${label}`,
    unique_scan_id: `LOT-${clinic.code}-${good.code}-${label}`,
    quantity_type: good.unit,
    expiry_date: expiry || null,
    purchase_price: good.price,
    invoice_number: `INV-${40_100 + tenant.chance.below(800)}`,
    received_at: at,
    received_by_user_id: by,
    created_at: at,
  });
  shelf.movements.push(movementOf(shelf, product, lot, 'RECEIVED', quantity, at, by));
  return lot;
}

function dispose(shelf: Shelf, good: Good, lot: string, reason: string): void {
  const { tenant, clinic, id } = shelf;
  const at = new Date(tenant.now.getTime() - 9 * day).toISOString();
  shelf.movements.push({
    ...movementOf(
      shelf,
      productId(id, good),
      lot,
      'DISPOSED',
      -1,
      at,
      tenant.leadersOf(clinic)[0]?.id ?? null,
    ),
    reason,
  });
}

const movementOf = (
  { tenant, id }: Shelf,
  product: string,
  lot: string,
  kind: string,
  quantity: number,
  created_at: string,
  user_id: string | null,
) => ({
  id: idOf(lot, kind),
  client_id: tenant.seed.id,
  clinic_id: id,
  clinic_im_product_id: product,
  clinic_im_product_stock_id: lot,
  kind,
  quantity,
  reason: null as string | null,
  user_id,
  created_at,
});

function use(shelf: Shelf, good: Good, lot: string, weeksAgo: number, used_stock: number): void {
  const { tenant, clinic, id } = shelf;
  const { chance } = tenant;
  const date = weekday(addDays(localDate(tenant.now, clinic.zone), -7 * weeksAgo), -1);
  shelf.uses.push({
    id: idOf(lot, 'use', String(weeksAgo)),
    client_id: tenant.seed.id,
    clinic_id: id,
    use_id: idOf(lot, 'use', String(weeksAgo)),
    clinic_im_product_id: productId(id, good),
    product_lot_id: lot,
    room_id: tenant.roomId(clinic, chance.pick(clinic.rooms)),
    user_id: chance.pick(tenant.staffOf(clinic)).id,
    used_stock,
    created_at: wallToInstant(
      date,
      `${10 + chance.below(7)}:${chance.pick(['05', '20', '35', '50'])}`,
      clinic.zone,
    ).toISOString(),
  });
}

const categoriesOf = (client_id: string): Row[] => {
  const row = (name: string, color: string, parent: string | null, position: number) => ({
    id: categoryId(client_id, name),
    client_id,
    clinic_id: null,
    parent_category_id: parent && categoryId(client_id, parent),
    name,
    color,
    status: 'ACTIVE',
    position,
  });
  return productCategories.flatMap(([name, color, parts], index) => [
    row(name, color, null, (index + 1) * 1024),
    ...parts.map((part, place) => row(part, color, name, (index + 1) * 1024 + place + 1)),
  ]);
};

/** Each supplier of a clinic occurs once. */
const suppliersAt = (inventory: Inventory): readonly SupplierName[] => [
  ...new Set(Object.values(inventory.suppliers)),
];

const suppliersOf = (client_id: string, clinic_id: string, inventory: Inventory): Row[] =>
  suppliersAt(inventory).map((key, index) => {
    const { name, contact, phone, mail, abn, hours } = suppliers[key];
    return {
      id: supplierId(clinic_id, key),
      client_id,
      clinic_id,
      name,
      phone,
      email: `hello@${mail}.example`,
      contact_person_name: contact,
      contact_person_email: `${contact.split(' ')[0]?.toLowerCase()}@${mail}.example`,
      contact_person_phone: phone,
      abn_number: abn,
      openingHours: hours,
      ordersEmails: [`orders@${mail}.example`],
      status: 'ACTIVE',
      position: (index + 1) * 1024,
    };
  });

/** The platform does not have these brands, so they are each clinic's own. */
const brandsOf = (client_id: string, clinic_id: string, { brands }: Inventory): Row[] =>
  brands.map(([name, short_info], index) => ({
    id: idOf(clinic_id, 'brand', name),
    client_id,
    clinic_id,
    name,
    short_info,
    status: 'ACTIVE',
    position: (index + 1) * 1024,
  }));

const placesOf = (client_id: string, clinic_id: string, { places }: Inventory): Row[] => {
  const row = (names: readonly string[], position: number) => ({
    id: placeId(clinic_id, ...names),
    client_id,
    clinic_id,
    parent_storage_id: names.length > 1 ? placeId(clinic_id, names[0] ?? '') : null,
    name: names.at(-1),
    attachments: [],
    status: 'ACTIVE',
    position,
  });
  const all: readonly Storage[] = [places.store, places.sterile, places.cool];
  return all.flatMap(([name, shelves], index) => [
    row([name], (index + 1) * 1024),
    ...shelves.map((shelf, place) => row([name, shelf], (index + 1) * 1024 + place + 1)),
  ]);
};

const keptCool = ['Cartridges', 'Grafts', 'Bonding'];
/**
 * Cool products are in the fridge, sterilisation products beside the steriliser, others in the store by
 * supplier.
 */
function placeOf(clinic: string, { category, trade }: Good, { places, suppliers: names }: Inventory): string {
  const [store, shelves] = places.store;
  if (keptCool.includes(category)) return placeId(clinic, places.cool[0]);
  if (category === 'Sterilisation') return placeId(clinic, places.sterile[0], places.sterile[1][0] ?? '');
  const shelf = Object.keys(names).indexOf(trade) % shelves.length;
  return placeId(clinic, store, shelves[shelf] ?? '');
}

export function supplierOf({ suppliers: names }: Inventory, trade: Good['trade']): SupplierName {
  const name = names[trade];
  if (!name) throw new Error(`a clinic of the demo buys ${trade} from nobody`);
  return name;
}

const productOf = (client_id: string, clinic_id: string, good: Good, inventory: Inventory): Row => ({
  id: productId(clinic_id, good),
  client_id,
  clinic_id,
  name: good.name,
  type: 'Consumable',
  code: good.code,
  internal_code: null,
  unique_scan_id: `93${parseInt(idOf(clinic_id, good.code).slice(-10), 16) % 100_000_000_000}`,
  manufacturer_name: good.brand,
  quantity_type: good.unit,
  minimum: good.minimum,
  maximum: good.maximum,
  alert_stock_number: good.minimum,
  purchase_price: good.price,
  clinic_im_vendor_id: supplierId(clinic_id, supplierOf(inventory, good.trade)),
  master_brands_id: masterBrandId(good.brand),
  client_im_product_category_id: categoryId(client_id, good.category),
  status: 'ACTIVE',
  position: (goods.findIndex(({ code }) => code === good.code) + 1) * 1024,
});

const storageOf = (client_id: string, clinic_id: string, good: Good, inventory: Inventory): Row => ({
  id: idOf(productId(clinic_id, good), 'place'),
  client_id,
  clinic_im_product_id: productId(clinic_id, good),
  clinic_storage_location_id: placeOf(clinic_id, good, inventory),
});
