// Bundles the sources of a program into one file, which starts sooner than with tsx.
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, once, root, sources } from './tools.mjs';

const asked = Symbol();

/**
 * Bundles only our own files, each with its own `import.meta.url`; packages are imported from their folders.
 */
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

/** Packages in the bundle may use `require`, which ES modules do not have. */
const withRequire =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Bundles the sources again if they have changed. Returns the URL of the bundle. With `whole`, packages are
 * bundled too; none of them may be native.
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
      // Resolves modules as Node does.
      conditions: [],
      mainFields: ['main'],
      // Optional native parts of pg and ws, which may not be installed.
      external: ['pg-native', 'bufferutil', 'utf-8-validate'],
      ...(whole ? { banner: { js: withRequire } } : { plugins: [onlyOurs] }),
      logLevel: 'warning',
    });
    await rename(join(root, unfinished), join(root, file));
  };
  // The bundle contains paths of this checkout, so a moved or copied one needs a bundle of its own.
  await once(name, inputs, [file], make, root);
  return pathToFileURL(join(root, file)).href;
}
