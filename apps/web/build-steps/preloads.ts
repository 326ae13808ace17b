import type { Plugin } from 'vite';
import { type Chunk, chunksOf, isEntryChunk, routeOf, withImports } from './chunks.ts';

/** The path of a route: `/dashboard/tasks/view/$id` for `dashboard/tasks.view.$id`. */
const addressOf = (route: string): string => `/${route.replaceAll('.', '/')}`.replace(/\/index$/, '');

const stylesOf = ({ viteMetadata }: Chunk): readonly string[] => [...(viteMetadata?.importedCss ?? [])];

/**
 * Writes a list of the files that each screen needs besides those of the page. The API makes the page preload
 * them.
 */
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
