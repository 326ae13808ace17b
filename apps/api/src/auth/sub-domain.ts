import { messages } from '@operatory/domain';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import { subDomainOf } from './host.ts';

/** Everybody may know these facts about a client before signing in. */
export interface Tenant {
  readonly id: string;
  readonly name: string;
  readonly sub_domain: string;
  readonly logo_image: unknown;
  readonly status: string;
}

const publicFile = z.object({ file_id: z.uuid(), isPublic: z.literal(true) });

/** @returns The file id of a client's logo; null if it has none, or the file is not public. */
export function logoFile(tenant: Pick<Tenant, 'logo_image'>): string | null {
  const parsed = publicFile.safeParse(tenant.logo_image);
  return parsed.success ? parsed.data.file_id : null;
}

/**
 * @returns The logo's public URL, which works on every sub-domain. It changes with the picture, so browsers
 * may cache it.
 */
export function logoAddress(tenant: Pick<Tenant, 'logo_image' | 'sub_domain'>): { url: string } | null {
  const file = logoFile(tenant);
  return file === null ? null : { url: `/api/v1/auth/logo/${tenant.sub_domain}?v=${file}` };
}

/**
 * @returns The public URLs of the pictures beside a client's sign-in. They work only on its own sub-domain.
 */
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
 * @returns The client of a sub-domain, read by a database function that needs no tenant. Null if there is
 *   none or the client is closed.
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

/**
 * @returns The client with exactly this sub-domain or name, never with a part of it; null if there is none.
 */
export async function findByName(context: Pick<AppContext, 'pools'>, typed: string): Promise<Tenant | null> {
  const exact = await findTenant(context, typed);
  const { rows } = await context.pools.tenant.query<{ sub_domain: string }>(
    'select sub_domain from app.find_organisation($1)',
    [typed],
  );
  // Of two organisations with the same name, neither is shown, because the name does not say which one is
  // meant.
  return exact ?? (rows.length === 1 ? findTenant(context, rows[0]?.sub_domain ?? '') : null);
}

/**
 * @returns The tenant of the request's Host header. A body that names another sub-domain gets the error of an
 * unknown one.
 */
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
