import { idOf, insert, type Sql } from './sql.ts';

/** Product categories with the categories below them. */
export const productCategories: readonly (readonly [
  name: string,
  color: string,
  parts: readonly string[],
])[] = [
  ['Infection control', '#1971c2', ['Gloves', 'Masks', 'Sterilisation', 'Surface care']],
  ['Restorative', '#e8590c', ['Composites', 'Bonding', 'Cements']],
  ['Anaesthetics', '#c2255c', ['Cartridges', 'Needles']],
  ['Preventive', '#2f9e44', ['Polishing', 'Fluoride', 'Rinses']],
  ['Impression', '#7048e8', ['Alginate', 'Silicone']],
  ['Orthodontics', '#0c8599', ['Brackets', 'Archwires', 'Elastics', 'Retainers']],
  ['Surgery and implants', '#9c36b5', ['Implants', 'Grafts', 'Sutures', 'Burs and drills']],
  ['Surgery consumables', '#495057', ['Cotton and gauze', 'Suction', 'Bibs and cups']],
];
const brands = [
  'Bowline',
  'Careline',
  'Denterra',
  'Fixtera',
  'Novadent',
  'Purestem',
  'Sterimark',
  'Suturel',
  'Truecast',
  'Whitecap',
];

/**
 * Adds the platform's masters of stock. If there are any, none are added, because the platform's staff may
 * have changed them.
 */
export async function seedMasterStock(sql: Sql): Promise<void> {
  if ((await sql('select 1 from master_brands limit 1')).rows.length > 0) return;
  await insert(
    sql,
    'master_brands',
    brands.map((name, index) => ({
      id: idOf('master brand', name),
      name,
      status: 'ACTIVE',
      position: (index + 1) * 1024,
    })),
  );
  const row = (name: string, color: string, parent: string | null, position: number) => ({
    id: idOf('master category', name),
    parent_category_id: parent && idOf('master category', parent),
    name,
    color,
    status: 'ACTIVE',
    position,
  });
  await insert(
    sql,
    'master_im_product_categories',
    productCategories.flatMap(([name, color, parts], index) => [
      row(name, color, null, (index + 1) * 1024),
      ...parts.map((part, place) => row(part, color, name, (index + 1) * 1024 + place + 1)),
    ]),
  );
}
export const masterBrandId = (name: string): string => idOf('master brand', name);
