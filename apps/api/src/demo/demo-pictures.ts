import sharp from 'sharp';
import { findTenant } from '../auth/sub-domain.ts';
import { inTenant } from '../database/tenant.ts';
import { type DemoFileContext, storeDemoFiles } from './demo-files.ts';

/** Products of one category at one clinic. `colours` are those of the clinic's rooms. */
interface Group {
  readonly category: string;
  readonly products: readonly string[];
  readonly colours: readonly string[] | null;
}

const box = `<path d="M14 24l18-8 18 8v20l-18 8-18-8z" class="f"/><path d="M14 24l18 8 18-8M32 32v20" class="s"/>`;
const bottle = `<path d="M27 12h10v8l5 6v24a3 3 0 0 1-3 3H25a3 3 0 0 1-3-3V26l5-6z" class="f"/><path d="M22 34h20v10H22z" class="a"/>`;
const syringe = `<path d="M27 16h10v26H27z" class="f"/><path d="M27 28h10v14H27z" class="a"/><path d="M32 42v10M32 16v-6M26 10h12M24 16h16" class="s"/>`;
const vial = `<path d="M26 14h12v7H26z" class="a"/><path d="M25 21h14v26a4 4 0 0 1-4 4h-6a4 4 0 0 1-4-4z" class="f"/><path d="M25 36h14" class="s"/>`;
const screw = `<path d="M25 12h14v7H25z" class="a"/><path d="M27 19h10l-2 28-3 6-3-6z" class="f"/><path d="M26 26l12-3M27 33l10-3M28 40l8-3" class="s"/>`;
const roll = `<circle cx="32" cy="32" r="19" class="f"/><circle cx="32" cy="32" r="7" class="a"/><path d="M51 32v18H34" class="s"/>`;
/** Drawings by category. Other categories get a box. */
const drawings: Readonly<Record<string, string>> = {
  Gloves: `<path d="M22 52V34l-5-8c-1-3 3-5 5-2l4 6V15c0-3 5-3 5 0v13V13c0-3 5-3 5 0v15V15c0-3 5-3 5 0v15-9c0-3 5-3 5 0v19c0 5-3 8-5 12z" class="f"/><path d="M22 46h19" class="s"/>`,
  Masks: `<path d="M16 24c8-5 24-5 32 0v12c-4 10-28 10-32 0z" class="f"/><path d="M16 28h32M16 34h32M16 26c-8-2-8 12 1 12M48 26c8-2 8 12-1 12" class="s"/>`,
  Sterilisation: `<path d="M16 12h32v40H16z" class="f"/><path d="M16 12h32v10H16z" class="a"/><path d="M26 28v18M32 28v18M38 28v18" class="s"/>`,
  'Surface care': bottle,
  Rinses: bottle,
  Bonding: bottle,
  Composites: syringe,
  Cements: vial,
  Cartridges: vial,
  Grafts: vial,
  Needles: syringe,
  Implants: screw,
  'Burs and drills': screw,
  Sutures: `<path d="M14 38c4-22 32-22 36 0" class="s"/><path d="M50 38l-3-7M14 38c0 10 12 14 18 8s-2-12-6-6 6 12 16 6" class="s"/><circle cx="14" cy="38" r="3" class="a"/>`,
  Brackets: `<path d="M8 32h48" class="s"/><path d="M14 24h12v16H14zM38 24h12v16H38z" class="f"/><path d="M14 30h12v4H14zM38 30h12v4H38z" class="a"/>`,
  Archwires: `<path d="M14 16c0 46 36 46 36 0" class="s"/><path d="M20 16c0 36 24 36 24 0" class="s"/>`,
  Elastics: `<circle cx="25" cy="27" r="10" class="s"/><circle cx="39" cy="27" r="10" class="s"/><circle cx="32" cy="39" r="10" class="s"/>`,
  Retainers: `<path d="M14 18c0 40 36 40 36 0h-9c0 24-18 24-18 0z" class="f"/><path d="M20 34c6 12 18 12 24 0" class="s"/>`,
  'Cotton and gauze': roll,
  Suction: `<path d="M20 52V26c0-14 22-14 22-2v4" class="s"/><path d="M38 28h8v8h-8z" class="a"/>`,
  'Bibs and cups': `<path d="M18 16h28l-4 36H22z" class="f"/><path d="M20 28h24" class="s"/>`,
};

const drawingOf = ({ category, colours }: Group, index: number) => {
  const ground = colours?.[index % colours.length] ?? '#dee2e6';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 64 64">
<style>.f{fill:#fff;stroke:#2b3a4a;stroke-width:2.5;stroke-linejoin:round}.a{fill:#2b3a4a}.s{fill:none;stroke:#2b3a4a;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}</style>
<rect width="64" height="64" fill="${ground}"/>${drawings[category] ?? box}</svg>`;
};

/**
 * Adds pictures to a demo's products that have none. They are not seeded, because a seed contains only rows
 * and no files.
 */
export async function addDemoPictures(shelf: DemoFileContext, subDomain: string): Promise<void> {
  const tenant = await findTenant(shelf, subDomain);
  if (!tenant) return;
  const groups = await inTenant(shelf.pools.tenant, tenant.id, (sql) =>
    sql<Group>(
      `select c.name as category, array_agg(p.id order by p.id) as products,
         (select array_agg(r.color order by r.position) from clinic_rooms r where r.clinic_id = p.clinic_id and r.color is not null) as colours
       from clinic_im_products p join client_im_product_categories c on c.id = p.client_im_product_category_id
       where p.image is null group by p.clinic_id, c.name order by p.clinic_id, c.name`,
    ),
  );
  if (groups.length === 0) return;
  const pictures = await Promise.all(
    groups.map(async (group, index) => {
      const bytes = await sharp(Buffer.from(drawingOf(group, index)))
        .png()
        .toBuffer();
      return group.products.map((id) => ({ id, category: group.category, bytes }));
    }),
  );
  // A private file belongs to one row, so each product gets its own copy.
  const owned = pictures.flat();
  const files = owned.map(({ category, bytes }) => ({
    directory: 'clinic_im_products',
    name: `${category.toLowerCase().replaceAll(' ', '-')}.png`,
    mime_type: 'image/png',
    file_type: 'IMAGE' as const,
    isPublic: false,
    bytes,
  }));
  await storeDemoFiles(shelf, tenant.id, files, async (sql, ids) => {
    const rows = owned.map(({ id }, index) => ({ id, image: { file_id: ids[index] } }));
    await sql(
      `update clinic_im_products p set image = given.image
       from jsonb_to_recordset($2::jsonb) as given(id uuid, image jsonb) where p.client_id = $1 and p.id = given.id`,
      [tenant.id, JSON.stringify(rows)],
    );
  });
}
