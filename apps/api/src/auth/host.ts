import { subDomainOf as subDomainBelow } from '@operatory/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { HttpError } from '../errors/http-error.ts';

export const subDomainOf = (env: Pick<Env, 'BASE_HOST'>, host: string | undefined): string =>
  subDomainBelow(host ?? '', env.BASE_HOST);

/** Fastify takes the protocol from a proxy's header only if it trusts the proxy (`trustProxy`). */
export const isHttps = (request: FastifyRequest): boolean => request.protocol === 'https';

/**
 * @returns The tenant's origin, such as `https://sub.example:4000`, from the same Host header as the tenant.
 */
export const originOf = (request: FastifyRequest): string =>
  `${request.protocol}://${request.headers.host ?? ''}`;

/**
 * @returns The origin of emailed links. In production, it does not come from the request, whose sender could
 * choose a port.
 */
export const mailOrigin = (env: Env, request: FastifyRequest, subDomain: string): string =>
  env.production ? `https://${subDomain}.${env.BASE_HOST}` : originOf(request);

/**
 * For routes that act on a cookie: refuses requests from other origins, and those without the header
 * `x-operatory`, which forms cannot set. SameSite alone does not keep tenants apart, because their
 * sub-domains are the same site. @throws HttpError 403
 */
export function assertOwnPage(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin !== originOf(request) || request.headers['x-operatory'] !== '1') {
    throw new HttpError(403, 'forbidden', "This request didn't come from Operatory");
  }
}

/**
 * Sets CORS headers for the tenant's own origin only. Must run before all routes. @returns whether they
 * were set
 */
export function mirrorOrigin(request: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (!origin || origin !== originOf(request)) return false;
  reply.header('access-control-allow-origin', origin);
  reply.header('access-control-allow-credentials', 'true');
  return true;
}
