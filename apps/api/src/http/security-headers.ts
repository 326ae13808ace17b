import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

const originOf = (url: string | undefined): readonly string[] =>
  url === undefined ? [] : [new URL(url).origin];
/** What may stand in a policy; anything else in a Host header is left out of it. */
const plainHost = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/**
 * Content policy: everything from here; frames and maps only from the configured addresses; sockets to this very host,
 * by name, since not every browser takes 'self' to mean sockets too.
 */
export function contentPolicy(env: Pick<Env, 'REPORTS_URL' | 'MAP_URL'>, host = ''): string {
  const sockets = plainHost.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    // What reads the codes on products is WebAssembly: our own file, which may be compiled, and nothing may be evaluated.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...originOf(env.MAP_URL)].join(' ')}`,
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self'${sockets}`,
    "worker-src 'self' blob:",
    // blob: for a PDF that the page itself has fetched, shown in the browser's viewer.
    `frame-src ${["'self'", 'blob:', ...originOf(env.REPORTS_URL), ...originOf(env.MAP_URL)].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** Policies are cached for this many hosts; for further hosts they are built per request. */
const policiesKept = 1_000;

/** The headers that every answer bears. A route that sets one of them itself keeps its own. */
export function registerSecurityHeaders(app: FastifyInstance, env: Env): void {
  const headers = Object.entries({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(self)',
    'cache-control': 'no-store',
    ...(env.production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  });
  const policies = new Map<string, string>();
  const policyFor = (host: string): string => {
    const known = policies.get(host);
    if (known !== undefined) return known;
    const made = contentPolicy(env, host);
    if (policies.size < policiesKept) policies.set(host, made);
    return made;
  };
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', policyFor(request.headers.host ?? ''));
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
}
