import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

const originOf = (url: string | undefined): readonly string[] =>
  url === undefined ? [] : [new URL(url).origin];
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
/** Hosts that may appear in a policy; any other Host header is omitted from it. */
const plainHost = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/**
 * Builds the content security policy: everything from this origin; frames and maps only from the configured URLs; sockets to this
 * host, by name, since in some browsers 'self' does not include sockets. `inlineScript`: the text of the one script that the page itself
 * has.
 */
export function contentPolicy(
  env: Pick<Env, 'REPORTS_URL' | 'MAP_URL'>,
  host = '',
  inlineScript?: string,
): string {
  const sockets = plainHost.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    // The scanner for product codes is WebAssembly from our own file, which this allows the browser to compile; eval stays forbidden.
    `script-src 'self' 'wasm-unsafe-eval'${inlineScript === undefined ? '' : ` 'sha256-${hashOf(inlineScript)}'`}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...originOf(env.MAP_URL)].join(' ')}`,
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self'${sockets}`,
    "worker-src 'self' blob:",
    // blob: allows the browser's viewer to show a PDF that the page itself has fetched.
    `frame-src ${["'self'", 'blob:', ...originOf(env.REPORTS_URL), ...originOf(env.MAP_URL)].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** Policies are cached for this many hosts; for further hosts they are built per request. */
const policiesKept = 1_000;

/** Sets the headers of every response, unless a route sets one of them itself. */
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
