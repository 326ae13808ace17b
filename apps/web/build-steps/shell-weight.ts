import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { chunksOf, isEntryChunk, routeOf, withImports } from './chunks.ts';

/** The routes of the first screen after sign-in: the shell and the dashboard. */
const screens = ['dashboard', 'dashboard/index'];
const most = 250_000;

const inKB = (bytes: number) => (bytes / 1_000).toFixed(1).padStart(7);

/**
 * Prints the compressed size of the scripts for the first screen, and fails the build if it is over the
 * limit.
 */
export const shellWeight: Plugin = {
  name: 'shell-weight',
  apply: 'build',
  writeBundle(_options, bundle) {
    const chunks = chunksOf(bundle);
    const roots = [
      chunks.find(isEntryChunk),
      ...screens.map((screen) => chunks.find((chunk) => routeOf(chunk) === screen)),
    ].filter((chunk) => chunk !== undefined);
    if (roots.length <= screens.length) this.error(`Not found: the page's script or ${screens.join(', ')}`);
    const weighed = withImports(chunks, roots)
      .map(({ fileName, code }) => ({ fileName, bytes: gzipSync(code, { level: 9 }).length }))
      .sort((a, b) => b.bytes - a.bytes);
    const total = weighed.reduce((sum, { bytes }) => sum + bytes, 0);
    console.log(`${inKB(total)} KB of scripts before the first screen, compressed:`);
    for (const { fileName, bytes } of weighed) console.log(`${inKB(bytes)} ${fileName}`);
    if (total > most) this.error(`That is more than ${inKB(most)} KB: let something be fetched later.`);
  },
};
