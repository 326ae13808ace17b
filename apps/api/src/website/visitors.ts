import { PLATFORM_CLIENT_ID } from '@operatory/db';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../auth/addresses.ts';
import { subDomainOf } from '../auth/host.ts';
import { limitRate } from '../auth/throttle.ts';
import { pepperedHash } from '../auth/tokens.ts';
import type { AppContext } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';

/** The public website exists only on the main host. @throws HttpError */
export function assertMainHost({ env }: Pick<AppContext, 'env'>, request: FastifyRequest): void {
  if (subDomainOf(env, request.headers.host) !== '') throw new HttpError(404, 'not_found', 'Not found');
}

/** Limits the calls from one network to `perMinute`. @throws HttpError 429 */
export const limitVisitors = (
  { pools, secrets }: Pick<AppContext, 'pools' | 'secrets'>,
  request: FastifyRequest,
  what: string,
  perMinute: number,
): Promise<void> =>
  limitRate(pools.tenant, PLATFORM_CLIENT_ID, pepperedHash(secrets, what, networkOf(request.ip)), perMinute);

/** Limits the calls about one email address to three a minute. @throws HttpError 429 */
export const limitEmail = (
  { pools, secrets }: Pick<AppContext, 'pools' | 'secrets'>,
  what: string,
  email: string,
): Promise<void> => limitRate(pools.tenant, PLATFORM_CLIENT_ID, pepperedHash(secrets, what, email), 3);
