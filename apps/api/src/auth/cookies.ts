import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { deviceDays } from './devices.ts';
import { isHttps } from './host.ts';
import { supplierHours } from './supplier-sessions.ts';

export const refreshDays = 30;

type Kind = 'refresh' | 'device' | 'supplier' | 'kiosk';

const hour = 3600;
/** How long each cookie lives, in seconds. */
const lives: Readonly<Record<Kind, number>> = {
  refresh: refreshDays * 24 * hour,
  device: deviceDays * 24 * hour,
  supplier: supplierHours * hour,
  // Same as a known device. Closing the kiosk ends it earlier.
  kiosk: deviceDays * 24 * hour,
};

/**
 * Identifies a cookie by its kind, or a supplier's cookie by its order, because a browser may be signed in to
 * several orders.
 */
export type CookieKey = Exclude<Kind, 'supplier'> | { readonly supplierOrderId: string };
const kindOf = (of: CookieKey): Kind => (typeof of === 'string' ? of : 'supplier');

/**
 * With https, `__Host-` binds the cookie to this host. In development, the port is part of the name, because
 * browsers share cookies between ports.
 */
function cookieName(env: Env, request: FastifyRequest, of: CookieKey): string {
  const kind = typeof of === 'string' ? of : `supplier_${of.supplierOrderId}`;
  if (isHttps(request)) return `__Host-operatory_${kind}`;
  const port = /:(\d+)$/.exec(request.headers.host ?? '')?.[1] ?? '80';
  return env.production ? `operatory_${kind}` : `operatory_${kind}_${port}`;
}

/**
 * @returns The value of the cookie; null if it is missing or malformed. Two cookies of one name count as
 *   missing, because somebody may have planted one of them.
 */
export function readCookie(env: Env, request: FastifyRequest, of: CookieKey): string | null {
  const name = cookieName(env, request, of);
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  const only = found.length === 1 ? found[0] : undefined;
  return only && /^[\w.-]{20,160}$/.test(only) ? only : null;
}

/** Sets a cookie for this host only (without Domain), hidden from scripts. A value of null deletes it. */
export function writeCookie(
  env: Env,
  request: FastifyRequest,
  reply: FastifyReply,
  of: CookieKey,
  value: string | null,
): void {
  const parts = [
    `${cookieName(env, request, of)}=${value ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${value === null ? 0 : lives[kindOf(of)]}`,
  ];
  if (isHttps(request)) parts.push('Secure');
  // Fastify adds this header to those of cookies that were set before, instead of replacing them.
  reply.header('set-cookie', parts.join('; '));
}
