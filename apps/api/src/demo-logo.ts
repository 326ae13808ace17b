import { Readable } from 'node:stream';
import { demoTenants } from '@operatory/db';
import sharp from 'sharp';
import { findTenant } from './auth/sub-domain.ts';
import { inTenant } from './auth/tenant.ts';
import type { AppContext } from './context.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 64 64">
<rect width="64" height="64" rx="14" fill="#0b4f6c"/>
<path d="M12 38c6 0 6-5 12-5s6 5 12 5 6-5 12-5 4 2 6 3v6c-2-1-3-2-6-2-6 0-6 5-12 5s-6-5-12-5-6 5-12 5z" fill="#20bf9f"/>
<path d="M18 24c0 8 6 13 14 13s14-5 14-13" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>
</svg>`;

/** Gives the demo's first organisation a logo: a seed has rows only, and a logo is a file. */
export async function giveDemoLogo(
  context: Pick<AppContext, 'pools' | 'storage'>,
  subDomain = demoTenants[0]?.sub_domain ?? '',
): Promise<void> {
  const tenant = await findTenant(context, subDomain);
  if (!tenant || tenant.logo_image !== null) return;
  const [made] = await inTenant(context.pools.tenant, tenant.id, (sql) =>
    sql<{ id: string }>('select app.uuid_v7() as id'),
  );
  const id = made?.id ?? '';
  const key = `${tenant.id}/clients/${id}.png`;
  const bytes = await sharp(Buffer.from(drawing)).png().toBuffer();
  await context.storage.write(key, Readable.from([bytes]));
  await inTenant(context.pools.tenant, tenant.id, async (sql) => {
    await sql(
      `insert into files (id, client_id, directory, key, name, mime_type, file_type, size, "isPublic")
       values ($1, $2, 'clients', $3, 'logo.png', 'image/png', 'IMAGE', $4, true)`,
      [id, tenant.id, key, bytes.length],
    );
    // A trigger adds the rest from the file.
    await sql('update clients set logo_image = $2 where id = $1 and logo_image is null', [
      tenant.id,
      JSON.stringify({ file_id: id }),
    ]);
  });
}
