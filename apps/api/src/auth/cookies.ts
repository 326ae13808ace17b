import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { deviceDays } from './devices.ts';
import { isHttps } from './host.ts';
import { supplierHours } from './supplier-sessions.ts';

export const refreshDays = 30;

type Kind = 'refresh' | 'device' | 'supplier' | 'kiosk';

const hour = 3600;
/** Seconds that each cookie lives in the browser. */
const lives: Readonly<Record<Kind, number>> = {
  refresh: refreshDays * 24 * hour,
  device: deviceDays * 24 * hour,
  supplier: supplierHours * hour,
  // As long as the cookie of a known device; closing the kiosk also ends it.
  kiosk: deviceDays * 24 * hour,
};

/** A cookie's kind, or for suppliers the order it belongs to, because a browser may hold several of those. */
export type CookieOf = Exclude<Kind, 'supplier'> | { readonly supplier: string };
const kindOf = (of: CookieOf): Kind => (typeof of === 'string' ? of : 'supplier');

/**
 * `__Host-` under https binds the cookie to this host. Elsewhere the port is part of the name, because cookies are shared between
 * ports.
 */
function cookieName(env: Env, request: FastifyRequest, of: CookieOf): string {
  const kind = typeof of === 'string' ? of : `supplier_${of.supplier}`;
  if (isHttps(request)) return `__Host-operatory_${kind}`;
  const port = /:(\d+)$/.exec(request.headers.host ?? '')?.[1] ?? '80';
  return env.production ? `operatory_${kind}` : `operatory_${kind}_${port}`;
}

/** The cookie's value from the header; null when absent. Two cookies of the same name count as absent, because one may be planted. */
export function readCookie(env: Env, request: FastifyRequest, of: CookieOf): string | null {
  const name = cookieName(env, request, of);
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  const only = found.length === 1 ? found[0] : undefined;
  return only && /^[\w.-]{20,160}$/.test(only) ? only : null;
}

/** Sets the cookie for this host alone (no Domain) and hides it from scripts; a null value clears it. */
export function writeCookie(
  env: Env,
  request: FastifyRequest,
  reply: FastifyReply,
  of: CookieOf,
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
  // Fastify appends to the cookies that are already set.
  reply.header('set-cookie', parts.join('; '));
}
