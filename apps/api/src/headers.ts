import type { FastifyInstance } from 'fastify';
import type { Env } from './env.ts';

/** Content policy: everything from here; frames and maps only from the configured addresses. */
export function contentPolicy(
  env: Pick<Env, 'REPORTS_URL' | 'MAP_URL' | 'production'>,
  connect: readonly string[] = [],
): string {
  const frames = [env.REPORTS_URL, env.MAP_URL]
    .filter((url) => url !== undefined)
    .map((url) => new URL(url).origin);
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${['ws:', 'wss:', ...connect].join(' ')}`,
    "worker-src 'self' blob:",
    // blob: for a PDF that the page itself has fetched, shown in the browser's viewer.
    `frame-src ${["'self'", 'blob:', ...frames].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** The headers that every answer bears. A route that sets one of them itself keeps its own. */
export function registerSecurityHeaders(app: FastifyInstance, env: Env): void {
  const headers: Record<string, string> = {
    'content-security-policy': contentPolicy(env),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(self)',
    'cache-control': 'no-store',
    ...(env.production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
}
