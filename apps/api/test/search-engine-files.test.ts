import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readEnv } from '../src/env.ts';
import { registerSearchEngineFiles } from '../src/http/search-engine-files.ts';
import { Website } from '../src/http/website.ts';

async function served(more: Record<string, string> = {}) {
  const app = Fastify();
  const website = new Website({ env: readEnv(more), pools: {} as never });
  registerSearchEngineFiles(app, {
    isMainHost: (request) => website.isMainHost(request),
    origin: (request) => website.origin(request),
    listedPaths: async () => ['/', '/register-now'],
  });
  return async (url: string, host: string) => app.inject({ url, headers: { host } });
}

test('search engines may list the main host, and find its pages in a sitemap', async () => {
  const at = await served();
  const robots = await at('/robots.txt', 'localhost:4000');
  expect(robots.headers['content-type']).toContain('text/plain');
  expect(robots.body).toContain('Disallow: /dashboard\n');
  expect(robots.body).not.toContain('Disallow: /\n');
  expect(robots.body).toContain('Sitemap: http://localhost:4000/sitemap.xml');
  const sitemap = await at('/sitemap.xml', 'localhost:4000');
  expect(sitemap.headers['content-type']).toContain('application/xml');
  expect(sitemap.body.match(/<loc>[^<]+/g)).toEqual([
    '<loc>http://localhost:4000/',
    '<loc>http://localhost:4000/register-now',
  ]);
});

test('search engines may list nothing on a client’s host', async () => {
  const at = await served();
  expect((await at('/robots.txt', 'harboursmiles.localhost:4000')).body).toBe('User-agent: *\nDisallow: /\n');
  expect((await at('/sitemap.xml', 'harboursmiles.localhost:4000')).statusCode).toBe(404);
});
