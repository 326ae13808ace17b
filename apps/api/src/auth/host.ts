import { subDomainOf as subDomainBelow } from '@operatory/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { HttpError } from '../errors/http-error.ts';

/** The sub-domain of a Host header below BASE_HOST. */
export const subDomainOf = (env: Pick<Env, 'BASE_HOST'>, host: string | undefined): string =>
  subDomainBelow(host ?? '', env.BASE_HOST);

/** Whether the browser speaks https to us; a proxy's word counts only when it is a configured one (fastify's trustProxy). */
export const isHttps = (request: FastifyRequest): boolean => request.protocol === 'https';

/** `https://sub.example:4000`: the tenant's own origin, made from the Host that the sub-domain was read from. */
export const originOf = (request: FastifyRequest): string =>
  `${request.protocol}://${request.headers.host ?? ''}`;

/** The origin that mailed links lead to. In production it is not read from the request, because the caller could name a port. */
export const mailOrigin = (env: Env, request: FastifyRequest, subDomain: string): string =>
  env.production ? `https://${subDomain}.${env.BASE_HOST}` : originOf(request);

/**
 * Routes that act on a cookie: only a page of this very origin, and only by script (a form cannot set the header).
 * Tenants are same-site to one another, so SameSite alone does not part them.
 */
export function assertOwnPage(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin !== originOf(request) || request.headers['x-operatory'] !== '1') {
    throw new HttpError(403, 'forbidden', "This request didn't come from Operatory");
  }
}

/** CORS for the tenant's own origin and for no other; answers preflights. To be run before every route. */
export function mirrorOrigin(request: FastifyRequest, reply: FastifyReply): boolean {
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (!origin || origin !== originOf(request)) return false;
  reply.header('access-control-allow-origin', origin);
  reply.header('access-control-allow-credentials', 'true');
  return true;
}
