import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context/context.ts';
import { withBaseHost } from '../http/web-files.ts';

const dist = fileURLToPath(new URL('../../../web/stories/dist', import.meta.url));

/** Outside production, `/stories` shows each dialog and widget by itself. */
export function registerDevStories(app: FastifyInstance, { env }: Pick<AppContext, 'env'>): void {
  if (env.production) return;
  if (existsSync(dist))
    app.register(fastifyStatic, {
      root: `${dist}/assets`,
      prefix: '/stories/assets/',
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    });
  app.get('/stories', async (_request, reply) => {
    const page = await readFile(`${dist}/index.html`, 'utf8').catch(() => null);
    if (!page) return reply.status(503).type('text/plain').send('The stories are not built: run npm test.');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(withBaseHost(page, env));
  });
}
