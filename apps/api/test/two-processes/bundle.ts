import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const api = fileURLToPath(new URL('../../', import.meta.url));

const asked = Symbol();

/**
 * The process's own files as one: to compile some hundreds of them at each start takes longer than what is tried here. Each
 * still finds its neighbours by its own address, and what is no code of ours is imported as ever.
 */
export async function bundleMain(): Promise<string> {
  const outfile = `${api}node_modules/.cache/operatory-main.mjs`;
  await build({
    entryPoints: [`${api}src/main.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // As Node looks for them.
    conditions: [],
    mainFields: ['main'],
    plugins: [
      {
        name: 'ours',
        setup(bundle) {
          bundle.onResolve({ filter: /^[^./]/ }, async ({ path, resolveDir, kind, pluginData }) => {
            if (pluginData === asked || path.startsWith('@operatory/')) return undefined;
            // From where it is asked for: each package has its own.
            const found = await bundle.resolve(path, { resolveDir, kind, pluginData: asked });
            return { path: found.path, external: true };
          });
          bundle.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replaceAll(
              'import.meta.url',
              JSON.stringify(pathToFileURL(path).href),
            ),
            loader: 'ts',
          }));
        },
      },
    ],
  });
  return outfile;
}
