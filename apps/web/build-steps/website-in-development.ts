import type { Environment } from '@operatory/domain/sub-domain';
import type { Plugin } from 'vite';
import type { pageNameOf } from '../src/features/website/website-pages.ts';
import type { renderWebsite } from '../src/features/website/website-server.tsx';

const folder = '/src/features/website';
interface Renderer {
  readonly renderWebsite: typeof renderWebsite;
  readonly pageNameOf: typeof pageNameOf;
  environmentOf(host: string): Environment;
}

/** Renders the public pages during development, as the API does in production. */
export const websiteInDevelopment = (api: string): Plugin => ({
  name: 'website-in-development',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const { url = '', method, headers } = request;
      const [path = '', search = ''] = url.split('?');
      const baseHost = process.env.BASE_HOST ?? 'localhost';
      if (method !== 'GET' || headers.host?.replace(/:\d+$/, '') !== baseHost) return next();
      try {
        const renderer = (await server.ssrLoadModule(`${folder}/website-server.tsx`)) as unknown as Renderer;
        const page = renderer.pageNameOf(path);
        if (page === 'missing') return next();
        const content = await (await fetch(`${api}/api/v1/website`)).json();
        const host = headers.host ?? baseHost;
        const props = {
          page,
          path,
          search,
          content,
          baseHost: host,
          demo: true,
          environment: renderer.environmentOf(host),
        };
        const html = renderer.renderWebsite(props, `http://${host}`, `${folder}/website-browser.tsx`);
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(url, html));
      } catch (error) {
        next(error);
      }
    });
  },
});
