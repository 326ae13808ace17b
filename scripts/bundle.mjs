// One file made of a program's sources: it starts sooner, and its functions are not named again at each call as tsx names them.
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, once, root, sources } from './tools.mjs';

const asked = Symbol();

/** Only what is ours is taken in: each file still knows its own address, and packages are imported from where they lie. */
const onlyOurs = {
  name: 'only ours',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, async ({ path, resolveDir, kind, pluginData }) => {
      if (pluginData === asked || kind === 'entry-point' || path.startsWith('@operatory/')) return undefined;
      const found = await bundle.resolve(path, { resolveDir, kind, pluginData: asked });
      if (found.errors.length > 0) return found;
      const isFile = !found.external && found.namespace === 'file';
      return { path: isFile ? pathToFileURL(found.path).href : path, external: true };
    });
    bundle.onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', () =>
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: 'ts',
    }));
  },
};

/** What packages require is not known to modules. */
const withRequire =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Makes the file anew when its sources have changed, and answers with its address. `whole` takes the packages in too, where
 * they are few and none is native.
 */
export async function bundled(name, { main, folders, whole = false }) {
  const file = `node_modules/.operatory-${name}.mjs`;
  const inputs = ['pnpm-lock.yaml', 'scripts/bundle.mjs', ...sources(...folders)];
  const make = async () => {
    const { build } = await import('esbuild').catch(() =>
      fail('The packages are not installed: npx -y pnpm@12.21.0 install --frozen-lockfile'),
    );
    const unfinished = `${file}.${process.pid}`;
    await build({
      entryPoints: [main],
      absWorkingDir: root,
      outfile: unfinished,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      // As Node looks for them.
      conditions: [],
      mainFields: ['main'],
      // Drivers of pg's and ws's own that are faster or not there.
      external: ['pg-native', 'bufferutil', 'utf-8-validate'],
      ...(whole ? { banner: { js: withRequire } } : { plugins: [onlyOurs] }),
      logLevel: 'warning',
    });
    await rename(join(root, unfinished), join(root, file));
  };
  // Its addresses are of this very place: of a checkout that was moved or copied it is made anew.
  await once(name, inputs, [file], make, root);
  return pathToFileURL(join(root, file)).href;
}
