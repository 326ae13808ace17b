import type { FastifyInstance } from 'fastify';
import type { Website } from './website.ts';

/** Search engines may list the public pages of the main host, and nothing of clients' hosts. */
export function registerSearchEngineFiles(
  app: FastifyInstance,
  website: Pick<Website, 'isMainHost' | 'origin' | 'listedPaths'>,
): void {
  app.get('/robots.txt', (request, reply) => {
    const lines = website.isMainHost(request)
      ? [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /dashboard',
          '',
          `Sitemap: ${website.origin(request)}/sitemap.xml`,
        ]
      : ['User-agent: *', 'Disallow: /'];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    if (!website.isMainHost(request)) return reply.callNotFound();
    const addresses = (await website.listedPaths()).map(
      (path) => `<url><loc>${website.origin(request)}${path}</loc></url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>`,
      );
  });
}
