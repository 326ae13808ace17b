import type { Plugin } from 'vite';
import { type Chunk, chunksOf, isEntryChunk, routeOf, withImports } from './chunks.ts';

/** The URL path of a route: `dashboard/tasks.view.$id` becomes `/dashboard/tasks/view/$id`. */
const addressOf = (route: string): string => `/${route.replaceAll('.', '/')}`.replace(/\/index$/, '');

const stylesOf = ({ viteMetadata }: Chunk): readonly string[] => [...(viteMetadata?.importedCss ?? [])];

/** Writes the list of files that each screen loads beyond the page's own; the API preloads them in the page that it sends. */
export const preloads: Plugin = {
  name: 'preloads',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = chunksOf(bundle);
    const page = withImports(chunks, chunks.filter(isEntryChunk));
    const shell = chunks.filter((chunk) => routeOf(chunk) === 'dashboard');
    const screens = chunks.flatMap((chunk) => {
      const route = routeOf(chunk);
      if (!route?.startsWith('dashboard/')) return [];
      const files = withImports(chunks, [...shell, chunk]).filter((file) => !page.includes(file));
      return [
        [addressOf(route), [...files.map(({ fileName }) => fileName), ...files.flatMap(stylesOf)]] as const,
      ];
    });
    this.emitFile({
      type: 'asset',
      fileName: 'preloads.json',
      source: JSON.stringify(Object.fromEntries(screens)),
    });
  },
};
