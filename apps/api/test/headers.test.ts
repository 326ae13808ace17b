import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readEnv } from '../src/env.ts';
import { contentPolicy, registerSecurityHeaders } from '../src/http/security-headers.ts';
import { withBaseHost, withPreloads } from '../src/http/web-files.ts';

const policy = (host: string, more: Record<string, string> = {}) => contentPolicy(readEnv(more), host);

test('a page may connect to its own host only, and embed frames and images from the configured origins', () => {
  expect(policy('acme.localhost:4000')).toContain(
    "connect-src 'self' ws://acme.localhost:4000 wss://acme.localhost:4000;",
  );
  const configured = policy('a.b', {
    REPORTS_URL: 'https://reports.example/x',
    MAP_URL: 'https://map.example/y',
  });
  expect(configured).toContain("frame-src 'self' blob: https://reports.example https://map.example;");
  expect(configured).toContain("img-src 'self' data: blob: https://map.example;");
  for (const part of ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'self'"])
    expect(policy('a.b')).toContain(part);
  expect(policy('a.b')).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)|https?:(?!\/)|\*/);
  // WebAssembly may be compiled, but eval stays forbidden.
  expect(policy('a.b')).toContain("script-src 'self' 'wasm-unsafe-eval';");
});

test.each(['evil.example; script-src *', 'a b', 'x\r\ny', ''])(
  'the invalid Host %j adds no address to which a page may connect',
  (host) => {
    expect(policy(host)).toContain("connect-src 'self';");
  },
);

test('a response with 404 has the security headers, and a route can set its own content policy', async () => {
  const app = Fastify();
  registerSecurityHeaders(app, readEnv({}));
  app.get('/own', (_request, reply) => reply.header('content-security-policy', 'sandbox').send('x'));
  const at = async (url: string) =>
    (await app.inject({ url, headers: { host: 'acme.localhost:4000' } })).headers;
  expect(await at('/nowhere')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  expect((await at('/nowhere'))['content-security-policy']).toContain('ws://acme.localhost:4000');
  expect((await at('/own'))['content-security-policy']).toBe('sandbox');
  await app.close();
});

test('the page contains the configured base host', () => {
  const page = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');
  expect(withBaseHost(page, readEnv({ BASE_HOST: 'staging.operatory.example' }))).toContain(
    '<meta name="base-host" content="staging.operatory.example" />',
  );
});

test('the page preloads the files of the requested screen', () => {
  const preloads = {
    '/dashboard': ['assets/home.js'],
    '/dashboard/$module/list': ['assets/module.js'],
    '/dashboard/tasks/list': ['assets/tasks.js', 'assets/tasks.css'],
    '/dashboard/users/view/$id': ['assets/person.js'],
  };
  const named = (url: string) =>
    [...withPreloads('<head></head>', url, preloads).matchAll(/href="\/assets\/([^"]+)"/g)].map(
      ([, file]) => file,
    );
  expect(named('/dashboard/')).toEqual(['home.js']);
  expect(named('/dashboard/tasks/list?view=board')).toEqual(['tasks.js', 'tasks.css']);
  expect(named('/dashboard/clinic-rooms/list')).toEqual(['module.js']);
  expect(named('/dashboard/users/view/0192')).toEqual(['person.js']);
  expect(named('/')).toEqual([]);
  expect(named('/dashboard/nowhere')).toEqual([]);
});
