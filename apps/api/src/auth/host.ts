import { subDomainOf as subDomainBelow } from '@operatory/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { HttpError } from '../errors/http-error.ts';

/** The sub-domain of a Host header below BASE_HOST. */
export const subDomainOf = (env: Pick<Env, 'BASE_HOST'>, host: string | undefined): string =>
  subDomainBelow(host ?? '', env.BASE_HOST);

/** Whether the browser connects by https; a proxy's header counts only when the proxy is configured (fastify's trustProxy). */
export const isHttps = (request: FastifyRequest): boolean => request.protocol === 'https';

/** The tenant's own origin, such as `https://sub.example:4000`, made from the Host header that the sub-domain was read from. */
export const originOf = (request: FastifyRequest): string =>
  `${request.protocol}://${request.headers.host ?? ''}`;

/** The origin of emailed links. In production it is not read from the request, because the caller could choose a port. */
export const mailOrigin = (env: Env, request: FastifyRequest, subDomain: string): string =>
  env.production ? `https://${subDomain}.${env.BASE_HOST}` : originOf(request);

/**
 * Protects routes that act on a cookie: only a script (a form cannot set the header) on a page of this origin may call them. Tenants
 * are same-site to one another, so SameSite alone does not separate them.
 */
export function assertOwnPage(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin !== originOf(request) || request.headers['x-operatory'] !== '1') {
    throw new HttpError(403, 'forbidden', "This request didn't come from Operatory");
  }
}

/** Sets CORS headers for the tenant's own origin only and answers preflights. Must run before every route. */
export function mirrorOrigin(request: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (!origin || origin !== originOf(request)) return false;
  reply.header('access-control-allow-origin', origin);
  reply.header('access-control-allow-credentials', 'true');
  return true;
}
