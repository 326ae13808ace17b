import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { environmentOf } from '@operatory/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { subDomainOf } from '../auth/host.ts';
import type { AppContext } from '../context/context.ts';
import type { Env } from '../env.ts';
import { contentPolicy } from './security-headers.ts';
import { dist } from './web-dist.ts';
import { WebsiteContents } from './website-contents.ts';

/** The web application's build exports these for the public pages; see `website-server.tsx` there. */
interface Renderer {
  pageNameOf(path: string): string;
  readonly websitePages: Readonly<Record<string, { readonly path: string; readonly listed: boolean }>>;
  readonly inlineScript: string;
  renderWebsite(props: Readonly<Record<string, unknown>>, origin: string, script: string): string;
}

const brotli = promisify(brotliCompress);
// A higher quality of compression takes longer than its smaller size saves.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The public pages of the main host, rendered for each request. */
export class Website {
  readonly #contents: WebsiteContents;
  readonly #env: Pick<Env, 'BASE_HOST' | 'production' | 'SEED' | 'REPORTS_URL' | 'MAP_URL'>;
  #built: Promise<{ renderer: Renderer; script: string; application: ReadonlySet<string> }> | undefined;

  constructor(context: Pick<AppContext, 'env' | 'pools'>) {
    this.#contents = new WebsiteContents(context);
    this.#env = context.env;
  }

  isMainHost(request: FastifyRequest): boolean {
    return subDomainOf(this.#env, request.headers.host) === '';
  }

  /** The main host's origin, on whatever host the request came. */
  origin(request: FastifyRequest): string {
    return this.#env.production
      ? `https://${this.#env.BASE_HOST}`
      : `${request.protocol}://${this.#baseHost(request)}`;
  }

  /** The host below which organisations have their sub-domains, with the request's port. */
  #baseHost(request: FastifyRequest): string {
    return `${this.#env.BASE_HOST}${/:\d+$/.exec(request.headers.host ?? '')?.[0] ?? ''}`;
  }

  /** @returns The paths that search engines may list. */
  async listedPaths(): Promise<readonly string[]> {
    const { renderer } = await this.#load();
    return Object.values(renderer.websitePages).flatMap(({ path, listed }) => (listed ? [path] : []));
  }

  /**
   * Sends the public page at this path. Returns false if there is none, so that the application is sent. On
   * an organisation's host, public pages other than the front page redirect to the main host.
   */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const [path = '/', search = ''] = request.url.split('?');
    const { renderer, script, application } = await this.#load();
    const page = renderer.pageNameOf(path);
    if (!this.isMainHost(request)) {
      if (page === 'missing' || page === 'front') return false;
      reply.redirect(`${this.origin(request)}${request.url}`);
      return true;
    }
    if (page === 'missing' && application.has(path.split('/')[1] ?? '')) return false;
    const props = {
      page,
      path,
      search,
      content: await this.#contents.read(),
      baseHost: this.#baseHost(request),
      environment: environmentOf(request.headers.host ?? ''),
      demo: !this.#env.production && this.#env.SEED === 'demo',
    };
    const html = renderer.renderWebsite(props, this.origin(request), script);
    reply
      .status(page === 'missing' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header(
        'content-security-policy',
        contentPolicy(this.#env, request.headers.host, renderer.inlineScript),
      )
      .header('vary', 'Accept-Encoding');
    if (/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
      reply.header('content-encoding', 'br').send(await brotli(html, quick));
    } else reply.send(html);
    return true;
  }

  #load() {
    this.#built ??= this.#read().catch((error: unknown) => {
      this.#built = undefined;
      throw error;
    });
    return this.#built;
  }

  async #read() {
    const [renderer, names, addresses] = await Promise.all([
      import(`file://${dist}/server/website.mjs`) as Promise<Renderer>,
      readFile(`${dist}/server/website.json`, 'utf8'),
      readFile(`${dist}/addresses.json`, 'utf8'),
    ]);
    const { script } = JSON.parse(names) as { script: string };
    return { renderer, script, application: new Set(JSON.parse(addresses) as string[]) };
  }
}
