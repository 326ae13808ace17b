import { messages } from '@operatory/domain';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import { subDomainOf } from './host.ts';

/** The public properties of a client, readable before anybody has signed in. */
export interface Tenant {
  readonly id: string;
  readonly name: string;
  readonly sub_domain: string;
  readonly logo_image: unknown;
  readonly status: string;
}

const publicFile = z.object({ file_id: z.uuid(), isPublic: z.literal(true) });

/** The public file of a client's logo; null when it has none or the file is not public. */
export function logoFile(tenant: Pick<Tenant, 'logo_image'>): string | null {
  const parsed = publicFile.safeParse(tenant.logo_image);
  return parsed.success ? parsed.data.file_id : null;
}

/** The public URL of the logo, which also works without the client's sub-domain. It changes with the picture, so it may be cached. */
export function logoAddress(tenant: Pick<Tenant, 'logo_image' | 'sub_domain'>): { url: string } | null {
  const file = logoFile(tenant);
  return file === null ? null : { url: `/api/v1/auth/logo/${tenant.sub_domain}?v=${file}` };
}

/** Public URLs of the pictures next to a client's sign-in; they work only on its own sub-domain. */
export async function bannerAddresses(
  { pools }: Pick<AppContext, 'pools'>,
  { id }: Pick<Tenant, 'id'>,
): Promise<readonly { url: string }[]> {
  const [row] = await inTenant(pools.tenant, id, (sql) =>
    sql<{ banners: unknown }>('select banners from clients where id = $1', [id]),
  );
  const pictures = z.array(z.unknown()).safeParse(row?.banners);
  return (pictures.data ?? []).flatMap((picture) => {
    const { data } = publicFile.safeParse(picture);
    return data ? [{ url: `/files/public/${data.file_id}` }] : [];
  });
}

/**
 * The client of a sub-domain, read by the only security definer function that sees clients while no tenant is set. One that the
 * platform has closed is found by nobody, so that its address answers like one that never existed.
 */
export async function findTenant(
  context: Pick<AppContext, 'pools'>,
  subDomain: string,
): Promise<Tenant | null> {
  if (!subDomain) return null;
  const { rows } = await context.pools.tenant.query<Tenant>('select * from app.sub_domain($1)', [subDomain]);
  const [tenant] = rows;
  return tenant?.status === 'ACTIVE' ? tenant : null;
}

/** For "Find your organisation": matches the exact name or sub-domain, never a part of either. */
export async function findByName(context: Pick<AppContext, 'pools'>, typed: string): Promise<Tenant | null> {
  const exact = await findTenant(context, typed);
  const { rows } = await context.pools.tenant.query<{ sub_domain: string }>(
    'select sub_domain from app.find_organisation($1)',
    [typed],
  );
  // Two organisations with the same name cannot be distinguished here, so neither is shown.
  return exact ?? (rows.length === 1 ? findTenant(context, rows[0]?.sub_domain ?? '') : null);
}

/** The tenant of the request's Host header. A body that names another sub-domain is refused like an unknown one. */
export async function tenantOf(
  context: Pick<AppContext, 'pools' | 'env'>,
  request: FastifyRequest,
  named?: string,
): Promise<Tenant> {
  const subDomain = subDomainOf(context.env, request.headers.host);
  const agrees = named === undefined || named.trim().toLowerCase() === subDomain;
  const tenant = agrees ? await findTenant(context, subDomain) : null;
  if (!tenant) throw new HttpError(404, 'invalid_subdomain', messages.invalid_subdomain);
  return tenant;
}
