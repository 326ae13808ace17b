import sharp from 'sharp';
import { findTenant } from '../auth/sub-domain.ts';
import { type DemoFileContext, storeDemoFiles } from './demo-files.ts';

const logo = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 64 64">${drawing}</svg>`;

/** The demo's logos by sub-domain. */
export const demoLogos: Readonly<Record<string, string>> = {
  harboursmiles: logo(`<rect width="64" height="64" rx="14" fill="#0b4f6c"/>
<path d="M12 38c6 0 6-5 12-5s6 5 12 5 6-5 12-5 4 2 6 3v6c-2-1-3-2-6-2-6 0-6 5-12 5s-6-5-12-5-6 5-12 5z" fill="#20bf9f"/>
<path d="M18 24c0 8 6 13 14 13s14-5 14-13" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`),
  brightbay: logo(`<rect width="64" height="64" rx="14" fill="#fff3d6"/>
<circle cx="32" cy="31" r="12" fill="#ff922b"/>
<path d="M32 9v5M16 15l4 4M48 15l-4 4M10 31h5M49 31h5" stroke="#ff922b" stroke-width="4" stroke-linecap="round"/>
<path d="M8 38c6 0 6 5 12 5s6-5 12-5 6 5 12 5 6-5 12-5v6c-6 0-6 5-12 5s-6-5-12-5-6 5-12 5-6-5-12-5z" fill="#1c7ed6"/>`),
};

/**
 * Gives a demo organisation a logo, unless it has one. It is not seeded, because a seed contains only rows
 * and no files.
 */
export async function addDemoLogo(shelf: DemoFileContext, subDomain: string, drawing: string): Promise<void> {
  const tenant = await findTenant(shelf, subDomain);
  if (!tenant || tenant.logo_image !== null) return;
  const bytes = await sharp(Buffer.from(drawing)).png().toBuffer();
  const file = {
    directory: 'clients',
    name: 'logo.png',
    mime_type: 'image/png',
    file_type: 'IMAGE',
    isPublic: true,
    bytes,
  } as const;
  await storeDemoFiles(shelf, tenant.id, [file], async (sql, [file_id]) => {
    // A trigger adds the file's other properties.
    await sql('update clients set logo_image = $2 where id = $1 and logo_image is null', [
      tenant.id,
      JSON.stringify({ file_id }),
    ]);
  });
}
