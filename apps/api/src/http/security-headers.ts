import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

const originOf = (url: string | undefined): readonly string[] =>
  url === undefined ? [] : [new URL(url).origin];
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
/** Only a Host header of this form is put into the policy. */
const plainHost = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/**
 * @returns The Content-Security-Policy of a page. Most things must come from this origin; frames and maps
 *   may come from the configured URLs. Sockets to this host are listed by name, because in some browsers
 *   'self' does not include them. `inlineScript` is the page's only inline script.
 */
export function contentPolicy(
  env: Pick<Env, 'REPORTS_URL' | 'MAP_URL'>,
  host = '',
  inlineScript?: string,
): string {
  const sockets = plainHost.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    // Lets the browser compile our own WebAssembly (the barcode scanner). eval stays forbidden.
    `script-src 'self' 'wasm-unsafe-eval'${inlineScript === undefined ? '' : ` 'sha256-${hashOf(inlineScript)}'`}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...originOf(env.MAP_URL)].join(' ')}`,
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self'${sockets}`,
    "worker-src 'self' blob:",
    // blob: lets the browser show a PDF that the page has fetched.
    `frame-src ${["'self'", 'blob:', ...originOf(env.REPORTS_URL), ...originOf(env.MAP_URL)].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** For more hosts than this, the policy is built for each request. */
const policiesKept = 1_000;

/** Adds security headers to every answer. A route may set any of them to another value. */
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
