import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { compressed } from './compressed.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const folder = 'src/features/website';
const dist = at('dist');
const common = { configFile: false, root: at('.'), logLevel: 'warn' } as const;
const production = { 'process.env.NODE_ENV': JSON.stringify('production') };

/** Builds the script of public pages with a form; it contains none of the application. */
async function buildScript(): Promise<string> {
  const built = await build({
    ...common,
    publicDir: false,
    plugins: [react(), compressed],
    build: {
      outDir: dist,
      emptyOutDir: false,
      rolldownOptions: {
        input: at(`${folder}/website-browser.tsx`),
        output: { entryFileNames: 'assets/website-[hash].js', codeSplitting: false },
      },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  return `/${output[0].fileName}`;
}

/** Builds the public pages for the server, which renders them for each request. */
const buildRenderer = () =>
  build({
    ...common,
    publicDir: false,
    plugins: [react()],
    define: production,
    ssr: { noExternal: true },
    build: {
      outDir: `${dist}/server`,
      emptyOutDir: true,
      ssr: at(`${folder}/website-server.tsx`),
      rolldownOptions: { output: { entryFileNames: 'website.mjs', codeSplitting: false } },
    },
  });

/**
 * Builds the public website after the application: `dist/server/website.mjs` renders it, `website.json` has
 * the name of its script.
 */
export const website: Plugin = {
  name: 'website',
  apply: 'build',
  async closeBundle() {
    const script = await buildScript();
    await buildRenderer();
    await mkdir(`${dist}/server`, { recursive: true });
    await writeFile(`${dist}/server/website.json`, JSON.stringify({ script }));
  },
};
