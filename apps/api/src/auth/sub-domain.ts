import { messages } from '@operatory/domain';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { HttpError } from '../http-error.ts';
import { subDomainOf } from './host.ts';

/** What may be known of a client before anybody has signed in. */
export interface Tenant {
  readonly id: string;
  readonly name: string;
  readonly sub_domain: string;
  readonly logo_image: unknown;
  readonly status: string;
}

/** The client of a sub-domain, by the one definer function that sees clients without a tenant set. */
export async function findTenant(
  context: Pick<AppContext, 'pools'>,
  subDomain: string,
): Promise<Tenant | null> {
  if (!subDomain) return null;
  const { rows } = await context.pools.tenant.query<Tenant>('select * from app.sub_domain($1)', [subDomain]);
  return rows[0] ?? null;
}

/** The tenant of the request's Host. A body that names another sub-domain is refused like an unknown one. */
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
