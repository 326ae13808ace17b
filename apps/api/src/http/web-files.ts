import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context/context.ts';
import type { Env } from '../env.ts';
import { registerSearchEngineFiles } from './search-engine-files.ts';
import { dist } from './web-dist.ts';
import { Website } from './website.ts';

const year = 'public, max-age=31536000, immutable';

/**
 * Serves the built web application. Assets with a hash in their name are cached for a year, pages never. The
 * main host's public pages are rendered; every other page is index.html.
 */
export function registerWebFiles(app: FastifyInstance, context: Pick<AppContext, 'env' | 'pools'>): void {
  const { env } = context;
  const website = new Website(context);
  const isBuilt = existsSync(`${dist}/server/website.mjs`);
  const sendPage = async (reply: FastifyReply, name: 'index' | 'graphiql') => {
    const [page, preloads] = await Promise.all([
      readFile(`${dist}/${name}.html`, 'utf8').catch(() => null),
      readFile(`${dist}/preloads.json`, 'utf8').catch(() => '{}'),
    ]);
    if (!page)
      return reply.status(503).type('text/plain').send('The web application is not built. Run npm start.');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(withPreloads(withBaseHost(page, env), reply.request.url, JSON.parse(preloads)));
  };
  const sendAny = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isBuilt && (await website.send(request, reply))) return reply;
    return sendPage(reply, 'index');
  };
  if (existsSync(dist)) {
    app.register(fastifyStatic, {
      root: dist,
      index: false,
      cacheControl: false,
      // The build has compressed the files.
      preCompressed: true,
      // The folder `server` of the build is not for browsers.
      allowedPath: (path) => !path.startsWith('/server/'),
      setHeaders: (reply, path) =>
        void reply.header('cache-control', path.includes('/assets/') ? year : 'no-cache'),
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page = request.method === 'GET' && String(request.headers.accept ?? '').includes('text/html');
    if (!page || /^\/((api|v1|dev)\/|stories\b)/.test(request.url)) {
      return reply.status(404).send({ message: 'Not found', code: 'not_found' });
    }
    return sendAny(request, reply);
  });
  // Without these routes, the static plugin would answer a folder without an index with 403.
  app.get('/', sendAny);
  registerSearchEngineFiles(app, website);
  app.get('/graphiql', (_request, reply) => sendPage(reply, 'graphiql'));
}

export const withBaseHost = (page: string, { BASE_HOST }: Pick<Env, 'BASE_HOST'>): string =>
  page.replace('%BASE_HOST%', () => BASE_HOST);

/** Files of each screen, by its path. A part of a path that starts with `$` matches anything. */
type Preloads = Readonly<Record<string, readonly string[]>>;

/**
 * @returns The page with preload links for the screen's files, so that they load at the same time as the
 *   page's script.
 */
export function withPreloads(page: string, url: string, preloads: Preloads): string {
  const asked = pathOf(url);
  const fits = (address: string) =>
    address.split('/').every((part, place) => part.startsWith('$') || part === asked[place]);
  const same = Object.keys(preloads).filter((address) => address.split('/').length === asked.length);
  // A path without variables wins over one with them.
  const address = same.filter(fits).sort((a, b) => variables(a) - variables(b))[0];
  const links = (address === undefined ? [] : (preloads[address] ?? [])).map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  return page.replace('</head>', () => `${links.join('')}</head>`);
}

const pathOf = (url: string): readonly string[] =>
  (url.split(/[?#]/)[0] ?? '').replace(/\/+$/, '').split('/');
const variables = (address: string): number => address.split('$').length;
